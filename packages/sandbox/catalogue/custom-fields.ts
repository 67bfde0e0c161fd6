import type { Cut } from '../pictures/garments/cut.ts'
import { cutOf } from '../pictures/piece.ts'
import { customerFitOf } from './customer-fit.ts'
import type { Fabric, Family, Line } from './garments/garment.ts'
import type { Random } from './random.ts'
import { ratingOf } from './rating.ts'

export type CustomField = { name: string; value: string }

const worn = new Set<Family>(['dress', 'top', 'knit', 'outer', 'bottom', 'swim', 'night'])
const upper = new Set<Family>(['dress', 'top', 'knit', 'outer'])

const necks: Record<Cut['neckline'], string> = {
  crew: 'Crew neck',
  v: 'V-neck',
  scoop: 'Scoop neck',
  boat: 'Boat neck',
  roll: 'Roll neck',
  shirt: 'Collared',
  'round-collar': 'Collared',
  lapel: 'Collared',
  grandad: 'Grandad collar',
  hood: 'Hooded',
  straps: 'Square neck',
}
const fits = ['Regular fit', 'Relaxed fit']
const stylingLengths: Partial<Record<Family, readonly string[]>> = {
  top: ['Hip length', 'Cropped', 'Longline'],
  knit: ['Hip length', 'Longline'],
  outer: ['Knee length', 'Hip length', 'Mid-thigh'],
  bottom: ['Full length', 'Ankle length', 'Cropped'],
}
const care: Partial<Record<Family, string>> = {
  knit: 'Hand wash cool, reshape while damp and dry flat',
  outer: 'Sponge clean; do not tumble dry',
  footwear: 'Wipe clean with a damp cloth',
  table: 'Dishwasher and microwave safe',
  living: 'Wipe or spot clean only',
  paper: 'Keep dry',
}
const badges = ['New In', 'Bestseller', 'Online Exclusive', 'Limited Edition', 'Organic']

/** With fewer, customers do not agree on the sizes. */
const manyReviews = 20

type Subject = {
  style: string
  name: string
  line: Line
  noun: string
  fabric: Fabric
  lengths: readonly string[]
}

/**
 * The custom fields that a storefront reads by name. Measurements are in centimetres. Neck, sleeves and fit are those
 * of the picture. No field is about who wears it, because a shopper may choose that (`on` of a picture).
 */
export function customFieldsOf(
  { style, name, line, noun, fabric: [, composition], lengths }: Subject,
  random: Random,
): CustomField[] {
  const fields: CustomField[] = [
    { name: 'fabric_composition', value: composition },
    {
      name: 'washcare',
      value:
        care[line.family] ??
        random.pick(['Machine wash at 30 degrees', 'Machine wash at 40 degrees', 'Cool gentle machine wash']),
    },
  ]
  const cut = cutOf({ garment: line.garment, seed: style, name })
  if (worn.has(line.family)) {
    fields.push(...fitFields({ line, lengths, cut }, random))
    if (ratingOf(style).count >= manyReviews) fields.push({ name: 'customer_fit', value: customerFitOf(style) })
  }
  if (upper.has(line.family)) {
    skip(random, 2)
    if (cut)
      fields.push(
        { name: 'neck_collar_shape', value: necks[cut.neckline] },
        { name: 'sleeve_length', value: sleeveOf(cut) },
      )
  }
  const styling = stylingLength(noun, line.family, random)
  if (styling) fields.push({ name: 'styling_length', value: styling })
  if (random.chance(0.16)) fields.push({ name: 'product_badge', value: random.pick(badges) })
  return fields
}

function fitFields(
  { line, lengths, cut }: Pick<Subject, 'line' | 'lengths'> & { cut: Cut | undefined },
  random: Random,
): CustomField[] {
  const isMens = line.department === 'men'
  skip(random, isMens ? 1 : 2)
  const body = random.int(60, 118)
  const usual = random.pick(fits)
  const fields: CustomField[] = [
    { name: 'standard_measurements_displayed', value: `Length ${body}cm, based on a ${isMens ? 'size M' : 'UK 12'}` },
    { name: 'product_fit', value: line.family === 'dress' && cut?.waistline ? 'Fit and flare' : usual },
  ]
  if (lengths.includes('Petite'))
    fields.push({ name: 'petite_measurements_displayed', value: `Length ${body - 6}cm, based on a UK 12 Petite` })
  return fields
}

function sleeveOf({ sleeve }: Cut): string {
  if (!sleeve) return 'Sleeveless'
  if (sleeve.length < 140) return 'Short sleeve'
  if (sleeve.length < 190) return 'Elbow-length sleeve'
  return sleeve.length < 250 ? 'Three-quarter sleeve' : 'Long sleeve'
}

/** Takes draws whose values are not needed, so that the prices and the stock drawn after them stay as they are. */
function skip(random: Random, draws: number) {
  for (let draw = 0; draw < draws; draw++) random.next()
}

function stylingLength(noun: string, family: Family, random: Random): string | undefined {
  if (noun.includes('Maxi')) return 'Maxi'
  if (noun.includes('Shorts')) return 'Mid-thigh'
  if (/Dress|Skirt/.test(noun)) return noun.includes('Midi') ? 'Midi' : random.pick(['Midi', 'Knee length'])
  const lengths = stylingLengths[family]
  return lengths && random.pick(lengths)
}
