import type { Fabric, Family, Line } from './garments/garment.ts'
import type { Random } from './random.ts'

export type CustomField = { name: string; value: string }

const worn = new Set<Family>(['dress', 'top', 'knit', 'outer', 'bottom', 'swim', 'night'])
const upper = new Set<Family>(['dress', 'top', 'knit', 'outer'])

const necks = ['Crew neck', 'V-neck', 'Boat neck', 'Round neck', 'Collared', 'Frill neck', 'Roll neck']
const sleeves = ['Long sleeve', 'Three-quarter sleeve', 'Short sleeve', 'Elbow-length sleeve', 'Sleeveless']
const fits = ['Regular fit', 'Relaxed fit', 'Slim fit', 'Oversized', 'Fit and flare']
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

type Subject = { line: Line; noun: string; fabric: Fabric; lengths: readonly string[] }

/** The custom fields that a storefront reads by name. Measurements are in centimetres. */
export function customFieldsOf(
  { line, noun, fabric: [, composition], lengths }: Subject,
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
  if (worn.has(line.family)) fields.push(...fitFields(line, lengths, random))
  if (upper.has(line.family)) {
    fields.push(
      { name: 'neck_collar_shape', value: random.pick(necks) },
      { name: 'sleeve_length', value: random.pick(sleeves) },
    )
  }
  const styling = stylingLength(noun, line.family, random)
  if (styling) fields.push({ name: 'styling_length', value: styling })
  if (random.chance(0.16)) fields.push({ name: 'product_badge', value: random.pick(badges) })
  return fields
}

function fitFields(line: Line, lengths: readonly string[], random: Random): CustomField[] {
  const isMens = line.department === 'men'
  const height = isMens
    ? random.pick(['6ft 1in (185cm)', '6ft (183cm)', '6ft 2in (188cm)'])
    : random.pick(['5ft 9in (175cm)', '5ft 10in (178cm)', '5ft 8in (173cm)'])
  const size = isMens ? 'M' : random.pick(['10', '12', '16'])
  const body = random.int(60, 118)
  const fields: CustomField[] = [
    { name: 'model_wears_displayed', value: `Our model is ${height} and wears a size ${size}` },
    { name: 'standard_measurements_displayed', value: `Length ${body}cm, based on a size ${isMens ? 'M' : '12'}` },
    { name: 'product_fit', value: random.pick(fits) },
  ]
  if (lengths.includes('Petite')) {
    fields.push(
      { name: 'petite_model_displayed', value: 'Our petite model is 5ft 2in (157cm) and wears a size 10 Petite' },
      { name: 'petite_measurements_displayed', value: `Length ${body - 6}cm, based on a size 12 Petite` },
    )
  }
  return fields
}

function stylingLength(noun: string, family: Family, random: Random): string | undefined {
  if (noun.includes('Maxi')) return 'Maxi'
  if (noun.includes('Shorts')) return 'Mid-thigh'
  if (/Dress|Skirt/.test(noun)) return noun.includes('Midi') ? 'Midi' : random.pick(['Midi', 'Knee length'])
  const lengths = stylingLengths[family]
  return lengths && random.pick(lengths)
}
