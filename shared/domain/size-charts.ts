import type { Market } from '../markets.ts'
import { type SizeSystem, sizeSystems } from '../size-systems.ts'
import type { sizeChartTexts } from '#shared/messages/size-guide.ts'

/** A chart of body measurements in centimetres. A size has a label in every size system. */
export type SizeChart = {
  id: keyof typeof sizeChartTexts.names
  /** The category URLs whose products it is for. */
  categories: RegExp
  measures: readonly (keyof typeof sizeChartTexts.measures)[]
  rows: readonly { labels: SizeLabels; centimetres: readonly number[] }[]
}

type SizeLabels = Record<SizeSystem, string>

export type Unit = 'cm' | 'in'

const centimetresPerInch = 2.54

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
  ['XXL', 123, 105, 130],
  ['XXXL', 133, 115, 140],
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
  ['XXXL', 125, 110],
] as const

/** Waists in inches, which all three systems use. */
const waists = [28, 29, 30, 31, 32, 33, 34, 36, 38, 40] as const

/** UK size, EU size, US size, and the longest foot. */
const kidsShoes = [
  ['8', '25', '9', 15.7],
  ['9', '27', '10', 16.5],
  ['10', '28', '11', 17.4],
  ['11', '29', '12', 18.2],
  ['12', '31', '13', 19.1],
  ['13', '32', '1', 19.9],
] as const

const kidsSocks = [
  ['3-5', '19-22', '4-6', 13.2],
  ['6-8', '23-25', '7-9', 15.7],
  ['7-9', '24-27', '8-10', 16.5],
  ['10-12', '28-31', '11-13', 19.1],
] as const

/** Width and length. */
const bedding = [
  ['Single', 135, 200],
  ['Double', 200, 200],
  ['King', 230, 220],
  ['Super King', 260, 220],
] as const

const towels = [
  ['Hand', 50, 90],
  ['Bath', 70, 125],
  ['Bath Sheet', 100, 150],
] as const

const shoes = [
  ['3', '36', '5', 22.1],
  ['4', '37', '6', 22.9],
  ['5', '38', '7', 23.7],
  ['6', '39', '8', 24.6],
  ['7', '40', '9', 25.4],
  ['8', '41', '10', 26.2],
] as const

export const sizeCharts: readonly SizeChart[] = [
  {
    id: 'womens',
    categories: /^\/womens\/clothing\b/,
    measures: ['bust', 'waist', 'hips'],
    rows: women.map(([size, ...centimetres]) => ({
      labels: { UK: String(size), EU: String(size + 28), US: String(size - 4) },
      centimetres,
    })),
  },
  {
    id: 'womens-letters',
    categories: /^\/womens\/(?:clothing|accessories)\b/,
    measures: ['bust', 'waist', 'hips'],
    rows: inOneSystem(womenInLetters),
  },
  {
    id: 'mens',
    categories: /^\/mens\/clothing\b/,
    measures: ['chest', 'waist'],
    rows: inOneSystem(men),
  },
  {
    id: 'mens-waists',
    categories: /^\/mens\/clothing\/trousers\b/,
    measures: ['waist'],
    rows: inOneSystem(waists.map((inches) => [String(inches), Math.round(inches * centimetresPerInch)] as const)),
  },
  {
    id: 'kids',
    categories: /^\/kids\/clothing\b/,
    measures: ['height', 'chest'],
    rows: inThreeSystems(kids),
  },
  {
    id: 'shoes',
    categories: /^\/womens\/footwear\b/,
    measures: ['foot'],
    rows: inThreeSystems(shoes),
  },
  {
    id: 'kids-shoes',
    categories: /^\/kids\/accessories\/wellies\b/,
    measures: ['foot'],
    rows: inThreeSystems(kidsShoes),
  },
  {
    id: 'kids-socks',
    categories: /^\/kids\/accessories\/socks\b/,
    measures: ['longestFoot'],
    rows: inThreeSystems(kidsSocks),
  },
  {
    id: 'bedding',
    categories: /^\/home\b/,
    measures: ['width', 'length'],
    rows: inOneSystem(bedding),
  },
  {
    id: 'towels',
    categories: /^\/home\b/,
    measures: ['width', 'length'],
    rows: inOneSystem(towels),
  },
]

function inOneSystem(rows: readonly (readonly [size: string, ...centimetres: number[]])[]): SizeChart['rows'] {
  return rows.map(([size, ...centimetres]) => ({ labels: { UK: size, EU: size, US: size }, centimetres }))
}

function inThreeSystems(
  rows: readonly (readonly [uk: string, eu: string, us: string, ...centimetres: number[]])[],
): SizeChart['rows'] {
  return rows.map(([UK, EU, US, ...centimetres]) => ({ labels: { UK, EU, US }, centimetres }))
}

/** Size systems, the market's system first. */
export function systemsOf({ market }: Pick<Market, 'market'>): SizeSystem[] {
  return [market, ...sizeSystems.filter((system) => system !== market)]
}

/** The formatted length: centimetres to the millimetre, inches to the half. */
export function inUnit(centimetres: number, unit: Unit): number {
  return unit === 'cm' ? centimetres : Math.round((centimetres / centimetresPerInch) * 2) / 2
}
