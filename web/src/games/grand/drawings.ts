/** What each attraction shows on its roof: solid silhouettes on a 24 grid, in one ink (`currentColor`). */
const LINE = 'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"'

const DRAWINGS: Record<string, string> = {
  // tiny: what one can eat
  'Popcorn Stand':
    '<path d="M5 10h14l-2 13H7zM9.4 12l.7 9h1.2V12zm4.4 0v9H15l.6-9z" fill-rule="evenodd"/><circle cx="7" cy="7.4" r="2.9"/><circle cx="11" cy="4.2" r="3.1"/><circle cx="15" cy="5" r="2.7"/><circle cx="17.6" cy="8" r="2.4"/><circle cx="12" cy="7.6" r="2.6"/>',
  'Cotton Candy':
    '<path d="M12 1c3.6 0 6 2 6.3 4.4 2 1 2.4 3.8.7 5.3C18.3 13.7 15 15 12 15s-6.3-1.3-7-4.3c-1.7-1.5-1.3-4.3.7-5.3C6 3 8.4 1 12 1z"/><path d="M9.8 15.8h4.4L12 23.5z"/>',
  'Corn Dogs':
    '<path d="M8.6 1.5c2 0 3.4 1.5 3.4 3.5v9c0 1.7-1 3-2.4 3.3V23h-2v-5.7C6.2 17 5.2 15.7 5.2 14V5c0-2 1.4-3.5 3.4-3.5z"/><path d="M17.2 5c1.7 0 2.9 1.3 2.9 3v7c0 1.4-.8 2.5-2 2.8V23h-1.8v-5.2c-1.2-.3-2-1.4-2-2.8V8c0-1.7 1.2-3 2.9-3z"/>',
  'Caramel Apples':
    '<path d="M11 1h2v7h-2z"/><path d="M12 8c1.6-1.6 4-2 6-.8 3 1.9 3.2 6.6.8 10.8-2.3 4-4.4 5.6-6.8 4.4-2.4 1.2-4.5-.4-6.8-4.4C2.8 13.8 3 9.1 6 7.2 8 6 10.4 6.4 12 8zM7 11c-1 1.6-.8 3.8.4 6l1.7-.9c-.9-1.7-1-3-.4-4.1z" fill-rule="evenodd"/>',
  'Funnel Cake Booth': `<g ${LINE} stroke-width="2.3"><path d="M12 12c0-2 3-2 3 .4 0 3.2-5 3.6-6.2.4C7.4 9 11 6 14.6 7c4.4 1.3 5 7 1.8 9.8-3.6 3.1-9.8 2.3-11.8-1.8C2.4 10.2 5 4.6 10.2 3.6"/><path d="M17 4l3 1.5M4 18l-2 2M20 17.5l2 1.8"/></g>`,
  // small: people with a trick
  'Fortune Teller':
    '<circle cx="12" cy="9" r="7.5"/><path d="M4.5 17.5h15L22 23H2z"/><path d="M12 3.5l1.3 3.9 3.9 1.3-3.9 1.3L12 14l-1.3-4-3.9-1.3 3.9-1.3z" fill="var(--roof)"/>',
  'Age Guessing':
    '<path d="M12 1.5c4.3 0 7.5 2.7 7.5 6.4 0 3.2-2.2 4.8-4.2 6-1.3.8-1.5 1.3-1.5 2.4h-4c0-3 .9-4.4 3.3-5.8 1.5-.9 2.2-1.5 2.2-2.6 0-1.5-1.3-2.6-3.3-2.6-2.2 0-3.5 1.2-3.6 3.2H4.3C4.4 4.4 7.5 1.5 12 1.5z"/><circle cx="11.8" cy="20.5" r="2.5"/>',
  'Pony Ride':
    '<path d="M15.5 2l1 2.5c3 1 4.8 3.4 6 6.3l-2.3 2-3.5-1.6-1 1.3V23h-2.6v-6.5H8V23H5.3v-8.2C4.2 15.8 3.8 17 3.8 19H1.5c0-5.5 2.5-8.2 7-8.2 2 0 3-.5 3.7-2C13 6.5 13.4 4 15.5 2z"/>',
  'Organ Grinder':
    '<path d="M3 7h14v10H3zm2.5 2.5v5h1.8v-5zm3.6 0v5h1.8v-5zm3.6 0v5h1.8v-5z" fill-rule="evenodd"/><path d="M4.5 18h2v5h-2zM13.5 18h2v5h-2zM18 11h3.5V5H23v-1.5h-3V9.5H18z"/><path d="M5 2h10v3.5H5z"/>',
  'Dunk Tank':
    '<path d="M2.5 10h3v2.6c2-1.6 3.4-1.6 5.4 0s3.4 1.6 5.4 0l2.2-1.3V10h3v13h-19z"/><circle cx="12" cy="3.5" r="2.7"/><path d="M8.5 7h7l1.2 2.5c-1.5 1.4-2.5 1.5-4.3.1-1.7-1.2-3.1-1.2-4.9-.2z"/>',
  // medium: games of skill
  'Milk Bottle Toss':
    '<path d="M10.3 1h3.4v3.2l1.5 2.6V13H8.8V6.8l1.5-2.6zM5.7 11H8v4h.8v8H1.6v-6.5L5.7 14zM15.2 14.5h.8V11h2.3v3l4.1 2.5V23h-7.2zM9.8 14.5h4.4V23H9.8z"/>',
  'Hit the Bell':
    '<path d="M12 .8c2.7 0 4.3 1.8 4.3 4.4V8H7.7V5.2C7.7 2.6 9.3.8 12 .8zM10.6 9h2.8v9h-2.8z"/><path d="M5 19h14l1.5 4h-17z"/><path d="M15.5 11l5-2.3 1.2 2.6-5 2.3z"/><path d="M17.8 13.4l1.4-.7 2 4.6-1.4.6z"/>',
  'Balloon Darts':
    '<path d="M8.5 1C12 1 14 3.6 14 7c0 3.2-2.2 6.3-4.6 7.2l.9 1.8H6.7l.9-1.8C5.2 13.3 3 10.2 3 7c0-3.4 2-6 5.5-6z"/><path d="M8 17h1.2c0 2.5 1.8 3 1.8 6H9.5c0-2.4-1.7-3-1.5-6z"/><path d="M21.5 9.5l1.5 3-2.6.6-4.7 3.2-2.7 1.2 1.5-2.5 3.9-4.2.4-2.6z"/>',
  'Fishing Pond':
    '<path d="M2 15.5c2.5-3.3 5.5-5 8.7-5 3.4 0 5.8 1.7 7.6 3.6L22 11v9l-3.7-3.1c-1.8 1.9-4.2 3.6-7.6 3.6-3.2 0-6.2-1.7-8.7-5zm5.2-1.8a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6z" fill-rule="evenodd"/><path d="M3.5 1.5L20 3l-.2 2L5.5 3.7V9.5h-2z"/>',
  'Shooting Gallery':
    '<path d="M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21zm0 3.2a7.3 7.3 0 1 0 0 14.6 7.3 7.3 0 0 0 0-14.6zm0 3.1a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 0 1 0-8.4z" fill-rule="evenodd"/>',
  // large: the stars of the show
  Tightrope: `<circle cx="12" cy="3.6" r="2.6"/><path d="M10.3 7h3.4v5.5l1.6 5.3-2 .6-1.3-4.4-1.3 4.4-2-.6 1.6-5.3z"/><g ${LINE} stroke-width="1.8"><path d="M1.5 9.5L22.5 7.6"/><path d="M1 19.5c7 1.4 15 1.4 22 0"/></g>`,
  'Wax Works':
    '<path d="M12 1c3 0 5 2.3 5 5.4 0 2-.7 3.6-1.7 4.6.2 1.3 1 1.8 3 2.5 2.4.9 3.7 2.4 3.7 5V20H2v-1.5c0-2.6 1.3-4.1 3.7-5 2-.7 2.8-1.2 3-2.5C7.7 10 7 8.4 7 6.4 7 3.3 9 1 12 1z"/><path d="M2 21.5h20V23H2z"/>',
  Magician:
    '<path d="M6.5 1.5h11v10h-11z"/><path d="M2 12.8h20V16H2z"/><path d="M9.2 23c-1-1.2-1.3-3.2-.8-6h1.8c0 2.2.4 3.8 1.8 4.5 1.4-.7 1.8-2.3 1.8-4.5h1.8c.5 2.8.2 4.8-.8 6z"/><path d="M6.5 8.5h11v1.6h-11z" fill="var(--roof)"/>',
  'Fire Breather':
    '<path d="M12.5.8c.6 3.6 5.7 6 6.6 11.2.9 5.6-2.6 11-7.3 11S4.2 18.9 4.7 14c.3-3 2-4.8 3-7.5 1 1 1.5 2 1.7 3.4 1.9-2.3 2.9-5.3 3.1-9.1z"/><path d="M12 12.5c.5 2 3 3 3 6 0 2-1.4 3.5-3.2 3.5S8.7 20.5 8.7 18.6c0-2.5 2.6-3.3 3.3-6.1z" fill="var(--roof)"/>',
  'Strong Man':
    '<path d="M1 3h3v2h16V3h3v7h-3V8h-1.8l.8 4.5-3 3.3V23h-2.7v-5h-2.6v5H8v-7.2l-3-3.3L5.8 8H4v2H1zM8.2 8l-.5 3.5L9 13h6l1.3-1.5-.5-3.5z" fill-rule="evenodd"/><circle cx="12" cy="10" r="2.3"/>',
  // giant: what is seen from afar
  Funhouse:
    '<path d="M12 1l11 9h-3v13h-5v-6.5h-6V23H4V10H1zM8 10.5V13h2.5v-2.5zm5.5 0V13H16v-2.5z" fill-rule="evenodd"/><path d="M18.5 2.5h3v6l-3-2.5z"/>',
  'High Dive Act':
    '<path d="M3 1h2.2v2.5H12V6H5.2v3.5H9V12H5.2v11H3z"/><circle cx="16.5" cy="5" r="2.3"/><path d="M15.5 8l4.6 2-1.6 6.5-2-.4.8-4.2-3.3-1.3z"/><path d="M9 18c2.4-1.9 4.4-1.9 6.8 0 2.2 1.7 4 1.7 6.2 0v5H9z"/>',
  'Bumper Cars':
    '<path d="M9 9.5l2-4.5h5l3.5 5c2.2.3 3.5 1.7 3.5 4V17H1v-3c0-2.7 1.8-4.5 5-4.5z"/><circle cx="6.5" cy="18.5" r="3.2"/><circle cx="17.5" cy="18.5" r="3.2"/><path d="M6.3 1H8v8H6.3z"/>',
  'Roller Coaster': `<g ${LINE} stroke-width="2.4"><path d="M1.5 22C4 12 6 3.5 9 3.5c3.5 0 3 12.5 6.5 12.5 2.7 0 2.7-6 5-6 1 0 1.7.6 2.2 1.6"/></g><path d="M4.5 14H6v9H4.5zM8.3 8h1.5v15H8.3zM12.2 15h1.5v8h-1.5zM16 18h1.5v5H16zM20 12.5h1.5V23H20z"/>`,
  Carousel:
    '<path d="M12 1l10.5 7H1.5zM2.5 9h19v2.2h-19z"/><path d="M4.5 12H6v8H4.5zM18 12h1.5v8H18zM11.2 12h1.6v8h-1.6z"/><path d="M2.5 20.5h19V23h-19z"/><path d="M7 14.5l2.5-.8.8 2.8-2 1.3zM14 14.5l2.5-.8.8 2.8-2 1.3z"/>',
  'Globe of Death': `<circle cx="12" cy="11" r="9" ${LINE} stroke-width="2.2"/><g ${LINE} stroke-width="1.5"><path d="M12 2c-6 5-6 13 0 18M12 2c6 5 6 13 0 18M3 11h18"/></g><path d="M6 21h12l2 2.3H4z"/>`,
  'Tunnel of Love':
    '<path d="M12 2a10 10 0 0 1 10 10v7h-4.5v-6a5.5 5.5 0 0 0-11 0v6H2v-7A10 10 0 0 1 12 2z"/><path d="M12 19c-2.3-1.7-3.3-2.9-3.3-4.3 0-2 2.3-2.6 3.3-.8 1-1.8 3.3-1.2 3.3.8 0 1.4-1 2.6-3.3 4.3z"/><path d="M2 20.5h20V23H2z"/>',
  'House of Mirrors':
    '<path d="M12 1c4.4 0 7.5 4 7.5 9s-3.1 9-7.5 9-7.5-4-7.5-9S7.6 1 12 1zm0 2.6C9.2 3.6 7.2 6.4 7.2 10s2 6.4 4.8 6.4 4.8-2.8 4.8-6.4-2-6.4-4.8-6.4z" fill-rule="evenodd"/><path d="M11 6l1.3.5-3 6.5-1.2-.8zM14 7.5l1 .5-2.5 6-1.2-.4z"/><path d="M10.7 19h2.6v1.5H17V23H7v-2.5h3.7z"/>',
  'Wild West Show':
    '<path d="M8.5 3.5C9.8 2.6 11 3.6 12 3.6s2.2-1 3.5-.1c1.2 1 2 5 2.3 8.3 2.3-.2 4-1 5.2-2.3-.5 5-5 8-11 8S1.5 14.5 1 9.5c1.2 1.3 2.9 2.1 5.2 2.3.3-3.3 1.1-7.3 2.3-8.3z"/><path d="M6.5 20h11v2.5h-11z"/>',
  'Ferris Wheel': `<circle cx="12" cy="10" r="8.3" ${LINE} stroke-width="2"/><g ${LINE} stroke-width="1.5"><path d="M12 1.7v16.6M3.7 10h16.6M6.1 4.1l11.8 11.8M17.9 4.1L6.1 15.9"/></g><path d="M11 11h2l4 12h-2.3L12 15l-2.7 8H7z"/>`,
  'Swing Ride': `<path d="M12 1l9 4v3H3V5z"/><path d="M10.8 8h2.4v12h-2.4zM7 20h10v3H7z"/><g ${LINE} stroke-width="1.5"><path d="M4.5 8L2 15M7.5 8L6 14.5M16.5 8l1.5 6.5M19.5 8L22 15"/></g><path d="M.5 15h3v2.5h-3zM4.7 14.5h3V17h-3zM16.3 14.5h3V17h-3zM20.5 15h3v2.5h-3z"/>`,
  'Whip Ride': `<g ${LINE} stroke-width="2.3"><path d="M7 4h10a7.5 7.5 0 0 1 0 15H7A7.5 7.5 0 0 1 7 4z"/></g><path d="M8 1.5h5V7H8zM18.5 9h5v5.5h-5zM9.5 16h5v5.5h-5zM.8 8.5h5V14h-5z"/>`,
}

/** The drawing of an attraction by its printed name; none for a name that nobody has drawn. */
export function drawingOf(name: string): string {
  return DRAWINGS[name] ?? ''
}

export const DRAWN: readonly string[] = Object.keys(DRAWINGS)
