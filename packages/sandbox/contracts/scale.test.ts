import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { categoryIdsTo } from '../catalogue/categories.ts'
import { productIndex } from '../constructor/index/product-index.ts'
import { english } from '../constructor/language/english.ts'
import { countingDatabase } from '../test/counting-database.ts'
import { largeScans } from '../test/plans.ts'
import { readyCheckout } from './operations/checkouts.ts'
import { openShop, type ApiResponse, type Shop } from './test/shop.ts'

// A query plan does not depend on the number of rows, so it is the same with 20,000 styles and 400,000 variants.
const { db, statements } = countingDatabase(env.DB)
const [category] = categoryIdsTo('/womens/')

let shop: Shop
beforeAll(async () => {
  shop = await openShop(db)
  // The search service reads its feed once, and then responds from its index.
  await productIndex(db, english)
})

const requests: [string, (shop: Shop) => Promise<ApiResponse>][] = [
  [
    'products by ids',
    ({ call, product }) =>
      call('GET', `/v3/catalog/products?id:in=${product},1001&include=custom_fields,images,options,modifiers,variants`),
  ],
  [
    'products of a category',
    ({ call }) => call('GET', `/v3/catalog/products?categories:in=${category}&is_visible=true`),
  ],
  ['products by sku', ({ call, style }) => call('GET', `/v3/catalog/products?sku=${style}`)],
  ['products by several skus', ({ call, style }) => call('GET', `/v3/catalog/products?sku:in=${style},100000`)],
  [
    'products by keyword',
    ({ call }) => call('GET', '/v3/catalog/products?keyword=dress&keyword_context=shopper&is_visible=true'),
  ],
  ['a product', ({ call, product }) => call('GET', `/v3/catalog/products/${product}?include=variants,options`)],
  ['a variant by sku', ({ call, sku }) => call('GET', `/v3/catalog/variants?sku=${sku}`)],
  ['variants of a product', ({ call, product }) => call('GET', `/v3/catalog/products/${product}/variants`)],
  [
    'stock by variant ids',
    ({ call, variant }) => call('GET', `/v3/inventory/items?variant_id:in=${variant},${variant + 1}`),
  ],
  ['stock by skus', ({ call, sku }) => call('GET', `/v3/inventory/items?sku:in=${sku}`)],
  ['stock by products', ({ call, product }) => call('GET', `/v3/inventory/items?product_id:in=${product}`)],
  [
    'a new cart',
    ({ call, product, variant }) =>
      call('POST', '/v3/carts', {
        channel_id: 1406818,
        line_items: [{ product_id: product, variant_id: variant, quantity: 1 }],
      }),
  ],
  [
    'a line more in a cart',
    async ({ call, newCart, product, variant }) =>
      call('POST', `/v3/carts/${(await newCart()).id}/items`, {
        line_items: [{ product_id: product, variant_id: variant, quantity: 1 }],
      }),
  ],
  ['an order', async (open) => open.call('POST', `/v3/checkouts/${(await readyCheckout(open)).id}/orders`)],
  ['orders of a customer', ({ call, customer }) => call('GET', `/v2/orders?customer_id=${customer}`)],
  [
    'a customer by e-mail',
    ({ call }) => call('GET', '/v3/customers?email:in=amelia.hart@selvedge.example&include=addresses,formfields'),
  ],
  ['a search', ({ request }) => constructorCall(request, '/search/dress')],
  [
    'a search with a refinement',
    ({ request }) => constructorCall(request, '/search/dress', '&filters[Color]=Ink&sort_by=price'),
  ],
  ['browsing a group', ({ request }) => constructorCall(request, '/browse/group_id/100')],
  ['autocomplete', ({ request }) => constructorCall(request, '/autocomplete/dre')],
]

test.for(requests)('reads no large table from end to end: %s', async ([, request]) => {
  statements.length = 0
  const { status } = await request(shop)
  expect(status).toBeLessThan(300)
  expect(statements).not.toEqual([])
  const scans = await Promise.all([...new Set(statements)].map(async (sql) => ({ sql, scans: await largeScans(sql) })))
  expect(scans.filter((statement) => statement.scans.length > 0)).toEqual([])
})

test('notices a statement that reads a large table from end to end', async () => {
  expect(await largeScans('SELECT id FROM variants WHERE stock_1 = ?')).toEqual(['SCAN variants'])
  expect(await largeScans('SELECT x.id FROM products AS x WHERE x.name = ?')).toEqual(['SCAN x'])
})

function constructorCall(request: Shop['request'], path: string, more = '') {
  return request(`/constructor${path}?key=uk&c=contract&i=1&s=1${more}`)
}
