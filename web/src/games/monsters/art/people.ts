/** Staff in their cameos, events as bills, goals as medals. The language is that of `draw.ts`. */

/** A portrait in an oval: shoulders, head, and what makes the person. */
function cameo(coat: string, more: string): string {
  return `G M92 2C132 2 150 32 150 69S132 136 92 136S34 106 34 69S52 2 92 2z | T M92 8C126 8 143 36 143 69S126 130 92 130S41 102 41 69S58 8 92 8z
    | ${coat} M50 112C52 92 68 86 82 84L92 96L102 84C116 86 132 92 134 112C124 124 108 130 92 130S60 124 50 112z
    | B M82 84V74H102V84L92 96z | B M92 24C76 24 72 36 74 50C76 66 86 76 92 76S108 66 110 50C112 36 108 24 92 24z
    | eye 84.500 50 4 | eye 99.500 50 4 | - M92 52l-3 8h5M86 67q6 4 12 0 | ${more}`
}

const TOP_HAT = 'K M66 34h52v6H66z | K M76 34V4h32v30z | R M76 26h32v8H76z'
const BOWLER = 'C M72 34C72 14 82 10 92 10S112 14 112 34z | C M62 34Q92 26 122 34Q92 42 62 34z'
const PITH = 'D M70 36C70 16 82 8 92 8S114 16 114 36z | D M58 38Q92 24 126 38Q92 48 58 38z | - M92 8V30'
const MOUSTACHE = 'K M92 62C86 58 80 62 76 66C82 68 88 68 92 65C96 68 102 68 108 66C104 62 98 58 92 62z'
const LOCKS =
  'K M92 18C74 16 66 30 70 54C74 44 76 38 84 34C94 38 104 38 108 36C112 40 112 48 114 54C118 30 110 16 92 18z'
const GLASSES =
  '- M77 50a7.500 7.500 0 1 0 15 0a7.500 7.500 0 1 0-15 0M92 50a7.500 7.500 0 1 0 15 0a7.500 7.500 0 1 0-15 0'

function expert(region: string, ink: string, hat: string): string {
  return cameo(
    ink,
    `${hat} | ${GLASSES} | B M104 98h24v20c-4 6-8 8-12 10c-4-2-8-4-12-10z | @region-${region} 107 100 18 ${ink}`,
  )
}

export const STAFF: Record<string, string> = {
  'intrepid-explorer': cameo('C', `${PITH} | ${MOUSTACHE} | B o 118 110 12 | @compass 108 100 20 R`),
  'michonne-n-fraser-monster-hunter': cameo(
    'E',
    `${LOCKS} | R M70 34Q92 26 114 34V26Q92 16 70 26z | #C4 M146 40L118 128 | @hunter 126 2 44 K`,
  ),
  'aldous-p-thorne-monster-hunter': cameo('L', `${BOWLER} | ${MOUSTACHE} | #C4 M38 40L66 128 | @hunter 14 2 44 K`),
  'monster-trainer': cameo(
    'R',
    `${TOP_HAT} | ${MOUSTACHE} | * M66 100h52 | - M130 118C150 100 156 70 140 60C128 54 124 70 136 72C158 76 168 50 160 24 | #C5 M124 126L136 110`,
  ),
  'event-coordinator': cameo('P', `${LOCKS} | R M86 88l6 6l6-6v12l-6-6l-6 6z | @barker 108 78 44 G | - M110 100h10`),
  'aerie-expert': expert('aerie', 'U', LOCKS),
  'caves-expert': expert('caves', 'C', BOWLER),
  'darklands-expert': expert('dark', 'L', TOP_HAT),
  'depths-expert': expert('depths', 'W', 'B M70 32C70 16 80 10 92 10S114 16 114 32z | K M66 30h52v8H66z | G o 92 22 5'),
  'forest-expert': expert(
    'forest',
    'E',
    'E M64 36C74 14 92 14 112 10C116 20 118 28 122 36z | R M106 24C112 10 122 4 132 4C130 14 122 24 110 28z',
  ),
}

/** A coach with its destination on the board. */
function tour(region: string, ink: string): string {
  return `B M20 108V58C20 44 26 38 40 38H140C156 38 164 48 164 64V108z | ${ink} M20 76H164V108H20z | ${ink} M34 38h112l-6-14H40z | K M30 50h26v20H30zM64 50h26v20H64zM98 50h26v20H98zM132 50h24v20H132z
    | B o 92 92 17 | @region-${region} 80 80 24 ${ink} | K o 50 110 16 | G o 50 110 7 | K o 134 110 16 | G o 134 110 7 | G o 160 84 5`
}

const crown = (x: number, y: number): string =>
  `G M${x} ${y}l10 10l8-16l8 16l10-10l-4 24h-28z | - M${x + 5} ${y + 19}h26`

export const EVENTS: Record<string, string> = {
  'society-stipend': `C M60 62C34 78 30 130 92 130S150 78 124 62z | C M60 62L48 40C60 46 66 34 74 42C80 30 88 38 92 32C98 38 106 30 110 42C118 34 124 46 136 40L124 62z | #R5 M58 62H126 | ${crown(74, 88)} | G o 150 122 12 | G o 30 124 10 | - M150 116v12M30 119v10`,
  'safety-training': `L M92 8L144 26C146 70 130 112 92 132C54 112 38 70 40 26z | B M92 22L130 35C132 68 118 98 92 114C66 98 52 68 54 35z | @danger 66 36 24 R | @hunter 62 34 62 K`,
  'sneak-preview': `K M28 26H156V132H28z | eye 74 80 10 | eye 106 80 10 | - M70 104l6 8l6-8l6 8l6-8l6 8l6-8l6 8 | mR M24 22H78C76 60 58 84 34 100V136H24z | m- M40 30C40 56 36 76 32 92M56 30C54 56 46 74 38 88 | G M18 10H166V28H18z | mG o 37 99 6 | - M30 20H154`,
  'company-gala': `mB M52 40H84C86 66 80 76 72 80V116H84V124H52V116H64V80C56 76 50 66 52 40z | mG M54 54H82C83 66 78 72 70 75C60 72 54 66 54 54z | B o 62 62 2 | B o 122 60 2 | * M92 12V26M74 16l6 10M110 16l-6 10M60 26l8 6M124 26l-8 6`,
  'aerie-tour': tour('aerie', 'U'),
  'cave-tour': tour('caves', 'C'),
  'darklands-tour': tour('dark', 'L'),
  'depths-tour': tour('depths', 'W'),
  'forest-tour': tour('forest', 'E'),
}

/** A medal on its ribbon. */
function medal(emblem: string, face = 'G'): string {
  return `R M58 -4H80L96 56L76 66zM126 -4H104L88 56L108 66z | ${face} M92 32l9 8l12-4l5 11l12 2v12l10 7l-4 12l4 11l-10 7v12l-12 2l-5 11l-12-4l-9 8l-9-8l-12 4l-5-11l-12-2V98l-10-7l4-11l-4-12l10-7V49l12-2l5-11l12 4z | T o 92 80 33 | ${emblem}`
}
const authority = (region: string, ink: string): string => medal(`@region-${region} 70 52 44 ${ink} | @lore 80 92 24 K`)

export const GOALS: Record<string, string> = {
  'authority-on-winged-creatures': authority('aerie', 'U'),
  'authority-on-burrowing-creatures': authority('caves', 'C'),
  'authority-on-sinister-creatures': authority('dark', 'L'),
  'authority-on-aquatic-creatures': authority('depths', 'W'),
  'authority-on-sylvan-creatures': authority('forest', 'E'),
  'authority-on-oneiric-creatures': authority('dreams', 'O'),
  'employer-of-the-year': medal('@guest 62 62 30 C | @guest 92 62 30 C | @guest 75 66 34 R'),
  'enthusiast-of-little-things': medal(
    '- M74 76a20 20 0 1 0 .1-1z | B o 92 76 19 | A M80 86a7 7 0 0 1 0-13a9 9 0 0 1 18-3a8 8 0 0 1 5 16z | eye 88 77 3 | eye 97 77 3 | #C5 M106 92L120 106',
  ),
  'big-game-hunter': medal(
    'm= M84 72C70 70 64 62 62 50M72 68C64 70 58 66 56 60 | C M92 62C82 62 78 72 80 80C82 90 88 102 92 104S102 90 104 80C106 72 102 62 92 62z | eye 87 76 3 | eye 97 76 3 | K o 92 98 4',
  ),
  'danger-seeker': medal('@danger 68 56 48 R'),
  'explorer-beyond-the-last-frontier': medal('@compass 68 56 48 B | @compass 68 56 48 U'),
  'seeker-beyond-the-gate-of-dreams': medal(
    'L M68 106V74C68 60 80 54 92 54S116 60 116 74V106H106V76C106 68 100 64 92 64S78 68 78 76V106z | @region-dreams 80 74 24 O',
  ),
  'solid-equipment': medal('@hunter 66 54 50 E'),
  steward: medal('G M78 58a14 14 0 1 0 .1 0zM78 66a6 6 0 1 1-.1 0z | #G5 M88 80L112 104M104 96l8-8M110 102l6-6'),
  'a-true-gentleman-honors-his-debts': medal(
    'B M70 54H106L114 62V108H70z | - M78 68h26M78 76h26M78 84h16 | R o 100 96 9 | @crown 94 90 12 B',
  ),
  'thrift-is-a-virtue': medal(
    'O M62 84C62 68 76 62 92 62C98 62 102 63 106 65L114 60V72C118 76 120 80 122 84V94H114C112 98 108 100 106 102V108H96V103H82V108H72V100C66 96 62 92 62 84z | eye 108 80 3 | K M84 60h16v4H84z | G o 92 54 7',
  ),
  'silver-spoon': medal(
    'L M104 52C94 48 82 58 84 70C86 76 90 78 94 77L82 106C80 110 86 112 88 108L99 79C112 78 116 58 104 52z | ~ M92 62q4-6 9-5',
  ),
  'obvious-obsession': medal('B M62 80Q92 48 122 80Q92 112 62 80z | eye 92 80 15'),
  'jack-of-all-trades': medal(
    '@region-aerie 68 54 20 U | @region-caves 96 54 20 C | @region-dark 62 72 20 L | @region-depths 102 72 20 W | @region-forest 70 90 20 E | @region-dreams 94 90 20 O',
  ),
  specialist: medal('R o 92 80 26 | B o 92 80 18 | R o 92 80 10 | #C3 M92 80L126 48 | G M126 48l12-2l-4 10z'),
  'second-row-is-good-enough': medal(
    'R M72 62C72 54 80 52 84 56V80H72zM112 62C112 54 104 52 100 56V80H112z | R M76 78H108V92H76z | C M78 92h6v14h-6zM100 92h6v14h-6z',
    'L',
  ),
}
