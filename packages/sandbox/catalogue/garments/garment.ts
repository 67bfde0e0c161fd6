export const garments = [
  'midi-dress',
  'maxi-dress',
  'shirt-dress',
  'knit-dress',
  'blouse',
  'shirt',
  'tee',
  'breton',
  'jumper',
  'cardigan',
  'hoodie',
  'coat',
  'jacket',
  'gilet',
  'trousers',
  'jeans',
  'shorts',
  'skirt',
  'swimsuit',
  'pyjamas',
  'socks',
  'scarf',
  'hat',
  'gloves',
  'bag',
  'belt',
  'shoes',
  'boots',
  'wellies',
  'mens-shirt',
  'polo',
  'chinos',
  'mens-jumper',
  'kids-dress',
  'kids-tee',
  'kids-dungarees',
  'mug',
  'plate',
  'bowl',
  'jug',
  'cushion',
  'throw',
  'candle',
  'vase',
  'lamp',
  'tea-towel',
  'apron',
  'bedding',
  'towel',
  'notebook',
  'gift-card',
] as const
export type Garment = (typeof garments)[number]

export const patterns = [
  'plain',
  'stripe',
  'breton-stripe',
  'floral',
  'ditsy',
  'gingham',
  'check',
  'tartan',
  'spot',
  'block-print',
  'cable',
  'fair-isle',
  'denim',
  'cord',
  'ripple',
  'botanical',
] as const
export type Pattern = (typeof patterns)[number]

export type Department = 'women' | 'men' | 'kids' | 'home' | 'gifts'

/** Decides the style of the description and the custom fields of a product. */
export type Family =
  | 'dress'
  | 'top'
  | 'knit'
  | 'outer'
  | 'bottom'
  | 'swim'
  | 'night'
  | 'accessory'
  | 'footwear'
  | 'kids'
  | 'table'
  | 'living'
  | 'textile'
  | 'paper'

/** A product line: the variations that the generator may make of one kind of product. */
export type Line = {
  garment: Garment
  department: Department
  family: Family
  /** Share of the catalogue, relative to the other lines. */
  weight: number
  /** Nouns for product names, each with the leaf category of the product. */
  nouns: readonly (readonly [noun: string, leaf: string])[]
  patterns: readonly Pattern[]
  fabrics: readonly Fabric[]
  sizes: readonly (readonly string[])[]
  lengths?: readonly (readonly string[])[]
  /** Minimum and maximum number of colourways. */
  colours: readonly [number, number]
  /** Lowest and highest list price in pounds. */
  pounds: readonly [number, number]
  /** A secondary category, such as a gift guide, and the probability that a product is in it. */
  also?: readonly (readonly [path: string, chance: number])[]
}

/** `word` is used in product names ('Linen'); `composition` is the text of the label. */
export type Fabric = readonly [word: string, composition: string]

export const numeric = ['6', '8', '10', '12', '14', '16', '18', '20'] as const
export const letters = ['XS', 'S', 'M', 'L', 'XL', 'XXL'] as const
export const mensLetters = ['S', 'M', 'L', 'XL', 'XXL', 'XXXL'] as const
export const allLetters = ['XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'] as const
export const waists = ['28', '29', '30', '31', '32', '33', '34', '36', '38', '40'] as const
export const kidsAges = ['3-4', '5-6', '7-8', '9-10'] as const
export const kidsSocks = ['3-5', '6-8', '7-9', '10-12'] as const
export const shoeSizes = ['3', '4', '5', '6', '7', '8'] as const
export const oneSize = ['One Size'] as const

export const legs = ['Regular', 'Long', 'Short'] as const
export const petite = ['Regular', 'Petite'] as const
export const tall = ['Regular', 'Tall'] as const
export const petiteAndTall = ['Regular', 'Petite', 'Tall'] as const
