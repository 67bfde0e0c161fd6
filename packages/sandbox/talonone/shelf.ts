import type { CartItem } from './bodies.ts'
import { toAmount } from './engine/amount.ts'
import type { Campaign } from './engine/campaign.ts'
import type { Cart, Line } from './engine/cart.ts'
import type { Gift } from './engine/rewards.ts'
import type { SessionFields } from './session.ts'

const giftCards = '/gifts/gift-cards/'

const productSql = `SELECT p.id, p.style, instr(lower(p.custom_fields), '"freegift"') > 0 AS is_gift,
  (SELECT json_group_array(c.path) FROM product_categories pc JOIN categories c ON c.id = pc.category_id WHERE pc.product_id = p.id) AS paths
  FROM products p WHERE p.style IN (SELECT value FROM json_each(?)) OR p.id IN (SELECT value FROM json_each(?))`

const giftSql = `SELECT p.style, p.name, v.sku FROM products p JOIN variants v ON v.product_id = p.id
  WHERE p.style IN (SELECT value FROM json_each(?)) AND instr(lower(p.custom_fields), '"freegift"') > 0 ORDER BY v.stock_1 > 0, v.id DESC`

type ProductColumns = { id: number; style: string; is_gift: 0 | 1; paths: string }
type GiftColumns = { style: string; name: string; sku: string }

/** The catalogue's facts about the items: their categories, which are gifts, and the gifts that campaigns give. */
type Shelf = { lineOf: (item: CartItem) => Line; gifts: ReadonlyMap<string, Gift> }

export function shelfStatements(
  db: D1Database,
  { cartItems }: SessionFields,
  campaigns: readonly Campaign[],
): [D1PreparedStatement, D1PreparedStatement] {
  const ids = cartItems.map(productIdOf).filter((id) => id !== undefined)
  return [
    db.prepare(productSql).bind(JSON.stringify(cartItems.map(styleOf)), JSON.stringify(ids)),
    db
      .prepare(giftSql)
      .bind(
        JSON.stringify(
          campaigns.flatMap(({ rules }) =>
            rules.flatMap(({ rewards }) =>
              rewards.flatMap((reward) => (reward.kind === 'free-item' ? [reward.style] : [])),
            ),
          ),
        ),
      ),
  ]
}

/**
 * Built from the rows that `shelfStatements` returned. A SKU identifies its product by its style; other SKUs use
 * `product_id`.
 */
export function shelfOf(products: readonly unknown[], gifts: readonly unknown[]): Shelf {
  const rows = products as ProductColumns[]
  const byStyle = new Map(rows.map((row) => [row.style, row]))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return {
    // Gifts in stock come last, so that they overwrite the others.
    gifts: new Map((gifts as GiftColumns[]).map(({ style, name, sku }) => [style, { sku, name }])),
    lineOf: (item) => toLine(item, byStyle.get(styleOf(item)) ?? byId.get(productIdOf(item) ?? 0)),
  }
}

export function cartOf({ cartItems, additionalCosts }: SessionFields, shelf: Shelf): Cart {
  return { lines: cartItems.map((item) => shelf.lineOf(item)), costs: amountsOf(additionalCosts) }
}

function toLine(item: CartItem, product: ProductColumns | undefined): Line {
  const paths: string[] = product ? JSON.parse(product.paths) : []
  // An item without a known product may give its category itself.
  const categories = product || !item.category ? paths : [`/${item.category.replace(/^\/|\/$/g, '')}/`]
  const price = toAmount(item.price)
  const isGiftCard = categories.some((path) => path.startsWith(giftCards))
  return {
    price,
    quantity: item.quantity,
    categories,
    costs: amountsOf(item.additionalCosts),
    isDiscountable: price > 0 && product?.is_gift !== 1 && !isGiftCard,
  }
}

function amountsOf(costs: CartItem['additionalCosts'] = {}) {
  return Object.fromEntries(Object.entries(costs).map(([name, { price }]) => [name, toAmount(price)]))
}

function styleOf({ sku }: CartItem) {
  return sku.split('-')[0] ?? sku
}

function productIdOf({ attributes }: CartItem) {
  const id = Number(attributes?.['product_id'])
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}
