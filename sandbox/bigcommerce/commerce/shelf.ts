import type { Line } from './carts/cart.ts'
import type { Currency } from './money.ts'
import { InsufficientStock } from './refusal.ts'

export type ShelfProduct = {
  id: number
  style: string
  name: string
  slug: string
  kind: 'physical' | 'digital'
  colours: readonly string[]
  sizes: readonly string[]
  lengths: readonly string[]
  prices: Record<Currency, { price: number; sale: number | null }>
  tracking: 'none' | 'product' | 'variant'
  /** The variant whose row holds the units that all variants share, with tracking `product`. */
  poolVariantId: number
  isPurchasable: boolean
  variants: readonly ShelfVariant[]
}

/**
 * `colour`, `size` and `length` index the product's lists, -1 where it has no such option. `prices` override the
 * product's.
 */
export type ShelfVariant = {
  id: number
  sku: string
  colour: number
  size: number
  length: number
  stock: number
  isPurchasable: boolean
  prices: Record<Currency, number | null>
}

type ProductColumns = {
  id: number
  style: string
  name: string
  slug: string
  type: 'physical' | 'digital'
  colours: string
  sizes: string
  lengths: string
  price_gbp: number
  price_usd: number
  price_eur: number
  sale_gbp: number | null
  sale_usd: number | null
  sale_eur: number | null
  inventory_tracking: ShelfProduct['tracking']
  base_variant_id: number
  is_visible: number
  availability: string
}

type VariantColumns = {
  id: number
  product_id: number
  sku: string
  colour: number
  size: number
  length: number
  stock_1: number
  purchasing_disabled: number
  price_gbp: number | null
  price_usd: number | null
  price_eur: number | null
}

/** The products of these ids with their variants, as they stand on the shelf now; unknown ids are left out. */
export async function loadShelf(db: D1Database, productIds: readonly number[]): Promise<Map<number, ShelfProduct>> {
  const ids = JSON.stringify([...new Set(productIds)])
  const [products, variants] = await db.batch([
    db.prepare('SELECT * FROM products WHERE id IN (SELECT value FROM json_each(?))').bind(ids),
    db.prepare('SELECT * FROM variants WHERE product_id IN (SELECT value FROM json_each(?)) ORDER BY id').bind(ids),
  ])
  const rows = (variants?.results ?? []) as VariantColumns[]
  const found = (products?.results ?? []) as ProductColumns[]
  return new Map(
    found.map((row) => [
      row.id,
      toShelfProduct(
        row,
        rows.filter((variant) => variant.product_id === row.id),
      ),
    ]),
  )
}

/**
 * Checks that the shelf can serve the lines, together with the others that draw on the same units.
 *
 * @throws InsufficientStock naming the first variant that is short, of the lines that are checked: all, unless
 *   `isChecked` says which.
 */
export function requireStock(
  lines: readonly Line[],
  shelf: ReadonlyMap<number, ShelfProduct>,
  isChecked: (line: Line) => boolean = () => true,
): void {
  const wanted = piecesOf(lines, shelf)
  for (const line of lines.filter(isChecked)) {
    const product = shelf.get(line.productId)
    const variant = product?.variants.find(({ id }) => id === line.variantId)
    const isForSale = product?.isPurchasable && variant?.isPurchasable
    const holderId = heldBy(line, shelf)
    const available = isForSale
      ? holderId === null
        ? Infinity
        : (product.variants.find(({ id }) => id === holderId)?.stock ?? 0)
      : 0
    const pieces = holderId === null ? line.quantity : (wanted.get(holderId) ?? 0)
    if (available < pieces) throw new InsufficientStock({ name: line.name, sku: line.sku, available })
  }
}

/** How many pieces the lines take from each variant that holds units. What is not tracked takes none. */
export function piecesOf(
  lines: readonly Pick<Line, 'productId' | 'variantId' | 'quantity'>[],
  shelf: ReadonlyMap<number, ShelfProduct>,
): Map<number, number> {
  const pieces = new Map<number, number>()
  for (const line of lines) {
    const holderId = heldBy(line, shelf)
    if (holderId !== null) pieces.set(holderId, (pieces.get(holderId) ?? 0) + line.quantity)
  }
  return pieces
}

/** The variant whose units a line takes: its own, or that of the product's pool; `null` if the product is not tracked. */
function heldBy(
  { productId, variantId }: Pick<Line, 'productId' | 'variantId'>,
  shelf: ReadonlyMap<number, ShelfProduct>,
): number | null {
  const product = shelf.get(productId)
  if (product?.tracking === 'none') return null
  return product?.tracking === 'product' ? product.poolVariantId : variantId
}

function toShelfProduct(row: ProductColumns, variants: readonly VariantColumns[]): ShelfProduct {
  return {
    id: row.id,
    style: row.style,
    name: row.name,
    slug: row.slug,
    kind: row.type,
    colours: (JSON.parse(row.colours) as { name: string }[]).map(({ name }) => name),
    sizes: JSON.parse(row.sizes) as string[],
    lengths: JSON.parse(row.lengths) as string[],
    prices: {
      GBP: { price: row.price_gbp, sale: row.sale_gbp },
      USD: { price: row.price_usd, sale: row.sale_usd },
      EUR: { price: row.price_eur, sale: row.sale_eur },
    },
    tracking: row.inventory_tracking,
    poolVariantId: row.base_variant_id,
    isPurchasable: row.is_visible === 1 && row.availability !== 'disabled',
    variants: variants.map((variant) => ({
      id: variant.id,
      sku: variant.sku,
      colour: variant.colour,
      size: variant.size,
      length: variant.length,
      stock: variant.stock_1,
      isPurchasable: variant.purchasing_disabled === 0,
      prices: { GBP: variant.price_gbp, USD: variant.price_usd, EUR: variant.price_eur },
    })),
  }
}
