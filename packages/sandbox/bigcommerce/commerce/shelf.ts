import { columnAmount, currencies, type Currency } from '../../catalogue/currencies.ts'
import type { LimitedProductRow, VariantRow } from '../../catalogue/rows.ts'
import type { Line } from './carts/cart.ts'
import { InsufficientStock, OutsideOrderQuantity, Refusal } from './refusal.ts'

export type ShelfProduct = {
  id: number
  style: string
  name: string
  slug: string
  garment: string
  kind: 'physical' | 'digital'
  colours: readonly string[]
  sizes: readonly string[]
  lengths: readonly string[]
  prices: Record<Currency, { price: number; sale: number | null }>
  tracking: 'none' | 'product' | 'variant'
  /** With tracking `product`: the variant whose row holds the units that all variants share. */
  poolVariantId: number
  isPurchasable: boolean
  isPreOrder: boolean
  /** How many of the product one order must and may contain. 0 is no limit. */
  orderQuantity: { minimum: number; maximum: number }
  variants: readonly ShelfVariant[]
}

/**
 * `colour`, `size` and `length` are indexes into the product's lists, or -1 if it has no such option. `prices` override
 * the product's.
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

/** Reads the products of these ids with their variants, prices and stock. Unknown ids are left out. */
export async function loadShelf(db: D1Database, productIds: readonly number[]): Promise<Map<number, ShelfProduct>> {
  const ids = JSON.stringify([...new Set(productIds)])
  const [products, variants] = await db.batch([
    db.prepare('SELECT * FROM products WHERE id IN (SELECT value FROM json_each(?))').bind(ids),
    db.prepare('SELECT * FROM variants WHERE product_id IN (SELECT value FROM json_each(?)) ORDER BY id').bind(ids),
  ])
  const rows = (variants?.results ?? []) as VariantRow[]
  const found = (products?.results ?? []) as LimitedProductRow[]
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
 * Checks that there is enough stock for the lines, counting all lines that share the same units, and that their
 * products are within the limits of one order.
 *
 * @throws Refusal naming the first variant that is not for sale, InsufficientStock the first with too few units,
 *   OutsideOrderQuantity the first product of which the order has too few or too many. Only lines for which `isChecked`
 *   is true are checked.
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
    if (product && variant && !(product.isPurchasable && variant.isPurchasable))
      throw new Refusal(422, `${line.name} (${line.sku}) is not available for purchase`, {
        variant_id: 'Not available for purchase',
      })
    if (product) requireOrderQuantity(product, lines)
    const holderId = heldBy(line, shelf)
    const units = product?.variants.find(({ id }) => id === holderId)?.stock ?? 0
    const available = variant && holderId === null ? Infinity : units
    const pieces = holderId === null ? line.quantity : (wanted.get(holderId) ?? 0)
    if (available < pieces) throw new InsufficientStock({ name: line.name, sku: line.sku, available })
  }
}

// The limits are those of the whole order, so all variants of the product count together.
function requireOrderQuantity({ id, name, orderQuantity }: ShelfProduct, lines: readonly Line[]) {
  const { minimum, maximum } = orderQuantity
  const pieces = lines.filter(({ productId }) => productId === id).reduce((sum, { quantity }) => sum + quantity, 0)
  if (pieces < minimum) throw new OutsideOrderQuantity('minimum', { name, quantity: minimum })
  if (maximum > 0 && pieces > maximum) throw new OutsideOrderQuantity('maximum', { name, quantity: maximum })
}

/** Reads the products of the lines, checks their stock, and returns them. @throws InsufficientStock */
export async function requireCurrentStock(
  db: D1Database,
  lines: readonly Line[],
  isChecked?: (line: Line) => boolean,
): Promise<Map<number, ShelfProduct>> {
  const shelf = await loadShelf(
    db,
    lines.map((line) => line.productId),
  )
  requireStock(lines, shelf, isChecked)
  return shelf
}

/** The number of pieces that the lines take from each variant that holds units. Untracked products take none. */
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

/**
 * The variant whose units a line takes: its own, or the one that holds the product's pool; `null` if the product is not
 * tracked.
 */
function heldBy(
  { productId, variantId }: Pick<Line, 'productId' | 'variantId'>,
  shelf: ReadonlyMap<number, ShelfProduct>,
): number | null {
  const product = shelf.get(productId)
  if (product?.tracking === 'none') return null
  return product?.tracking === 'product' ? product.poolVariantId : variantId
}

function toShelfProduct(row: LimitedProductRow, variants: readonly VariantRow[]): ShelfProduct {
  return {
    id: row.id,
    style: row.style,
    name: row.name,
    slug: row.slug,
    garment: row.garment,
    kind: row.type,
    colours: (JSON.parse(row.colours) as { name: string }[]).map(({ name }) => name),
    sizes: JSON.parse(row.sizes) as string[],
    lengths: JSON.parse(row.lengths) as string[],
    prices: byCurrency((currency) => ({
      price: columnAmount(row, 'price', currency),
      sale: columnAmount(row, 'sale', currency),
    })),
    tracking: row.inventory_tracking,
    poolVariantId: row.base_variant_id,
    isPurchasable: row.is_visible === 1 && row.availability !== 'disabled',
    isPreOrder: row.availability === 'preorder',
    orderQuantity: { minimum: row.order_quantity_minimum, maximum: row.order_quantity_maximum },
    variants: variants.map((variant) => ({
      id: variant.id,
      sku: variant.sku,
      colour: variant.colour,
      size: variant.size,
      length: variant.length,
      stock: variant.stock_1,
      isPurchasable: variant.purchasing_disabled === 0,
      prices: byCurrency((currency) => columnAmount(variant, 'price', currency)),
    })),
  }
}

function byCurrency<Value>(valueOf: (currency: Currency) => Value): Record<Currency, Value> {
  return Object.fromEntries(currencies.map((currency) => [currency, valueOf(currency)])) as Record<Currency, Value>
}
