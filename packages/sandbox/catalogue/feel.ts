import type { CustomField } from './custom-fields.ts'
import * as fabrics from './garments/fabrics.ts'
import type { Fabric, Garment, Line, Pattern } from './garments/garment.ts'

/** Levels from 1 to 5. An opacity of 5 is not see-through at all. */
type Feel = { warmth: number; softness: number; weight: number; opacity: number; stretch: number }
type FeelName = keyof Feel

const cloth = (warmth: number, softness: number, weight: number, opacity: number, stretch: number): Feel => ({
  warmth,
  softness,
  weight,
  opacity,
  stretch,
})

/** How each fabric feels in a garment of one layer. */
const cloths = new Map<Fabric, Feel>([
  [fabrics.cotton, cloth(2, 4, 2, 4, 1)],
  [fabrics.organicCotton, cloth(2, 5, 2, 4, 2)],
  [fabrics.jersey, cloth(2, 5, 2, 4, 4)],
  [fabrics.linen, cloth(1, 3, 2, 3, 1)],
  [fabrics.linenBlend, cloth(1, 4, 2, 4, 1)],
  [fabrics.viscose, cloth(1, 5, 1, 3, 2)],
  [fabrics.lawn, cloth(1, 5, 1, 2, 1)],
  [fabrics.poplin, cloth(2, 4, 2, 4, 1)],
  [fabrics.brushed, cloth(3, 5, 3, 5, 1)],
  [fabrics.lambswool, cloth(4, 3, 3, 5, 2)],
  [fabrics.merino, cloth(4, 4, 2, 5, 3)],
  [fabrics.woolBlend, cloth(5, 2, 4, 5, 1)],
  [fabrics.woolSilk, cloth(4, 4, 1, 4, 1)],
  [fabrics.cottonCashmere, cloth(3, 5, 2, 5, 3)],
  [fabrics.cottonKnit, cloth(3, 5, 3, 5, 3)],
  [fabrics.waxed, cloth(4, 2, 4, 5, 1)],
  [fabrics.quilted, cloth(4, 4, 2, 5, 1)],
  [fabrics.waterproof, cloth(2, 3, 2, 5, 1)],
  [fabrics.corduroy, cloth(3, 4, 3, 5, 2)],
  [fabrics.denim, cloth(3, 4, 4, 5, 2)],
  [fabrics.twill, cloth(2, 4, 3, 5, 2)],
  [fabrics.loopback, cloth(3, 5, 3, 5, 3)],
  [fabrics.swim, cloth(1, 4, 1, 5, 5)],
  [fabrics.bambooCotton, cloth(3, 5, 1, 5, 4)],
  [fabrics.percale, cloth(2, 4, 2, 4, 1)],
  [fabrics.terry, cloth(3, 5, 4, 5, 1)],
])

const worn = ['warmth', 'softness', 'weight', 'opacity', 'stretch'] as const
// A coat is worn over something.
const outer = ['warmth', 'weight'] as const
const covers = ['warmth', 'softness', 'weight'] as const
const small = ['warmth', 'softness', 'stretch'] as const

/** What there is to say of each kind of product. Nothing of the others, such as mugs, bags and shoes. */
const namesByGarment: Partial<Record<Garment, readonly FeelName[]>> = {
  'midi-dress': worn,
  'maxi-dress': worn,
  'shirt-dress': worn,
  'knit-dress': worn,
  'kids-dress': worn,
  blouse: worn,
  shirt: worn,
  'mens-shirt': worn,
  tee: worn,
  'kids-tee': worn,
  breton: worn,
  polo: worn,
  jumper: worn,
  'mens-jumper': worn,
  cardigan: worn,
  hoodie: worn,
  trousers: worn,
  chinos: worn,
  jeans: worn,
  shorts: worn,
  skirt: worn,
  'kids-dungarees': worn,
  pyjamas: worn,
  coat: outer,
  jacket: outer,
  gilet: outer,
  swimsuit: ['softness', 'opacity', 'stretch'],
  socks: small,
  hat: small,
  gloves: small,
  scarf: covers,
  throw: covers,
  bedding: covers,
  towel: ['softness', 'weight'],
}

/** What the knit adds: cables are thick, and a Fair Isle has its other colours behind each stitch. */
const knits: Partial<Record<Pattern, Partial<Feel>>> = {
  cable: { warmth: 1, weight: 1, softness: -1 },
  'fair-isle': { warmth: 1 },
}

/** What the kind adds: bedding is a double layer, and a gilet and shorts leave something bare. */
const kinds: Partial<Record<Garment, Partial<Feel>>> = {
  bedding: { warmth: 1 },
  gilet: { warmth: -1 },
  shorts: { warmth: -1 },
}

/** The custom fields that say how a product feels, by its fabric, its kind and its knit. */
export function feelFieldsOf({
  line,
  fabric,
  pattern,
}: {
  line: Line
  fabric: Fabric
  pattern: Pattern
}): CustomField[] {
  const feel = cloths.get(fabric)
  const names = namesByGarment[line.garment]
  if (!feel || !names) return []
  return names.map((name) => {
    const level = feel[name] + (knits[pattern]?.[name] ?? 0) + (kinds[line.garment]?.[name] ?? 0)
    return { name: `feel_${name}`, value: String(Math.min(5, Math.max(1, level))) }
  })
}
