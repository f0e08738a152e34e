/** Creatures that are built alike: spiders, trolls, cats, and the heads of dragons. */

export function spider(body: string, legs: string, mark: string): string {
  return `m#${legs}4 M80 64L52 34L18 46 | m#${legs}4 M76 74L40 66L10 92 | m#${legs}4 M78 86L46 92L22 126 | m#${legs}4 M84 94L64 110L54 134
    | ${body} o 92 48 31 | ${mark} | ${body} o 92 94 20 | meye 84 90 5.500 | meye 77 100 3 | mB M89 108C82 112 82 120 86 126C90 122 93 116 92 110z`
}

export function troll(ink: string, more: string): string {
  return `y${ink} M92 66C68 60 42 70 34 96C30 110 30 124 32 140L92 140 | yB M92 92C76 92 64 104 64 122C64 130 66 136 68 140L92 140
    | m- M50 104C48 116 48 128 52 140 | m${ink} M70 46L48 34C46 50 54 60 72 62z | y${ink} M92 22C72 22 64 36 68 54C70 72 82 80 92 80
    | mB M80 74L75 58L86 70z | - M78 72Q92 80 106 72 | meye 80 46 6 | m= M70 37L86 42 | B M92 46C86 52 83 60 86 64Q92 69 98 64C101 60 98 52 92 46z | ${more}`
}

export function cat(ink: string, more: string): string {
  return `#${ink}9 M122 126C156 130 166 104 150 86 | y${ink} M92 66C68 76 52 104 58 132L92 134 | m- M82 134V112
    | y${ink} M92 32C86 32 82 32 78 34L62 12C56 26 56 42 58 54C62 70 78 78 92 78 | mB M66 24C64 32 64 38 66 44L74 36z
    | meye 76 54 9 | R M87 62h10l-5 6z | - M92 68v4M84 74q8 4 8-2q0 6 8 2 | m- M70 68L44 64M70 72L46 78 | ${more}`
}

export function dragonHead(x: number, y: number, ink: string): string {
  return `${ink} M${x} ${y - 20}c-13 0-18 10-16 20c2 12 9 20 16 20s14-8 16-20c2-10-3-20-16-20z
    | B M${x - 12} ${y - 15}l-6-11l12 6z | B M${x + 12} ${y - 15}l6-11l-12 6z | eye ${x - 7} ${y - 3} 4.500 | eye ${x + 7} ${y - 3} 4.500
    | - M${x - 7} ${y + 10}q7 5 14 0 | B M${x - 6} ${y + 11}l2 6l3-5z | B M${x + 6} ${y + 11}l-2 6l-3-5z`
}

/** Teeth all round a mouth. */
export function teeth(x: number, y: number, r: number, count: number, length: number): string {
  const at = (turn: number, far: number): string =>
    `${Math.round(x + far * Math.cos(turn))} ${Math.round(y + far * Math.sin(turn))}`
  const step = (2 * Math.PI) / count
  return Array.from({ length: count }, (_, tooth) => {
    const turn = tooth * step
    return `B M${at(turn - step * 0.42, r)}L${at(turn, r - length)}L${at(turn + step * 0.42, r)}z`
  }).join(' | ')
}
