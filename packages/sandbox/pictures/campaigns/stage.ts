import { toPalette, type Hex } from '../colour.ts'
import { garmentOf, type GarmentName } from '../garments/wardrobe.ts'
import { clothDefs, type Pattern } from '../patterns/cloth.ts'
import { drawPiece } from '../piece.ts'
import type { Random } from '../random.ts'

export type Prop = readonly [garment: GarmentName, pattern: Pattern, colours: readonly Hex[]]
/** What a person wears. */
export type Cloth = readonly [pattern: Pattern, colours: readonly Hex[]]
export type Placing = { x: number; y: number; scale: number; turn?: number }

/** The canvas of a campaign picture: 800 units high, and as wide as its ratio requires. */
export type Stage = {
  width: number
  height: number
  isWide: boolean
  /** Middle and half width of the busy part; the rest stays calm for a headline. */
  focus: number
  reach: number
  random: Random
  /** Draws a product: the middle of its field lands on x, y. */
  place: (prop: Prop, placing: Placing) => string
  /** The same, stood with its foot on x, y. */
  stand: (prop: Prop, placing: Placing) => string
  /** The same, hung with the top of its hanger, clips or loop on x, y. */
  hang: (
    prop: Prop,
    placing: Placing,
    holder: (by: 'hanger' | 'clips' | 'loop' | 'rail', y: number) => string,
  ) => string
  /** A fill of the cloth, in the scale that a person wears it. */
  cloth: (cloth: Cloth) => string
  gradient: (stops: readonly (readonly [at: number, colour: Hex])[]) => string
  collected: () => { defs: string; style: string }
}

const height = 800

/** A stage of the given ratio. On a wide one the busy part is at the right; `isMirrored` puts it at the left. */
export function createStage({
  ratio,
  random,
  seed,
  isMirrored,
}: {
  ratio: number
  random: Random
  seed: string
  isMirrored: boolean
}): Stage {
  const defs: string[] = []
  const styles: string[] = []
  const cloths = new Map<string, string>()
  const width = Math.round(height * ratio)
  const isWide = ratio > 1.2
  const place = ([garment, pattern, colours]: Prop, { x, y, scale, turn = 0 }: Placing) => {
    const key = String.fromCharCode(97 + styles.length)
    const piece = drawPiece(key, { garment, pattern, colours, seed: `${seed} ${styles.length}` })
    defs.push(piece.defs)
    styles.push(piece.style)
    return `<g transform="translate(${Math.round(x)} ${Math.round(y)})${turn ? `rotate(${turn})` : ''}scale(${scale.toFixed(3)})translate(0 -400)">${piece.art}</g>`
  }
  return {
    width,
    height: height,
    isWide,
    focus: width * (isWide ? (isMirrored ? 0.31 : 0.69) : 0.5),
    reach: isWide ? width * 0.28 : width * 0.42,
    random,
    place,
    stand: (prop, { x, y, scale, turn = 0 }) => place(prop, { x, y: y - 240 * scale, scale, turn }),
    hang(prop, { x, y, scale, turn = 0 }, holder) {
      const [by, top] = garmentOf(prop[0]).hang ?? (['hanger', 178] as const)
      const drop = (400 - top) * scale
      return `<g transform="rotate(${turn} ${Math.round(x)} ${Math.round(y)})"><g transform="translate(${Math.round(x)} ${Math.round(y - top * scale)})scale(${scale.toFixed(3)})">${holder(by, top)}</g>${place(prop, { x, y: y + drop, scale })}</g>`
    },
    cloth([pattern, colours]) {
      const name = [pattern, ...colours].join(' ')
      const key = cloths.get(name) ?? `W${cloths.size}`
      if (!cloths.has(name)) {
        cloths.set(name, key)
        const palette = toPalette(colours, 0)
        if (pattern !== 'plain')
          defs.push(clothDefs(key, { pattern, palette, seed: `${seed} ${name}`, isKnitted: false, scale: 0.62 }, 0))
      }
      return pattern === 'plain' ? (colours[0] ?? '') : `url(#${key}p)`
    },
    gradient(stops) {
      const id = `z${defs.length}`
      defs.push(
        `<linearGradient id="${id}" x2="0" y2="1">${stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('')}</linearGradient>`,
      )
      return `url(#${id})`
    },
    collected: () => ({ defs: defs.join(''), style: styles.join('') }),
  }
}
