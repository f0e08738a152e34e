/** Where there is no room for everything, one of these at a time. */
export const SHEETS = [
  { sheet: 'table', sign: 'hand' },
  { sheet: 'players', sign: 'eye' },
] as const

export type Sheet = (typeof SHEETS)[number]['sheet']
