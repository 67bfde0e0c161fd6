import { beforeAll, expect, test } from 'vitest'
import { present, untilDone } from '../test/recorded-fetch.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { openShop, textOf } from '../test/shop.ts'
import { feedOf, itemsOf, tick } from './test/feed-shop.ts'
import { type Market, markets } from '#shared/markets.ts'

/** Products in all markets together. */
const maxProducts = 200
const agent = 'profile="https://platform.example/.well-known/ucp"'

type Offer = { url: string; price: number; priceCurrency: string; availability: string }
type Group = {
  productGroupID: string
  hasVariant: ({ sku: string; name: string; offers: Offer } | { url: string })[]
}
type CatalogueVariant = {
  id: string
  sku: string
  title: string
  url: string
  price: { amount: number; currency: string }
  list_price?: { amount: number; currency: string }
  availability: { status: string }
}

const { services } = sandboxServices()
const availabilities: Record<string, string> = {
  'https://schema.org/InStock': 'in_stock',
  'https://schema.org/OutOfStock': 'out_of_stock',
  'https://schema.org/PreOrder': 'preorder',
}
const amountText = ({ amount, currency }: { amount: number; currency: string }) =>
  `${(amount / 100).toFixed(2)} ${currency}`

beforeAll(async () => {
  // The products of the first slices are enough.
  await tick({ broken: { catalogue: { lastProductId: async () => 1249 } } })
}, 120_000)

test.each(Object.values(markets) as Market[])(
  'the feed of $code has the name, price, sale price, availability and link of the page and of the catalogue [FEED-01]',
  async (market) => {
    const shop = openShop({ vars: { PAGE_CACHE: 'off' } })
    const items = itemsOf(await textOf(feedOf(market.code)))
    const listed = await services.catalogue.productPage({ market, page: 1 }, untilDone())
    const products = listed.filter(({ id }) => id < 1250).slice(0, Math.ceil(maxProducts / 3))
    const seen = new Set<string>()
    const notSold: string[] = []
    let reduced = 0
    for (const { id } of products) {
      const { product } = await readCatalogue(shop, { id: String(id), country: market.country })
      if (!product) {
        // A gift, for example.
        notSold.push(...[...items.keys()].filter((key) => key.startsWith(`${id}-`)))
        continue
      }
      const group = await jsonLdOf(shop, new URL(product.url).pathname)
      const shown = group.hasVariant.flatMap((each) => ('sku' in each ? [each] : []))
      expect(shown.length).toBe(product.variants.length)
      for (const variant of product.variants) {
        const item = present(items.get(variant.id), `item ${variant.id}`)
        const { name, offers } = present(
          shown.find(({ sku }) => sku === variant.sku),
          variant.sku,
        )
        const { list_price: listPrice, price } = variant
        expect(item).toMatchObject({
          item_group_id: group.productGroupID,
          title: variant.title,
          link: variant.url,
          price: amountText(listPrice ?? price),
          availability: variant.availability.status,
        })
        expect(item['sale_price']).toBe(listPrice && amountText(price))
        expect([item['title'], item['link'], item['availability'], item['sale_price'] ?? item['price']]).toEqual([
          name,
          offers.url,
          availabilities[offers.availability],
          `${offers.price.toFixed(2)} ${offers.priceCurrency}`,
        ])
        seen.add(variant.availability.status)
        reduced += Number(listPrice !== undefined)
      }
    }
    expect(notSold).toEqual([])
    expect(products.length).toBeGreaterThan(60)
    expect(seen).toContain('in_stock')
    expect(seen).toContain('out_of_stock')
    expect(reduced).toBeGreaterThan(0)
  },
  180_000,
)

async function readCatalogue(shop: ReturnType<typeof openShop>, { id, country }: { id: string; country: string }) {
  const response = await shop.get('/ucp/catalog/product', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'ucp-agent': agent },
    body: JSON.stringify({ id, context: { address_country: country } }),
  })
  return response.json<{ product?: { url: string; variants: CatalogueVariant[] } }>()
}

async function jsonLdOf(shop: ReturnType<typeof openShop>, path: string): Promise<Group> {
  const page = await textOf(shop.get(path))
  const blocks = [...page.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
  const all = blocks.flatMap(([, json = '']) => JSON.parse(json) as unknown)
  return present(all.find((each) => (each as { '@type'?: string })['@type'] === 'ProductGroup') as Group, 'group')
}
