import { paper, table } from './backdrop.ts'
import { toPalette, type Hex } from './colour.ts'
import { surface } from './garments/garment.ts'
import { garmentOf, type GarmentName } from './garments/wardrobe.ts'
import { clothTile, type Pattern } from './patterns/cloth.ts'
import { knitDefs } from './patterns/knits.ts'
import { fieldOf, toSvg, addShadow } from './picture.ts'
import { drawPiece } from './piece.ts'
import { contactShade } from './props.ts'
import { createRandom } from './random.ts'
import { sceneOf, type Scene, type Subject } from './scenes.ts'

/** 1 front, 2 in a scene, 3 close-up, 4 back; the swatch is a square of the cloth. */
export type ProductView = 1 | 2 | 3 | 4 | 'swatch'

export type ProductRequest = {
  garment: GarmentName
  pattern: Pattern
  /** Base first, then inks, as `#rrggbb`. */
  colours: readonly Hex[]
  view: ProductView
  /** The same seed gives all views of one style the same cut and the same print. */
  seed: string | number
  /** The name of its design: all products of a design have the same print. */
  print?: string
  /** The product's name, whose words may require a cut: a roll neck, a long sleeve. */
  name?: string
  /** Intrinsic size in CSS pixels. */
  width: number
  height: number
}

/** Draws one picture of a product as an SVG document. The same request always gives the same text. */
export function drawProduct(request: ProductRequest): string {
  const { view, width, height } = request
  if (view === 'swatch') {
    return drawSwatch(request)
  }
  const piece = drawPiece('a', { ...request, isBack: view === 4 })
  const random = createRandom(`${request.seed} set ${view}`)
  const subject = { garment: request.garment, piece, random }
  const {
    backdrop,
    art,
    field = fieldOf(width / height),
  } = { 1: front, 2: sceneOf, 3: closeUp, 4: back }[view](subject)
  return toSvg({
    width,
    height,
    view: field,
    defs: piece.defs + backdrop.defs,
    style: piece.style,
    art: backdrop.art + art,
  })
}

function front({ garment, piece, random }: Subject): Scene {
  const { stance, zoom } = garmentOf(garment)
  if (stance === 'stand') {
    return {
      backdrop: table(piece.palette, random),
      art: `<g transform="translate(0 ${Math.round(650 - surface * zoom)})scale(${zoom})">${contactShade(10, surface - 2, 190)}${piece.art}</g>`,
    }
  }
  return {
    backdrop: paper(piece.palette, random),
    art: addShadow(`<g transform="translate(0 ${Math.round(400 - 400 * zoom)})scale(${zoom})">${piece.art}</g>`),
  }
}

/** From behind, everything is mirrored. */
function back(subject: Subject): Scene {
  return front({ ...subject, piece: { ...subject.piece, art: `<g transform="scale(-1 1)">${subject.piece.art}</g>` } })
}

function closeUp({ garment, piece, random }: Subject): Scene {
  const [x, y, width] = garmentOf(garment).focus
  const height = (width * 4) / 3
  const backdrop = paper(piece.palette, random)
  return { backdrop, art: addShadow(piece.art), field: { x: x - width / 2, y: y - height / 2, width, height } }
}

function drawSwatch({ garment, pattern, colours, seed, print, width, height }: ProductRequest): string {
  const palette = toPalette(colours, Math.floor(createRandom(`${print ?? seed} inks`).next() * 8))
  const isKnitted = garmentOf(garment).isKnitted ?? false
  const tile = clothTile('a', { pattern, palette, seed: `${print ?? seed} ${pattern}`, isKnitted })
  const extent = Math.min(140, Math.max(68, tile.width * 1.4))
  const knit = tile.art.includes('#knit') ? knitDefs : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${Math.round(extent)} ${Math.round(extent)}" preserveAspectRatio="xMidYMid slice">${knit}<pattern id="p" width="${tile.width}" height="${tile.height}" patternUnits="userSpaceOnUse">${tile.art}</pattern><rect width="100%" height="100%" fill="url(#p)"/></svg>`
}
