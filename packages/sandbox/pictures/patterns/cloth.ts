import type { Palette } from '../colour.ts'
import { createRandom } from '../random.ts'
import { cable, fairIsle, knitted } from './knits.ts'
import { blockPrint, botanical, ditsy, floral, spot } from './prints.ts'
import type { DrawTile } from './tile.ts'
import { bretonStripe, check, cord, denim, gingham, plain, ripple, stripe, tartan } from './weaves.ts'

export const patterns = {
  plain,
  stripe,
  'breton-stripe': bretonStripe,
  floral,
  ditsy,
  gingham,
  check,
  tartan,
  spot,
  'block-print': blockPrint,
  cable,
  'fair-isle': fairIsle,
  denim,
  cord,
  ripple,
  botanical,
} as const satisfies Record<string, DrawTile>

export type Pattern = keyof typeof patterns

export function isPattern(name: string): name is Pattern {
  return Object.hasOwn(patterns, name)
}

export type Cloth = {
  pattern: Pattern
  palette: Palette
  seed: string
  isKnitted: boolean
  /** 1 is the scale of a dress; smaller things wear a smaller print. */
  scale: number
}

/** One repeat of the cloth. Ids inside it take `key`, so that several cloths can share a picture. */
export function clothTile(key: string, { pattern, palette, seed, isKnitted }: Omit<Cloth, 'scale'>) {
  const tile = patterns[pattern](palette, createRandom(seed))
  const { width, height, art } = isKnitted && pattern !== 'cable' ? knitted(tile) : tile
  return { width, height, art: art.replaceAll(/(id="|href="#)/g, `$1${key}`) }
}

/** The two fills of a brush: the cloth, and the same cloth turned to run along a sleeve. */
export function clothDefs(key: string, cloth: Cloth, turn: number): string {
  const { width, height, art } = clothTile(key, cloth)
  const size = cloth.scale === 1 ? '' : ` patternTransform="scale(${cloth.scale})"`
  return (
    `<pattern id="${key}p" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${size}>${art}</pattern>` +
    `<pattern id="${key}q" href="#${key}p" patternTransform="rotate(${Math.round(-turn)})${cloth.scale === 1 ? '' : `scale(${cloth.scale})`}"/>`
  )
}
