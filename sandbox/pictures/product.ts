import { paper, table, wall } from './backdrop.ts'
import type { Backdrop } from './backdrop.ts'
import type { Hex } from './colour.ts'
import { mix, toPalette } from './colour.ts'
import { SURFACE } from './garments/garment.ts'
import { garmentOf } from './garments/wardrobe.ts'
import type { GarmentName } from './garments/wardrobe.ts'
import { clothTile } from './patterns/cloth.ts'
import type { Pattern } from './patterns/cloth.ts'
import { KNIT_DEFS } from './patterns/knits.ts'
import { toSvg, withShadow } from './picture.ts'
import { drawPiece } from './piece.ts'
import type { Piece } from './piece.ts'
import { books, contactShade, hanger, leafShade, pegRail, stems, windowLight } from './props.ts'
import { createRandom } from './random.ts'
import type { Random } from './random.ts'
import { drawStack, stacks } from './stack.ts'

/** 1 front, 2 styled, 3 close-up, 4 back; the swatch is a square of the cloth. */
export type ProductView = 1 | 2 | 3 | 4 | 'swatch'

export type ProductRequest = {
  garment: GarmentName
  pattern: Pattern
  /** Base first, then inks, as `#rrggbb`. */
  colours: readonly Hex[]
  view: ProductView
  /** The same seed gives all views of one style the same cut and the same print. */
  seed: string | number
  /** Intrinsic size in CSS pixels. */
  width: number
  height: number
}

const FIELD = { x: -300, y: 0, width: 600, height: 800 }

/** Draws one picture of a product as an SVG document. The same request always gives the same text. */
export function drawProduct(request: ProductRequest): string {
  const { view, width, height } = request
  if (view === 'swatch') {
    return drawSwatch(request)
  }
  const piece = drawPiece('a', { ...request, isBack: view === 4 })
  const random = createRandom(`${request.seed} set ${view}`)
  const set = { garment: request.garment, piece, random, request }
  const { backdrop, art, field = FIELD } = { 1: front, 2: styled, 3: closeUp, 4: front }[view](set)
  return toSvg({ width, height, view: field, defs: piece.defs + backdrop.defs, style: piece.style, art: backdrop.art + art })
}

type Set = { garment: GarmentName; piece: Piece; random: Random; request: ProductRequest }
type Shot = { backdrop: Backdrop; art: string; field?: typeof FIELD }

function front({ garment, piece, random }: Set): Shot {
  const { stance, zoom } = garmentOf(garment)
  if (stance === 'stand') {
    return { backdrop: table(piece.palette, random), art: `<g transform="translate(0 ${Math.round(650 - SURFACE * zoom)})scale(${zoom})">${contactShade(10, SURFACE - 2, 190)}${piece.art}</g>` }
  }
  return { backdrop: paper(piece.palette, random), art: withShadow(`<g transform="translate(0 ${Math.round(400 - 400 * zoom)})scale(${zoom})">${piece.art}</g>`) }
}

function styled({ garment, piece, random, request }: Set): Shot {
  const { palette, art } = piece
  const { stance } = garmentOf(garment)
  if (stacks(garment) && random.next() < 0.5) {
    const backdrop = wall(palette, random)
    return { backdrop, art: windowLight(-40, 130) + drawStack(palette, mix(backdrop.tint, '#8a6238', 0.45)) + stems(166, 420, { ink: palette.inks[0], glaze: '#efe3cf', scale: 0.8 }) }
  }
  if (stance === 'hang') {
    return { backdrop: wall(palette, random), art: pegRail(66) + leafShade(random, -250, 330) + withShadow(`<g transform="translate(0 ${hangDrop(request.garment)})scale(.86)">${hangs(garment) ? hanger(hangHeight(garment)) : ''}${art}</g>`) + stems(228, 780, { ink: palette.inks[0], glaze: '#efe3cf', scale: 0.95 }) }
  }
  if (stance === 'lay') {
    return { backdrop: wall(palette, random), art: leafShade(random, -300, 60) + withShadow(`<g transform="rotate(${Math.round(random.between(-9, -5))} 0 400)translate(0 40)scale(.9)">${art}</g>`) + leafShade(random, 20, 520) }
  }
  const backdrop = table({ ...palette, base: palette.inks[0] }, random)
  return {
    backdrop,
    art: windowLight(-250, 120) + contactShade(-176, SURFACE - 26, 80) + stems(-186, SURFACE - 22, { ink: palette.inks[1], glaze: '#efe3cf', scale: 1.02 }) + books(186, SURFACE - 22, palette) + contactShade(20, SURFACE + 42, 180) + `<g transform="translate(24 ${SURFACE * 0.16 + 44})scale(.84)">${art}</g>`,
  }
}

function closeUp({ garment, piece, random }: Set): Shot {
  const [x, y, width] = garmentOf(garment).focus
  const height = (width * 4) / 3
  const backdrop = paper(piece.palette, random)
  return { backdrop, art: withShadow(piece.art), field: { x: x - width / 2, y: y - height / 2, width, height } }
}

function drawSwatch({ garment, pattern, colours, seed, width, height }: ProductRequest): string {
  const palette = toPalette(colours, Math.floor(createRandom(`${seed} inks`).next() * 8))
  const isKnitted = garmentOf(garment).isKnitted ?? false
  const tile = clothTile('a', { pattern, palette, seed: `${seed} ${pattern}`, isKnitted })
  const extent = Math.min(140, Math.max(68, tile.width * 1.4))
  const knit = tile.art.includes('#knit') ? KNIT_DEFS : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${Math.round(extent)} ${Math.round(extent)}" preserveAspectRatio="xMidYMid slice">${knit}<pattern id="p" width="${tile.width}" height="${tile.height}" patternUnits="userSpaceOnUse">${tile.art}</pattern><rect width="100%" height="100%" fill="url(#p)"/></svg>`
}

const UNHUNG: ReadonlySet<GarmentName> = new Set(['trousers', 'jeans', 'chinos', 'shorts', 'skirt', 'scarf', 'bag', 'tea-towel', 'apron', 'throw', 'towel', 'swimsuit'])
const LONG: ReadonlySet<GarmentName> = new Set(['midi-dress', 'shirt-dress', 'knit-dress', 'maxi-dress', 'coat', 'pyjamas'])

const hangs = (garment: GarmentName) => !UNHUNG.has(garment)
const hangHeight = (garment: GarmentName) => (garment === 'maxi-dress' ? 82 : LONG.has(garment) ? 104 : 178)
const hangDrop = (garment: GarmentName) => (LONG.has(garment) ? 102 : hangs(garment) ? 44 : 76)
