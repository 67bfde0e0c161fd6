import type { Market, MarketCode } from '../../../shared/markets.ts'

/** A chart of body measurements in centimetres. A size has a label in every size system. */
export type SizeChart = {
  id: string
  name: string
  /** The category URLs whose products it is for. */
  categories: RegExp
  measures: readonly string[]
  rows: readonly { labels: SizeLabels; centimetres: readonly number[] }[]
}

type System = 'UK' | 'EU' | 'US'
type SizeLabels = Record<System, string>

export type Unit = 'cm' | 'in'

const centimetresPerInch = 2.54

/** The length units of a market's shoppers. */
export const unitOf = { en: 'cm', us: 'in', eu: 'cm' } as const satisfies Record<MarketCode, Unit>

const women = [
  [6, 80, 62, 88],
  [8, 83, 65, 91],
  [10, 88, 70, 96],
  [12, 93, 75, 101],
  [14, 98, 80, 106],
  [16, 103, 85, 111],
  [18, 110, 92, 117],
  [20, 117, 99, 124],
] as const

const womenInLetters = [
  ['XS', 81, 63, 89],
  ['S', 86, 68, 94],
  ['M', 95, 77, 103],
  ['L', 103, 85, 111],
  ['XL', 113, 95, 120],
] as const

/** Age in years, EU size, US size, height and chest. */
const kids = [
  ['1-2', '92', '2T', 92, 53],
  ['3-4', '104', '4T', 104, 57],
  ['5-6', '116', '6', 116, 61],
  ['7-8', '128', '8', 128, 66],
  ['9-10', '140', '10', 140, 72],
  ['11-12', '152', '12', 152, 78],
] as const

const men = [
  ['XS', 89, 74],
  ['S', 95, 80],
  ['M', 101, 86],
  ['L', 107, 92],
  ['XL', 113, 98],
  ['XXL', 119, 104],
] as const

const shoes = [
  [3, 36, 5, 22.1],
  [4, 37, 6, 22.9],
  [5, 38, 7, 23.7],
  [6, 39, 8, 24.6],
  [7, 40, 9, 25.4],
  [8, 41, 10, 26.2],
] as const

export const sizeCharts: readonly SizeChart[] = [
  {
    id: 'womens',
    name: 'Womens clothing',
    categories: /^\/womens\/clothing\b/,
    measures: ['Bust', 'Waist', 'Hips'],
    rows: women.map(([size, ...centimetres]) => ({
      labels: { UK: String(size), EU: String(size + 28), US: String(size - 4) },
      centimetres,
    })),
  },
  {
    id: 'womens-letters',
    name: 'Womens clothing in letters',
    categories: /^\/womens\/clothing\b/,
    measures: ['Bust', 'Waist', 'Hips'],
    rows: womenInLetters.map(([size, ...centimetres]) => ({ labels: { UK: size, EU: size, US: size }, centimetres })),
  },
  {
    id: 'mens',
    name: 'Mens clothing',
    categories: /^\/mens\/clothing\b/,
    measures: ['Chest', 'Waist'],
    rows: men.map(([size, ...centimetres]) => ({ labels: { UK: size, EU: size, US: size }, centimetres })),
  },
  {
    id: 'kids',
    name: 'Kids clothing',
    categories: /^\/kids\/clothing\b/,
    measures: ['Height', 'Chest'],
    rows: kids.map(([age, eu, us, ...centimetres]) => ({ labels: { UK: age, EU: eu, US: us }, centimetres })),
  },
  {
    id: 'shoes',
    name: 'Shoes',
    categories: /\/(?:shoes|boots|wellies)\b/,
    measures: ['Foot length'],
    rows: shoes.map(([uk, eu, us, length]) => ({
      labels: { UK: String(uk), EU: String(eu), US: String(us) },
      centimetres: [length],
    })),
  },
]

/** Size systems, the market's system first. */
export function systemsOf({ market }: Market): System[] {
  return [market, ...(['UK', 'EU', 'US'] as const).filter((system) => system !== market)]
}

/** The formatted length: centimetres to the millimetre, inches to the half. */
export function formatLength(centimetres: number, unit: Unit): string {
  return String(unit === 'cm' ? centimetres : Math.round((centimetres / centimetresPerInch) * 2) / 2)
}
