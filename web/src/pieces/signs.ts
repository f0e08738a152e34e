/** Solid silhouettes on a 24 grid, in one ink (`currentColor`). Drawn here once; `Sign.svelte` shows them. */
export const signs = {
  'part-banners': '<path d="M4 2h2.5v20H4z"/><path d="M7.5 3H22l-4 5 4 5H7.5z"/>',
  'part-lights':
    '<circle cx="12" cy="11" r="5.6"/><path d="M9.6 17.4h4.8v2H9.6zM10.3 20.2h3.4v1.8h-3.4z"/><path d="M12 .8v2.6M3.9 4.1l1.8 1.8M20.1 4.1l-1.8 1.8M1.2 11h2.6M20.2 11h2.6" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
  'part-materials':
    '<g fill="none" stroke="currentColor" stroke-linejoin="round" stroke-width="2.6"><path d="M3.5 3.5h17v17h-17z M4 4l16 16 M20 4L4 20"/></g>',
  'part-seats':
    '<path d="M4 3.5C4 2.7 4.7 2 5.5 2S7 2.7 7 3.5L8 12h10c2 0 3.5 1.4 3.5 3.4V17H6.4z"/><path d="M7.4 18.5h2.4V22H7.4zM17.2 18.5h2.4V22h-2.4z"/>',
  'part-wild':
    '<polygon points="12,0.5 14.7,5.4 20.1,3.9 18.6,9.3 23.5,12 18.6,14.7 20.1,20.1 14.7,18.6 12,23.5 9.3,18.6 3.9,20.1 5.4,14.7 0.5,12 5.4,9.3 3.9,3.9 9.3,5.4"/>',
  'seat-1': '<polygon points="12,1.4 14.9,8.7 22.8,9.3 16.8,14.4 18.7,22 12,17.8 5.3,22 7.2,14.4 1.2,9.3 9.1,8.7"/>',
  'seat-2': '<path d="M15.5 1.8A10.4 10.4 0 1 0 22 15.6 8.6 8.6 0 0 1 15.5 1.8z"/>',
  'seat-3':
    '<path d="M12 21.5C5 16.4 2 12.8 2 8.8 2 5.6 4.4 3.2 7.4 3.2c1.9 0 3.6 1 4.6 2.6 1-1.6 2.7-2.6 4.6-2.6 3 0 5.4 2.4 5.4 5.6 0 4-3 7.6-10 12.7z"/>',
  'seat-4':
    '<circle cx="12" cy="6.8" r="4.8"/><circle cx="6.6" cy="13.6" r="4.8"/><circle cx="17.4" cy="13.6" r="4.8"/><path d="M11 11h2c0 5 .6 8 2.6 11H8.4c2-3 2.6-6 2.6-11z"/>',
  'seat-5': '<path d="M12 1l9 11-9 11-9-11z"/>',
  'seat-6':
    '<path d="M12 1.5a2 2 0 0 1 2 2v.6c3.4.9 5.5 3.8 5.5 7.4V16l2 2.5H2.5l2-2.5v-4.5c0-3.6 2.1-6.5 5.5-7.4v-.6a2 2 0 0 1 2-2z"/><circle cx="12" cy="20.6" r="2.4"/>',
  'region-aerie': '<path d="M6.3 19a4.8 4.8 0 0 1-.6-9.6A6.2 6.2 0 0 1 17.4 7.7a5.7 5.7 0 0 1 .6 11.3z"/>',
  'region-caves': '<path d="M1.5 3h21v4.5L20.3 14l-2.6-6-3 8.5-1.2-3L12 22l-2.6-12.5L8 14 5.8 8 3.7 17 1.5 8z"/>',
  'region-dark':
    '<path d="M12 9.2l1-2.2.9 2.4C15.6 6.4 19 5 22.8 6.2c-1.6 1.9-2 4.3-1.6 7.3-1.8-1.2-3.6-1-4.8.6-1.3-1-2.7-.6-3.3 1L12 18.5l-1.1-3.4c-.6-1.6-2-2-3.3-1-1.2-1.6-3-1.8-4.8-.6.4-3 0-5.4-1.6-7.3C5 5 8.4 6.4 10.1 9.4L11 7z"/>',
  'region-depths':
    '<g fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2.8"><path d="M2 7c2.5-3 4.2-3 6.7 0s4.1 3 6.6 0 4.2-3 6.7 0M2 12.5c2.5-3 4.2-3 6.7 0s4.1 3 6.6 0 4.2-3 6.7 0M2 18c2.5-3 4.2-3 6.7 0s4.1 3 6.6 0 4.2-3 6.7 0"/></g>',
  'region-forest': '<path d="M12 1l6 8h-2.8l4.8 6.5h-6.6V22h-2.8v-6.5H4L8.8 9H6z"/>',
  'region-dreams':
    '<path d="M12.5 12c0-1.2 2-1 2 .8 0 2.4-3.4 3-4.8.8-1.8-3 .8-6.4 4.4-5.8 4.6.8 6 6.2 3.2 9.6-3.4 4.2-10.2 3.4-12.6-1.4C2 10.2 5.4 3.8 11.6 3" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2.6"/>',
  'throw-food':
    '<ellipse cx="15.2" cy="8.8" rx="7.6" ry="6.2" transform="rotate(-42 15.2 8.8)"/><path d="M11.5 11L5.2 17.3" stroke="currentColor" stroke-width="3.6"/><circle cx="3.8" cy="17" r="2.6"/><circle cx="7" cy="20.2" r="2.6"/>',
  'throw-cups': '<path d="M4 3h16v3.6H4zM5.2 8h13.6L17 22H7z"/>',
  'throw-hats': '<path d="M6.5 3h11v9h-11zM6.5 13.6h11V17H22v3.6H2V17h4.5z"/>',
  'throw-beads':
    '<circle cx="20.0" cy="14.9" r="2.5"/><circle cx="15.3" cy="19.5" r="2.5"/><circle cx="8.7" cy="19.6" r="2.5"/><circle cx="4.1" cy="14.9" r="2.5"/><circle cx="4.0" cy="8.3" r="2.5"/><circle cx="8.7" cy="3.7" r="2.5"/><circle cx="15.3" cy="3.6" r="2.5"/><circle cx="19.9" cy="8.3" r="2.5"/>',
  ticket: '<path d="M1.5 5.5h21V10a2 2 0 0 0 0 4v4.5h-21V14a2 2 0 0 0 0-4z"/>',
  mallet: '<path d="M3 4.5L13 1l2.2 6L5.2 10.6z"/><path d="M10.2 8.8l2.6-1 6 14-2.8 1z"/>',
  tiles:
    '<path d="M2 2h9.2v9.2H2zM12.8 2H22v9.2h-9.2zM2 12.8h9.2V22H2z"/><path d="M12.8 12.8H22V22h-9.2zm2 2V20H20v-5.200z" fill-rule="evenodd"/>',
  crown: '<path d="M2 6l5.2 5L12 3l4.8 8L22 6l-2 12H4zM4 19.5h16V22H4z"/>',
  danger:
    '<path d="M4.5 1.5C5 8.5 6 15 9 22.5c.4-7-.6-14.5-4.5-21zM11 1C11.3 9 12 16 14.6 23.2 15.4 15.6 14.8 8 11 1zM17.3 2c0 6.6.4 12.5 2.4 18.6C21.2 14 20.9 7.8 17.3 2z"/>',
  lore: '<path d="M1.5 4c4-1.2 7-.8 9.7 1v16c-2.7-1.6-5.7-2-9.7-1zM22.5 4c-4-1.2-7-.8-9.7 1v16c2.7-1.6 5.7-2 9.7-1z"/>',
  'hunter-token':
    '<path fill-rule="evenodd" d="M12 .5a11.5 11.5 0 100 23 11.5 11.5 0 000-23zM12 3a9 9 0 110 18 9 9 0 010-18z"/><path d="M12 5.5l5.5 2.200v4.600c0 3.2-2.2 5.4-5.5 6.7-3.300-1.300-5.5-3.5-5.5-6.7V7.700z"/>',
  hunter:
    '<g fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2.2"><circle cx="14.5" cy="9" r="7"/><path d="M9.5 14L2 21.5M10 4.5l9 9M19 4.5l-9 9M14.5 2v14M7.5 9h14"/></g>',
  vp: '<polygon points="12,0.2 14.3,2.4 17.5,2 18,5.1 20.8,6.6 19.4,9.5 20.8,12.4 18,13.9 17.5,17 14.3,16.6 12,18.8 9.7,16.6 6.5,17 6,13.9 3.2,12.4 4.6,9.5 3.2,6.6 6,5.1 6.5,2 9.7,2.4"/><path d="M7.5 16.5L5 23.5l4-1 2 1.2 1-5zM16.5 16.5L19 23.5l-4-1-2 1.2-1-5z"/>',
  distant: '<path d="M12 1.5l3 7.5h-2v5h-2V9H9z"/><path d="M4 16h16v2.6H4zM7 20h10v2.5H7z"/>',
  barker:
    '<path d="M2 9h5l11-6v18L7 15v0H2z"/><path d="M5 16h3.5l1.5 6H6.5z"/><path d="M20.5 8.5c1.6 2 1.6 5 0 7" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
  guest: '<circle cx="12" cy="6" r="4.6"/><path d="M12 11.5c4.6 0 6.5 4.5 6.5 10.5h-13c0-6 1.9-10.5 6.5-10.5z"/>',
  hand: '<path d="M3.2 8.6l7-2.8 5 13-7 2.8z"/><path d="M12.5 3.2l7.6 1.2-2.2 13.8-1.7-.3-4.4-11.6-2.3.7z"/>',
  wrench:
    '<path d="M21.5 6.6l-3.6 3.6-3.6-.6-.6-3.6L17.3 2.4a6.6 6.6 0 0 0-8.4 8.4L1.8 18l4.2 4.2 7.1-7.1a6.6 6.6 0 0 0 8.4-8.5z"/>',
  coins:
    '<ellipse cx="12" cy="6" rx="8.5" ry="3.6"/><path d="M3.5 8.5c1.6 2 4.8 3 8.5 3s6.9-1 8.5-3V12c-1.6 2-4.8 3-8.5 3s-6.9-1-8.5-3zM3.5 14.5c1.6 2 4.8 3 8.5 3s6.9-1 8.5-3V18c-1.6 2-4.8 3.2-8.5 3.2S5.1 20 3.5 18z"/>',
  log: '<g fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2.4"><path d="M5 6h14M5 12h14M5 18h9"/></g>',
  rules: '<path d="M4 2h13a3 3 0 0 1 3 3v17H7a3 3 0 0 1-3-3zm3 4v2.4h10V6zm0 5v2.4h7V11z" fill-rule="evenodd"/>',
  menu: '<g fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2.6"><path d="M3 6h18M3 12h18M3 18h18"/></g>',
  compass:
    '<circle cx="12" cy="12" r="9.5" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2.4"/><path d="M16.8 7.2l-3 6.6-6.6 3 3-6.6z"/>',
  royal: '<path d="M12 1l2.2 4.2L19 4l-1 8H6L5 4l4.8 1.2zM6 14h12v2.5H6z"/><circle cx="12" cy="20.5" r="2.3"/>',
  'size-1':
    '<path d="M6 9.5h12L14.5 23h-5z"/><circle cx="8" cy="6.6" r="3"/><circle cx="12.2" cy="4" r="3"/><circle cx="16" cy="6.8" r="3"/>',
  'size-2': '<circle cx="12" cy="9.5" r="8"/><path d="M5.5 19h13l2 4h-17z"/>',
  'size-3':
    '<g fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"><circle cx="12" cy="12" r="9.3" stroke-width="3"/></g><circle cx="12" cy="12" r="4.4"/>',
  'size-4': '<path d="M1 9h3V6h4.5v4.6h7V6H20v3h3v6h-3v3h-4.5v-4.6h-7V18H4v-3H1z"/>',
  'size-5':
    '<g fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2.4"><circle cx="12" cy="10.5" r="8"/><path d="M12 2.5v16M4 10.5h16M6.4 4.9l11.2 11.2M17.6 4.9L6.4 16.1M12 10.5L6.5 22.5M12 10.5l5.5 12"/></g>',
  chat: '<path d="M2 3h20v14H10l-5 5v-5H2z"/>',
  close:
    '<g fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round"><path d="M5 5l14 14M19 5L5 19"/></g>',
  turn: '<g fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"><path d="M19 12a7 7 0 1 1-2.5-5.4"/><path d="M18.5 1.5V7H13"/></g>',
  flip: '<path d="M10.7 3v18L2 17z"/><path d="M13.3 3v18l8.7-4z" opacity=".55"/>',
  eye: '<path d="M12 5C6.5 5 2.5 9 1 12c1.5 3 5.5 7 11 7s9.5-4 11-7c-1.5-3-5.5-7-11-7zm0 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8z" fill-rule="evenodd"/><circle cx="12" cy="12" r="2"/>',
  hint: '<path d="M12 1.5A7.5 7.5 0 0 0 7.5 15v3h9v-3A7.5 7.5 0 0 0 12 1.5zM8 19.5h8V21H8zM9.5 22h5v1.5h-5z"/>',
  sound:
    '<path d="M4 9v6h4l6 5V4L8 9z"/><path d="M17 8.5a5 5 0 0 1 0 7M19.5 6a8.5 8.5 0 0 1 0 12" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
  silence:
    '<path d="M4 9v6h4l6 5V4L8 9z"/><path d="M17 9l5 6M22 9l-5 6" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
  undo: '<g fill="none" stroke="currentColor" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round"><path d="M4 9h10.5a5.5 5.5 0 0 1 0 11H9"/><path d="M8.5 4l-5 5 5 5"/></g>',
  link: '<g fill="none" stroke="currentColor" stroke-width="2.8" stroke-linecap="round"><path d="M10 14a4.5 4.5 0 0 0 6.4 0l4-4A4.5 4.5 0 0 0 14 3.6l-1.5 1.5M14 10a4.5 4.5 0 0 0-6.4 0l-4 4a4.5 4.5 0 0 0 6.4 6.4l1.5-1.5"/></g>',
  play: '<path d="M5 2.5v19L21 12z"/>',
  pause: '<path d="M5 3h5v18H5zM14 3h5v18h-5z"/>',
  'step-on': '<path d="M4 3v18l11-9zM17 3h3.5v18H17z"/>',
  'step-back': '<path d="M20 3v18L9 12zM3.5 3H7v18H3.5z"/>',
  first: '<path d="M21 3v18l-9-9zM12 3v18l-9-9z"/>',
  last: '<path d="M3 3v18l9-9zM12 3v18l9-9z"/>',
  clock:
    '<path d="M12 1.5a10.5 10.5 0 1 0 0 21 10.5 10.5 0 0 0 0-21zM10.7 6h2.6v5.4l3.7 3.7-1.8 1.8-4.5-4.5z" fill-rule="evenodd"/>',
  bot: '<path d="M10.8 1h2.4v3.5H19V16H5V4.5h5.8zM8.5 8v4H11V8zm4.5 0v4h2.5V8zM4 17.5h16V23H4z" fill-rule="evenodd"/>',
  check: '<path d="M2.5 12.5l3-3 4 4L19 4l3 3L9.5 19.5z"/>',
  left: '<path d="M16 3v18L5 12z"/>',
  right: '<path d="M8 3v18l11-9z"/>',
  up: '<path d="M3 16h18L12 5z"/>',
  down: '<path d="M3 8h18l-9 11z"/>',
  download: '<path d="M10.5 2h3v9H18l-6 6.5L6 11h4.5zM3 19h18v3H3z"/>',
  door: '<path d="M4 1h13v22H4zm9 10v2.5h2V11zM18.5 3H21v20h-2.5z" fill-rule="evenodd"/>',
} as const

export type SignName = keyof typeof signs
