import { brushStyle, createBrush, inWindowLight } from './brush.ts'
import { toPalette, type Hex, type Palette } from './colour.ts'
import type { Cut, Worn } from './garments/cut.ts'
import { garmentOf, type GarmentName } from './garments/wardrobe.ts'
import { clothDefs, type Pattern } from './patterns/cloth.ts'
import { createRandom } from './random.ts'

export type PieceRequest = {
  garment: GarmentName
  pattern: Pattern
  /** Base first, then inks. */
  colours: readonly Hex[]
  seed: string | number
  /** The name of its design. The print does not depend on the seed then. */
  print?: string
  isBack?: boolean
  /** The product's name: 'Roll Neck Jumper' is drawn with a roll neck. */
  name?: string
  /** Given if a figure wears it. `scale` and `turn` are those of its cloth on the figure. */
  worn?: Worn & { scale: number; turn: number }
}

/** A drawn product, with the definitions and styles that its picture needs. */
export type Piece = { art: string; defs: string; style: string; palette: Palette }

/** Draws one thing. `key` is a letter or two, one for each piece of the picture. */
export function drawPiece(
  key: string,
  { garment, pattern, colours, seed, print, isBack = false, name = '', worn }: PieceRequest,
): Piece {
  const { draw, turn = 0, isKnitted = false, scale = 1 } = garmentOf(garment)
  const seedText = String(seed)
  const palette = toPalette(colours, Math.floor(createRandom(`${print ?? seedText} inks`).next() * 8))
  const random = createRandom(`${seedText} cut`)
  const brush = createBrush({ key, palette, random, isBack, isKnitted, name, ...(worn && { worn }) })
  const cloth = {
    pattern,
    palette,
    seed: `${print ?? seedText} ${pattern}`,
    isKnitted,
    scale: scale * (worn?.scale ?? 1),
  }
  return {
    art: inWindowLight(draw(brush), brush),
    defs: clothDefs(key, cloth, worn?.turn ?? turn),
    style: brushStyle(key, { palette }),
    palette,
  }
}

/** The cut that `drawPiece` draws; undefined for what does not hang from the shoulders. */
export function cutOf({ garment, seed, name = '' }: Pick<PieceRequest, 'garment' | 'seed' | 'name'>): Cut | undefined {
  let found: Cut | undefined
  const brush = createBrush({
    key: 'a',
    palette: toPalette([], 0),
    random: createRandom(`${String(seed)} cut`),
    isBack: false,
    isKnitted: false,
    name,
    onCut: (cut) => {
      found = cut
    },
  })
  garmentOf(garment).draw(brush)
  return found
}
