import { wall } from './backdrop.ts'
import { distance, mix, type Hex, type Palette } from './colour.ts'
import { bodyOf, type Body, type FigureName, tall } from './figures/bodies.ts'
import { drawHairBehind, drawHead, drawLegsOf, drawTorso } from './figures/body.ts'
import { type DressedGarment, fitTo, isDressed, isLongSleeved } from './figures/fit.ts'
import type { Cut } from './garments/cut.ts'
import type { GarmentName } from './garments/wardrobe.ts'
import { addShadow, type View } from './picture.ts'
import { drawPiece, type Piece, type PieceRequest } from './piece.ts'
import { contactShade, windowLight } from './props.ts'
import { createRandom, type Random } from './random.ts'
import type { Scene } from './scenes.ts'

const lower: ReadonlySet<GarmentName> = new Set(['trousers', 'jeans', 'chinos', 'shorts', 'skirt'])
/** Worn over something. */
const outer: ReadonlySet<GarmentName> = new Set(['coat', 'jacket', 'gilet', 'cardigan'])
/** Seen from head to foot; the others down to the knee. */
const long: ReadonlySet<GarmentName> = new Set([
  ...lower,
  'midi-dress',
  'maxi-dress',
  'shirt-dress',
  'knit-dress',
  'coat',
])

const women = ['amelia', 'grace', 'joan'] as const satisfies readonly FigureName[]

/** Who wears a style: one of three women, or the man, always the same; nobody if no figure is dressed in it. */
export function wearerOf({
  style,
  department,
  garment,
}: {
  style: string
  department: string
  garment: GarmentName
}): FigureName | undefined {
  if (!isDressed(garment)) return undefined
  if (department === 'men') return 'edwin'
  return department === 'women' ? createRandom(`${style} worn by`).pick(women) : undefined
}

/** The woman of that name, if the garment is one of those that the women wear. */
export function wearerNamed(name: string | undefined, usual: FigureName | undefined): FigureName | undefined {
  const found = women.find((woman) => woman === name)
  return usual && usual !== 'edwin' && found ? found : usual
}

/** A garment on a figure that stands in front of a painted wall, and the definitions and styles of all that it wears. */
export function drawWorn(
  request: PieceRequest & { garment: DressedGarment },
  { on, random, ratio }: { on: FigureName; random: Random; ratio: number },
): { scene: Scene; piece: Pick<Piece, 'defs' | 'style'> } {
  const body = bodyOf(on)
  const { garment } = request
  const isLower = lower.has(garment)
  const torso = (cut: Cut) => drawTorso(body, isLongSleeved(cut))
  const under =
    isLower || outer.has(garment) ? drawUnder(body, { torso, garment, colours: request.colours }) : undefined
  const inside = (cut: Cut) => under?.art ?? torso(cut)
  const main = drawPiece('a', { ...request, worn: fitTo(body, garment, { inside }) })
  const needsTrousers = !isLower && !garment.endsWith('dress')
  const trousers = needsTrousers ? drawTrousers(body, main.palette) : undefined
  const isCovered = needsTrousers || ['trousers', 'jeans', 'chinos'].includes(garment)
  const figure =
    drawHairBehind(body) +
    // Feet are below the legs of trousers, and closer together below a hem.
    drawLegsOf(body, { foot: body.hip * (isCovered ? 0.6 : 0.5), shoe: shoeFor(main.palette), isCovered }) +
    (trousers?.art ?? '') +
    (isLower ? (under?.art ?? '') : '') +
    main.art +
    drawHead(body)
  const backdrop = wall(main.palette, random)
  const isLong = long.has(garment)
  const floor = `<path d="M-1200 946H1200V1400H-1200Z" fill="${mix(backdrop.tint, '#8a6238', 0.3)}"/><path d="M-1200 934H1200V947H-1200Z" fill="#fffaf0" opacity=".5"/>${contactShade(16, tall - 2, 150)}`
  const pieces = [main, under, trousers].filter((piece) => piece !== undefined)
  return {
    scene: {
      backdrop,
      art: windowLight(isLong ? -372 : -270, isLong ? 120 : 60) + (isLong ? floor : '') + addShadow(figure),
      field: fieldAround(isLong ? { top: -38, bottom: 1046 } : { top: -30, bottom: 738 }, ratio),
    },
    piece: { defs: pieces.map(({ defs }) => defs).join(''), style: pieces.map(({ style }) => style).join('') },
  }
}

/** The view between two heights: 3:4, and more of the surroundings if the ratio is another. */
function fieldAround({ top, bottom }: { top: number; bottom: number }, ratio: number): View {
  const height = bottom - top
  const width = height * Math.max(0.75, ratio)
  const taller = Math.max(height, width / ratio)
  return {
    x: Math.round(-width / 2),
    y: Math.round(top - (taller - height) / 2),
    width: Math.round(width),
    height: Math.round(taller),
  }
}

/** What is worn under a coat, or with trousers and skirts: a plain tee, tucked in. */
function drawUnder(
  body: Body,
  { torso, garment, colours }: { torso: (cut: Cut) => string; garment: GarmentName; colours: readonly Hex[] },
): Piece {
  const isPale = distance(colours[0] ?? '#ffffff', '#f4eee2') < 110
  const fit = fitTo(body, 'tee', { inside: torso, isTucked: true })
  // The sleeves of a coat have no room for others.
  const isBelow = outer.has(garment) && garment !== 'gilet'
  return drawPiece('b', {
    garment: 'tee',
    pattern: 'plain',
    colours: [isPale ? '#3d4c63' : '#f4eee2'],
    seed: 'tee',
    name: garment === 'gilet' || garment === 'skirt' ? 'long sleeve' : 'crew',
    worn: isBelow ? { ...fit, top: (cut) => withoutSleeve(fit.top(cut)) } : fit,
  })
}

function withoutSleeve({ sleeve: _, ...cut }: Cut): Cut {
  return cut
}

const trouserColours = [
  ['denim', '#3d5273'],
  ['plain', '#e3d8c3'],
  ['plain', '#4b4742'],
] as const

/** What is worn with a top: slim trousers, as far from its colour as there are. */
function drawTrousers(body: Body, { base }: Palette): Piece {
  const [pattern, colour] = trouserColours.reduce((best, each) =>
    distance(each[1], base) > distance(best[1], base) + 60 ? each : best,
  )
  return drawPiece('d', {
    garment: 'jeans',
    pattern,
    colours: [colour],
    seed: 'slim',
    name: 'Slim Jeans',
    worn: fitTo(body, 'jeans', { inside: () => '' }),
  })
}

function shoeFor({ base }: Palette): Hex {
  return distance(base, '#6b4630') > 90 ? '#6b4630' : '#2f2a2a'
}
