/** What a browser calls itself, as people call it; the first that fits, since most also name others. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Headless)?Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux|X11/, 'Linux'],
]

/** Browser and system of a device, as far as its `User-Agent` tells them; nothing where it tells neither. */
export function deviceOf(agent: string): string {
  const named = (list: typeof BROWSERS): string => list.find(([sign]) => sign.test(agent))?.[1] ?? ''
  return [named(BROWSERS), named(SYSTEMS)].filter(Boolean).join(', ')
}
