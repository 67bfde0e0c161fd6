import type { Fabric, Line, Pattern } from './garments/garment.ts'
import { optionValueId } from './ids.ts'
import { denimPalette, mutedPalette, palette, type Dye } from './palette.ts'
import type { Random } from './random.ts'

/**
 * As stored in `products.colours`: first the ground colour, then the pattern's inks. The platform's swatch of a pattern
 * is a picture, without hex colours.
 */
export type Colourway = { id: number; name: string; code: string; hex: string[]; isPattern?: true }

const mutedFabrics = new Set(['Leather', 'Suede', 'Waxed', 'Wool Blend'])
const softPatterns = new Set<Pattern>(['plain', 'cord', 'cable', 'ripple', 'denim'])

type Cloth = { line: Line; pattern: Pattern; fabric: Fabric }

/** At most `count` colourways, because a palette may have fewer. The first is the product's default. */
export function colourwaysOf(productId: number, cloth: Cloth, count: number, random: Random): Colourway[] {
  return random.sample(dyesFor(cloth), count).map((dye, index) => ({
    id: optionValueId(productId, 'Color', index),
    name: dye.name,
    code: dye.code,
    hex: [dye.hex, ...inksFor(dye, cloth.pattern, random)],
  }))
}

function dyesFor({ line, pattern, fabric: [fabric] }: Cloth): readonly Dye[] {
  if (pattern === 'denim') return denimPalette
  const isWorkwear = line.department === 'men' && (line.family === 'outer' || line.family === 'bottom')
  return isWorkwear || mutedFabrics.has(fabric) ? mutedPalette : palette
}

/** Inks that contrast with the ground: dark on light or light on dark, and one accent for a print. */
function inksFor(ground: Dye, pattern: Pattern, random: Random): string[] {
  if (softPatterns.has(pattern)) return []
  const contrast = palette.filter((dye) => (ground.tone === 'light' ? dye.tone === 'dark' : dye.tone === 'light'))
  const first = random.pick<Dye>(contrast)
  const isTwoTone = pattern === 'stripe' || pattern === 'breton-stripe' || pattern === 'gingham' || pattern === 'spot'
  if (isTwoTone) return [first.hex]
  const accents = palette.filter(
    (dye) => dye.name !== ground.name && dye.name !== first.name && dye.tone !== ground.tone,
  )
  return [first.hex, random.pick<Dye>(accents).hex]
}
