import { categoryIdsTo, slugify } from './categories.ts'
import { colourwaysOf } from './colourways.ts'
import { describeProduct } from './copy.ts'
import { customFieldsOf } from './custom-fields.ts'
import { finishEntry, type Draft } from './entry.ts'
import { feelFieldsOf } from './feel.ts'
import * as fabrics from './garments/fabrics.ts'
import type { Fabric, Line, Pattern } from './garments/garment.ts'
import { createLineDealer } from './garments/lines.ts'
import { productIdAt } from './ids.ts'
import { createNamer } from './names.ts'
import { listPrice, reduced } from './prices.ts'
import { printFieldsOf } from './prints.ts'
import { createRandom, type Random } from './random.ts'
import type { CatalogueEntry } from './rows.ts'
import { manyColours, specialEntries } from './special.ts'
import { variantsOf, type VariantDraft } from './variants.ts'

/** Increase it when a seed produces another catalogue than before. */
const catalogueVersion = 7
export const defaultStyles = 600
export const defaultSeed = 'selvedge'

export type CatalogueOptions = { styles?: number | undefined; seed?: string | undefined }

const onSale = 0.25
const poolEvery = 4
const newest = Date.UTC(2026, 8, 1)
const day = 86_400_000

/** The value in the `seed` table when this catalogue is in the database. */
export function catalogueFingerprint({ styles = defaultStyles, seed = defaultSeed }: CatalogueOptions): string {
  return `${catalogueVersion}:${seed}:${styles}`
}

/**
 * Generates the catalogue, one product at a time, in the order of their ids. The same options always give the same
 * entries. A whole catalogue has one more: a product of very many colours.
 */
export function* generateCatalogue({ styles = defaultStyles, seed = defaultSeed }: CatalogueOptions = {}): Generator<
  CatalogueEntry,
  void,
  undefined
> {
  const deal = createLineDealer()
  const nameProduct = createNamer()
  let nextVariantId = 1
  let index = 0
  for (const draft of specialEntries) {
    if (index >= styles) return
    const entry = finishEntry(draft, productIdAt(index++), nextVariantId)
    nextVariantId += entry.variants.length
    yield entry
  }
  for (; index < styles; index++) {
    const random = createRandom(`${seed}/${index}`)
    const { line, nth } = deal()
    const draft = draftOf(line, nth, index, random, nameProduct)
    const entry = finishEntry(draft, productIdAt(index), nextVariantId)
    nextVariantId += entry.variants.length
    yield entry
  }
  if (styles >= defaultStyles) yield finishEntry(manyColours(index), productIdAt(index), nextVariantId)
}

function draftOf(
  line: Line,
  nth: number,
  index: number,
  random: Random,
  nameProduct: ReturnType<typeof createNamer>,
): Draft {
  const [noun, leaf] = random.pick(line.nouns)
  const pattern = random.pick(line.patterns)
  const fabric = fabricFor(line, pattern, random)
  const sizes = random.pick(line.sizes)
  const lengths = random.pick(line.lengths ?? [[]])
  const [fewest, most] = line.colours
  const colours = colourwaysOf(
    productIdAt(index),
    { line, pattern, fabric },
    nth === 0 ? most : random.int(fewest, most),
    random,
  )
  const name = nameProduct(line, noun, pattern, fabric, random)
  const price = listPrice(line.pounds, random)
  const sale = random.chance(onSale) ? reduced(price, random.pick([20, 25, 30, 40, 50, 60])) : undefined
  const drawn = variantsOf({ colours: colours.length, sizes, lengths }, random)
  const isOnePool = drawn.length === 1 ? random.chance(0.4) : sizes.length === 0 && index % poolEvery === 0
  const variants = isOnePool ? pooled(drawn) : drawn
  return {
    style: styleCode(index),
    name,
    slug: slugify(name),
    description: describeProduct({ line, name, pattern, fabric }, random),
    department: line.department,
    garment: line.garment,
    pattern,
    type: 'physical',
    colours,
    sizes,
    lengths,
    customFields: [
      ...customFieldsOf({ style: styleCode(index), name, line, noun, fabric, lengths }, random),
      ...feelFieldsOf({ line, fabric, pattern }),
      ...printFieldsOf({ style: styleCode(index), pattern }),
    ],
    price,
    sale,
    tracking: isOnePool ? 'product' : 'variant',
    availability: random.chance(0.004) ? 'disabled' : random.chance(0.004) ? 'preorder' : 'available',
    popularity: Math.floor(random.next() ** 3 * 10_000),
    rank: random.int(0, 999_999),
    dateCreated: new Date(newest - random.int(0, 700) * day).toISOString(),
    variants,
    categoryIds: categoriesFor(line, leaf, sale !== undefined, random),
    keywords: [line.garment, pattern, fabric[0]],
  }
}

// The first variant's row holds the units that all variants share.
function pooled([first, ...others]: readonly VariantDraft[]): VariantDraft[] {
  return first ? [first, ...others.map((variant) => ({ ...variant, stock: 0, reserved: 0 }))] : []
}

// The fabric follows the pattern: a denim jacket is not waxed.
function fabricFor(line: Line, pattern: Pattern, random: Random): Fabric {
  if (line.family === 'kids' || line.family === 'living') return random.pick(line.fabrics)
  if (pattern === 'denim') return fabrics.denim
  if (pattern === 'cord') return fabrics.corduroy
  return random.pick(
    line.fabrics.length > 1 ? line.fabrics.filter((fabric) => fabric !== fabrics.corduroy) : line.fabrics,
  )
}

function categoriesFor(line: Line, leaf: string, isOnSale: boolean, random: Random): number[] {
  const paths = [leaf, ...(line.also ?? []).filter(([, chance]) => random.chance(chance)).map(([path]) => path)]
  if (isOnSale) paths.push(salePath(line))
  return [...new Set(paths.flatMap(categoryIdsTo))]
}

function salePath(line: Line): string {
  if (line.department === 'women') {
    if (line.garment.endsWith('dress')) return '/sale/womens/dresses/'
    if (line.family === 'knit') return '/sale/womens/knitwear/'
    return line.family === 'top' ? '/sale/womens/tops/' : '/sale/womens/'
  }
  return { men: '/sale/mens/', kids: '/sale/kids/', home: '/sale/home/', gifts: '/sale/' }[line.department]
}

// 7919 and 800,000 are coprime, so style codes repeat only after 800,000 products. Codes below 200,000 are reserved for
// special products.
function styleCode(index: number): string {
  return String(200_000 + ((index * 7919) % 800_000))
}
