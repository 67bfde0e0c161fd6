import { paper, table } from './backdrop.ts'
import { drawClothView } from './cloth-view.ts'
import { toPalette, type Hex } from './colour.ts'
import type { FigureName } from './figures/bodies.ts'
import { isDressed } from './figures/fit.ts'
import { surface } from './garments/garment.ts'
import { garmentOf, type GarmentName } from './garments/wardrobe.ts'
import { grain, grainDefs } from './grain.ts'
import { clothTile, type Pattern } from './patterns/cloth.ts'
import { knitDefs } from './patterns/knits.ts'
import { fieldOf, toSvg, addShadow } from './picture.ts'
import { drawPiece, type Piece } from './piece.ts'
import { contactShade } from './props.ts'
import { createRandom } from './random.ts'
import { drawScaled } from './scaled.ts'
import { sceneOf, type Scene, type Subject } from './scenes.ts'
import { drawWorn } from './worn.ts'

/**
 * 1 front, 2 worn, beside something of a known size, or else in a scene, 3 close-up, 4 back, 5 the cloth with its edge;
 * the scene by its name, and the swatch, a square of the cloth.
 */
export type ProductView = 1 | 2 | 3 | 4 | 5 | 'scene' | 'swatch'

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
  /** Who wears it in view 2. Without, or if no figure is dressed in it, it is shown in a scene. */
  on?: FigureName
  /** Intrinsic size in CSS pixels. */
  width: number
  height: number
}

/** Draws one picture of a product as an SVG document. The same request always gives the same text. */
export function drawProduct(request: ProductRequest): string {
  const { view, garment, on, width, height } = request
  if (view === 'swatch') {
    return drawSwatch(request)
  }
  // The scene has always been the second picture, and stays as it was drawn.
  const random = createRandom(`${request.seed} set ${view === 'scene' ? 2 : view}`)
  if (view === 2 && on && isDressed(garment)) {
    const { scene, piece } = drawWorn({ ...request, garment }, { on, random, ratio: width / height })
    return together(request, scene, piece)
  }
  const piece = drawPiece('a', { ...request, isBack: view === 4 })
  const subject = { garment, pattern: request.pattern, piece, random }
  const scene = { 1: front, 2: inUse, 3: closeUp, 4: back, 5: drawClothView, scene: sceneOf }[view](subject)
  return together(request, scene, piece)
}

function together(
  { width, height, view }: ProductRequest,
  { backdrop, art, field = fieldOf(width / height) }: Scene,
  piece: Pick<Piece, 'defs' | 'style'>,
): string {
  const isGrained = view !== 5
  return toSvg({
    width,
    height,
    view: field,
    defs: piece.defs + backdrop.defs + (isGrained ? grainDefs : ''),
    style: piece.style,
    art: backdrop.art + art + (isGrained ? grain : ''),
  })
}

/** A product of the home beside something of a known size, all others in a scene. */
function inUse(subject: Subject): Scene {
  return drawScaled(subject) ?? sceneOf(subject)
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
