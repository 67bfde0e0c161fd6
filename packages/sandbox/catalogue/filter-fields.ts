import type { CustomField } from './custom-fields.ts'
import type { Pattern } from './garments/garment.ts'

/**
 * Options and custom fields that the merchant lists as filters of products.
 * https://support.bigcommerce.com/s/article/Product-Filtering-Settings
 */
export const facetAttributes = [
  'Color',
  'Size',
  'color_family',
  'color_shade',
  'fabric',
  'styling_length',
  'sleeve_length',
  'pattern',
  'print',
  'product_fit',
  'feel_warmth',
  'feel_softness',
  'on_sale',
] as const
export type FacetAttribute = (typeof facetAttributes)[number]

/** A product as far as the filters describe it. */
type Described = {
  colours: readonly { name: string }[]
  customFields: readonly CustomField[]
  pattern: Pattern
  sale: unknown
}

/** Stands between a family and one of its shades in a value of `color_shade`. */
export const shadeMark = ' > '

const shadesByFamily: Readonly<Record<string, readonly string[]>> = {
  'White & cream': ['Ecru', 'Chalk', 'Oatmeal', 'Stone', 'Buttermilk'],
  Yellow: ['Primrose', 'Mustard', 'Honey'],
  Orange: ['Apricot', 'Terracotta', 'Coral', 'Rust'],
  Red: ['Brick', 'Poppy', 'Claret'],
  Pink: ['Blush', 'Rose', 'Peony', 'Raspberry', 'Hollyhock'],
  Purple: ['Lavender', 'Heather', 'Damson'],
  Blue: ['Sky', 'Cornflower', 'Chambray', 'Petrol', 'Indigo', 'Light Wash', 'Mid Wash', 'Dark Wash'],
  Navy: ['French Navy', 'Ink'],
  Green: ['Duck Egg', 'Sea Glass', 'Sage', 'Fern', 'Olive', 'Bottle Green', 'Teal'],
  Brown: ['Toffee', 'Bracken', 'Chestnut', 'Cocoa'],
  Grey: ['Marl Grey', 'Storm', 'Slate'],
  Black: ['Soot', 'Washed Black'],
}
const familyByShade = new Map(
  Object.entries(shadesByFamily).flatMap(([family, shades]) => shades.map((shade) => [shade, family])),
)

const patternNames: Readonly<Record<Pattern, string>> = {
  plain: 'Plain',
  stripe: 'Stripe',
  'breton-stripe': 'Stripe',
  floral: 'Floral',
  ditsy: 'Floral',
  botanical: 'Floral',
  gingham: 'Check',
  check: 'Check',
  tartan: 'Check',
  spot: 'Spot',
  'block-print': 'Block print',
  cable: 'Cable',
  'fair-isle': 'Fair Isle',
  denim: 'Denim',
  cord: 'Cord',
  ripple: 'Textured',
}

// The first material of a label is the largest part.
const material =
  /cotton|linen|wool|viscose|polyester|polyamide|leather|suede|rubber|stoneware|china|glass|ceramic|\bwax\b|paper/i

export function familyOf(shade: string): string | undefined {
  return familyByShade.get(shade)
}

/** The custom fields that a product has only for the filters. Each family comes with the shades that it has here. */
export function filterFieldsOf({ colours, customFields, pattern, sale }: Described): CustomField[] {
  const composition = customFields.find(({ name }) => name === 'fabric_composition')?.value ?? ''
  const fabric = material.exec(composition)?.[0].toLowerCase()
  const shades = colours.flatMap(({ name }) => {
    const family = familyByShade.get(name)
    return family === undefined ? [] : [{ family, shade: name }]
  })
  const families = new Set(shades.map(({ family }) => family))
  return [
    ...(fabric ? [{ name: 'fabric', value: fabric.charAt(0).toUpperCase() + fabric.slice(1) }] : []),
    { name: 'pattern', value: patternNames[pattern] },
    ...(sale ? [{ name: 'on_sale', value: 'Yes' }] : []),
    ...[...families].map((value) => ({ name: 'color_family', value })),
    ...shades.map(({ family, shade }) => ({ name: 'color_shade', value: `${family}${shadeMark}${shade}` })),
  ]
}
