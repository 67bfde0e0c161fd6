import { brand } from '../../merchant.ts'

export const sizeGuide = {
  title: 'Size Guide',
  description: `Sizes and body measurements for ${brand} clothing and shoes.`,
  hint: 'Measure over light clothing, with the tape close but not tight.',
  close: 'Close the size guide',
  showInches: 'Show inches',
  showCentimetres: 'Show centimetres',
  failed: 'The size chart could not be loaded',
} as const

/** Only the server uses these. Labels of sizes are the platform's values. */
export const sizeChartTexts = {
  names: {
    womens: 'Womens clothing',
    'womens-letters': 'Womens clothing in letters',
    mens: 'Mens clothing',
    'mens-waists': 'Mens trousers, jeans and shorts',
    kids: 'Kids clothing',
    shoes: 'Shoes',
    'kids-shoes': 'Kids shoes',
    'kids-socks': 'Kids socks',
    bedding: 'Bedding',
    towels: 'Towels',
  },
  measures: {
    bust: 'Bust',
    waist: 'Waist',
    hips: 'Hips',
    chest: 'Chest',
    height: 'Height',
    foot: 'Foot length',
    longestFoot: 'Longest foot',
    width: 'Width',
    length: 'Length',
  },
  length: (value: number) => String(value),
  inUnit: (measure: string, unit: 'cm' | 'in') => `${measure} (${unit})`,
} as const
