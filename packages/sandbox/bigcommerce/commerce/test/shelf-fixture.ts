import { env } from 'cloudflare:workers'

/**
 * Products for the tests: a shirt with colours and sizes (reduced in pounds only), a mug, a gift card sent by e-mail,
 * and a tea towel whose colours share five pieces.
 */
export const shirt = { id: 2001, plentiful: 90001, lastTwo: 90002, soldOut: 90003, withdrawn: 90004 }
export const mug = { id: 2002, variant: 90011 }
export const giftCard = { id: 2003, ten: 90021, fifty: 90022 }
export const towel = { id: 2005, sage: 90041, ink: 90042 }
export const hidden = { id: 2004, variant: 90031 }

const modifierOf = (index: number) => giftCard.id * 10 + 4 + index
/** The texts that a gift card requires. */
export const giftTexts = [
  { option_id: modifierOf(0), option_value: 'ada@example.com' },
  { option_id: modifierOf(1), option_value: 'Ada' },
  { option_id: modifierOf(2), option_value: 'grace@example.com' },
  { option_id: modifierOf(3), option_value: 'Grace' },
  { option_id: modifierOf(4), option_value: '2030-12-24' },
]

/** Stores the test products and deletes what earlier tests created. */
export async function stockShelf() {
  const db = env.DB
  const tables = [
    'stock_movements',
    'orders',
    'outbox',
    'carts',
    'checkout_sessions',
    'redirect_tokens',
    'product_listing',
    'product_facets',
    'product_categories',
    'variants',
    'products',
  ]
  await db.batch(tables.map((table) => db.prepare(`DELETE FROM ${table}`)))
  await db.batch([
    product({
      id: shirt.id,
      style: '200101',
      name: 'Harbour Stripe Shirt',
      colours: ['French Navy', 'Chalk'],
      sizes: ['S', 'M'],
      prices: [5999, 8500, 7500],
      sales: [4499, null, null],
    }),
    product({
      id: mug.id,
      style: '200102',
      name: 'Hare Mug',
      colours: ['Sage'],
      sizes: [],
      prices: [1299, 1800, 1650],
    }),
    product({
      id: giftCard.id,
      style: '100000',
      name: 'E-Gift Card',
      type: 'digital',
      colours: ['Meadow'],
      sizes: ['10', '50'],
      prices: [1000, 1000, 1000],
      tracking: 'none',
    }),
    product({
      id: towel.id,
      style: '200105',
      name: 'Tea Towel',
      colours: ['Sage', 'Ink'],
      sizes: [],
      prices: [1200, 1700, 1500],
      tracking: 'product',
      base: [towel.sage, 2],
    }),
    product({
      id: hidden.id,
      style: '200104',
      name: 'Not Yet',
      colours: ['Ink'],
      sizes: [],
      prices: [1000, 1000, 1000],
      isVisible: 0,
    }),
    variant(shirt.plentiful, shirt.id, [0, 0, -1], 50),
    variant(shirt.lastTwo, shirt.id, [0, 1, -1], 2),
    variant(shirt.soldOut, shirt.id, [1, 0, -1], 0),
    variant(shirt.withdrawn, shirt.id, [1, 1, -1], 9, { isDisabled: 1 }),
    variant(mug.variant, mug.id, [0, -1, -1], 1000),
    variant(giftCard.ten, giftCard.id, [0, 0, -1], 0, { price: 1000 }),
    variant(giftCard.fifty, giftCard.id, [0, 1, -1], 0, { price: 5000 }),
    variant(towel.sage, towel.id, [0, -1, -1], 5),
    variant(towel.ink, towel.id, [1, -1, -1], 0),
    variant(hidden.variant, hidden.id, [0, -1, -1], 10),
  ])
}

export async function stockOf(variantId: number) {
  return env.DB.prepare('SELECT stock_1 FROM variants WHERE id = ?').bind(variantId).first<number>('stock_1')
}

type ProductSeed = {
  id: number
  style: string
  name: string
  type?: string
  colours: string[]
  sizes: string[]
  prices: [number, number, number]
  sales?: [number | null, number | null, number | null]
  tracking?: string
  isVisible?: number
  base?: [firstVariantId: number, count: number]
}

function product({
  id,
  style,
  name,
  type = 'physical',
  colours,
  sizes,
  prices,
  sales = [null, null, null],
  tracking = 'variant',
  isVisible = 1,
  base = [0, 0],
}: ProductSeed) {
  const colourways = colours.map((colour, index) => ({
    id: (id * 10 + 1) * 100 + index + 1,
    name: colour,
    code: colour.slice(0, 3),
    hex: ['#24364b'],
  }))
  return env.DB.prepare(
    `INSERT INTO products (id, style, name, slug, description, department, garment, pattern, type, colours, sizes, lengths, custom_fields, price_gbp, price_usd, price_eur,
       sale_gbp, sale_usd, sale_eur, inventory_tracking, is_visible, date_created, base_variant_id, variant_count)
     VALUES (?, ?, ?, ?, '', 'women', 'shirt', 'plain', ?, ?, ?, '[]', '[]', ?, ?, ?, ?, ?, ?, ?, ?, '2025-01-01T00:00:00.000Z', ?, ?)`,
  ).bind(
    id,
    style,
    name,
    name.toLowerCase().replaceAll(' ', '-'),
    type,
    JSON.stringify(colourways),
    JSON.stringify(sizes),
    ...prices,
    ...sales,
    tracking,
    isVisible,
    ...base,
  )
}

function variant(
  id: number,
  productId: number,
  indexes: [number, number, number],
  stock: number,
  { isDisabled = 0, price = null }: { isDisabled?: number; price?: number | null } = {},
) {
  return env.DB.prepare(
    'INSERT INTO variants (id, product_id, sku, colour, size, length, stock_1, purchasing_disabled, price_gbp, price_usd, price_eur) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
  ).bind(id, productId, `SKU-${id}`, ...indexes, stock, isDisabled, price, price, price)
}
