import type { Colourway } from './colourways.ts'
import type { CustomField } from './custom-fields.ts'
import { facetAttributes, filterFieldsOf } from './filter-fields.ts'
import type { Department, Garment, Pattern } from './garments/garment.ts'
import type { Price } from './prices.ts'
import { ratingOf } from './rating.ts'
import type { CatalogueEntry, ProductRow, VariantRow } from './rows.ts'
import type { VariantDraft } from './variants.ts'

/** The seeded pre-orders are sold before this day. */
const releaseDate = '2031-03-12T09:00:00Z'

/** A product before it has ids for itself and its variants. */
export type Draft = {
  style: string
  name: string
  slug: string
  description: string
  department: Department
  garment: Garment
  pattern: Pattern
  type: ProductRow['type']
  colours: readonly Colourway[]
  sizes: readonly string[]
  lengths: readonly string[]
  customFields: readonly CustomField[]
  price: Price
  sale: Price | undefined
  tracking: ProductRow['inventory_tracking']
  availability: ProductRow['availability']
  popularity: number
  rank: number
  dateCreated: string
  variants: readonly (VariantDraft & { price?: Price })[]
  categoryIds: readonly number[]
  keywords: readonly string[]
}

/** The lowest price of the 30 days before a reduction, which shops in the European Union have to name. */
function lowestPriceOf({ eur }: Price): CustomField {
  return { name: 'lowest_price_30_days', value: `EUR ${(eur / 100).toFixed(2)}` }
}

const soldOutRank = 1_000_000

const lengthCodes: Record<string, string> = { Regular: 'REG', Petite: 'PET', Tall: 'TAL', Long: 'LNG', Short: 'SHT' }

export function finishEntry(draft: Draft, id: number, firstVariantId: number): CatalogueEntry {
  const variants = draft.variants.map((variant, index) => variantRow(draft, variant, id, firstVariantId + index))
  const isInStock = draft.tracking === 'none' || variants.some((variant) => variant.stock_1 > 0)
  const { price, sale } = draft
  const fields = [...draft.customFields, ...filterFieldsOf(draft), ...(sale ? [lowestPriceOf(price)] : [])]
  const asked = sale ?? price
  return {
    product: {
      id,
      style: draft.style,
      name: draft.name,
      slug: draft.slug,
      description: draft.description,
      department: draft.department,
      garment: draft.garment,
      pattern: draft.pattern,
      type: draft.type,
      colours: JSON.stringify(draft.colours),
      sizes: JSON.stringify(draft.sizes),
      lengths: JSON.stringify(draft.lengths),
      custom_fields: JSON.stringify(fields),
      price_gbp: price.gbp,
      price_usd: price.usd,
      price_eur: price.eur,
      sale_gbp: sale?.gbp ?? null,
      sale_usd: sale?.usd ?? null,
      sale_eur: sale?.eur ?? null,
      inventory_tracking: draft.tracking,
      inventory_warning_level: 5,
      is_visible: 1,
      is_price_hidden: 0,
      availability: draft.availability,
      preorder_message: '',
      preorder_release_date: draft.availability === 'preorder' ? releaseDate : null,
      popularity: draft.popularity,
      date_created: draft.dateCreated,
      base_variant_id: firstVariantId,
      variant_count: variants.length,
    },
    variants,
    categoryIds: [...draft.categoryIds],
    facets: facetsOf(draft, fields, isInStock),
    listing: {
      product_id: id,
      name: draft.name,
      price_gbp: asked.gbp,
      price_usd: asked.usd,
      price_eur: asked.eur,
      popularity: draft.popularity,
      rank: isInStock ? draft.rank : draft.rank + soldOutRank,
      date_created: draft.dateCreated,
      is_visible: 1,
      is_in_stock: isInStock ? 1 : 0,
      rating: ratingOf(draft.style).rating,
    },
    search: {
      name: draft.name,
      keywords: [draft.style, draft.department, ...draft.keywords, ...draft.colours.map((colour) => colour.name)].join(
        ' ',
      ),
    },
  }
}

function variantRow(draft: Draft, variant: Draft['variants'][number], productId: number, id: number): VariantRow {
  const size = draft.sizes[variant.size]
  const length = draft.lengths[variant.length]
  const parts = [
    draft.style,
    draft.colours[variant.colour]?.code,
    size && sizeCode(size),
    length && lengthCodes[length],
  ]
  return {
    id,
    product_id: productId,
    sku: parts.filter(Boolean).join('-'),
    colour: variant.colour,
    size: variant.size,
    length: variant.length,
    stock_1: variant.stock,
    stock_2: variant.reserved,
    purchasing_disabled: variant.isPurchasingDisabled ? 1 : 0,
    price_gbp: variant.price?.gbp ?? null,
    price_usd: variant.price?.usd ?? null,
    price_eur: variant.price?.eur ?? null,
  }
}

// A size that is sold out in every colour is not offered as a filter, unless the whole product is sold out.
function facetsOf(draft: Draft, fields: readonly CustomField[], isInStock: boolean): CatalogueEntry['facets'] {
  const offered =
    isInStock && draft.tracking === 'variant' ? draft.variants.filter((variant) => variant.stock > 0) : draft.variants
  const colours = new Set(offered.map((variant) => draft.colours[variant.colour]?.name))
  const sizes = new Set(offered.map((variant) => draft.sizes[variant.size]))
  return [
    ...[...colours].filter((value) => value !== undefined).map((value) => ({ attribute: 'Color' as const, value })),
    ...[...sizes].filter((value) => value !== undefined).map((value) => ({ attribute: 'Size' as const, value })),
    ...fields.flatMap(({ name, value }) => {
      const attribute = facetAttributes.find((each) => each === name)
      return attribute ? [{ attribute, value }] : []
    }),
  ]
}

function sizeCode(size: string): string {
  return size === 'One Size' ? 'OS' : size.toUpperCase().replace(/[^A-Z0-9]/g, '')
}
