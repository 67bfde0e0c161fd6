import { beforeAll, describe, expect, test } from 'vitest'
import { gateOrProof } from '../gate-or-proof.ts'
import {
  cardsOf,
  jsonLdPrices,
  propsOf,
  type PriceText,
  priceTextsBySku,
  priceTextOf,
  SurfacePrices,
  shownIn,
} from '../price-surfaces.ts'
import { openPromotionsShop } from '../promotions-shop.ts'
import { sandboxServices } from '../sandbox.ts'
import { textOf } from '../shop.ts'
import type { BuyBoxProps } from '#client/components/buy-box/to-buy-box-props.ts'
import { toCart } from '#shared/domain/cart-entity.ts'
import { cartTotals } from '#shared/domain/cart-totals.ts'
import { itemIdOf } from '#shared/domain/product.ts'
import type { SearchResponse } from '#shared/domain/search.ts'
import type { WishlistEntity } from '#shared/domain/wishlist-entity.ts'
import { toWishlistProducts } from '#shared/domain/wishlist-products.ts'
import { type Market, markets } from '#shared/markets.ts'

type Shop = ReturnType<typeof openPromotionsShop>

const longMs = 180_000
const { services } = sandboxServices()
const signal = new AbortController().signal

/** Listings whose pages are all read: products on sale, and products that the promotions engine has offers on. */
const wholeListings = ['/browse/sale', '/browse/womens/clothing/knitwear', '/browse/mens/clothing/knitwear']
const firstPages = ['/browse/womens', '/browse/mens', '/browse/kids', '/browse/home', '/browse/gifts']
const terms = ['jumper', 'cardigan', 'dress', 'shirt', 'mug', 'gift card', 'keepsake', 'coat', 'sale']
/** Number of products whose PDPs are read, spread over all products that were seen. */
const pagesRead = gateOrProof(12, 24)
const podsRead = gateOrProof(2, 6)
/** Number of products of each kind that go into a cart: with an offer of the engine, on sale, and others. */
const cartsFilled = gateOrProof(2, 4)

type Options = { market: Market; vars?: Record<string, string> }

/** Collects the prices that every surface of a market shows for its products. */
async function walk({ market, vars = {} }: Options) {
  const open = openPromotionsShop({ market, vars: { PAGE_CACHE: 'off', ...vars } })
  const shownPrices = new SurfacePrices()
  const read = (path: string) => textOf(open.shop.get(market.prefix + path))
  const addCards = (surface: string, html: string) => {
    const cards = cardsOf(html)
    for (const { id, shown, inAttributes } of cards) {
      if (shown !== null) shownPrices.add(surface, id, shown)
      if (inAttributes !== null) shownPrices.add(`${surface}, data`, id, inAttributes)
    }
    return cards.length
  }

  for (const path of firstPages) addCards('listing', await read(path))
  for (const path of wholeListings) {
    for (let page = 1; addCards('listing', await read(`${path}?page=${page}`)) > 0; page += 1);
  }
  for (const term of terms) {
    addCards('search page', await read(`/search?query=${encodeURIComponent(term)}`))
    const { products } = await (
      await open.shop.get(`${market.prefix}/api/search?query=${encodeURIComponent(term)}`)
    ).json<SearchResponse>()
    for (const { href, price } of products)
      if (price) shownPrices.add('suggestions', Number(/\/p\/(\d+)\//.exec(href)?.[1]), priceTextOf(price))
  }
  for (const ids of chunks(shownPrices.ids, 8))
    addCards('recently viewed', await read(`/fragments/recently-viewed?${ids.map((id) => `item=${id}.x`).join('&')}`))
  for (const ids of chunks(shownPrices.ids, 50)) {
    const saved = await open.call('getWishlistProducts', { items: ids.map((id) => ({ product_id: id })) })
    for (const { productId, price } of toWishlistProducts(await saved.json<WishlistEntity>()))
      if (price) shownPrices.add('wishlist', productId, priceTextOf(price))
    for (const [, item = ''] of (await read(`/wishlist?items=${ids.join(',')}`)).matchAll(
      /<li class="wishlist-page__item">(.*?)<\/li>/gs,
    )) {
      const shown = shownIn(item)
      if (shown !== null) shownPrices.add('wishlist page', Number(/\/p\/(\d+)\//.exec(item)?.[1]), shown)
    }
  }
  const pages = spread(shownPrices.ids, pagesRead)
  for (const id of pages) await readProduct(id, { open, market, shownPrices })
  for (const id of spread(pages, podsRead)) {
    const product = await services.catalogue.product({ market, id }, signal)
    if (product)
      addCards(
        'pods',
        await read(
          `/fragments/recommendations?item=${encodeURIComponent(itemIdOf(product.style, product.colour?.name ?? null))}`,
        ),
      )
  }
  for (const id of [1000, 1001]) await readProduct(id, { open, market, shownPrices })
  return { open, shownPrices, pages }
}

/** The price of one unit in its own cart, after the engine's automatic offers; `null` if the product cannot be bought. */
async function cartPrice(id: number, { market, vars = {} }: Options): Promise<number | null> {
  const product = await services.catalogue.product({ market, id }, signal)
  const variant = product?.variants.find(({ isPurchasable, stock }) => isPurchasable && stock !== 0)
  if (!product?.isAvailable || product.isFreeGift || product.modifiers.some(({ isRequired }) => isRequired) || !variant)
    return null
  const open = openPromotionsShop({ market, vars })
  await open.add({ product, variant })
  const { cart, promotions } = await open.callPromotions('sync')
  // Offers on the whole cart are not part of a product's price.
  return (promotions?.lines[0]?.now ?? cartTotals(toCart(cart), promotions).subtotal).amount
}

/** Collects prices of a product's PDP, quick add and structured data. */
async function readProduct(
  id: number,
  { open, market, shownPrices }: { open: Shop; market: Market; shownPrices: SurfacePrices },
): Promise<void> {
  const html = await textOf(open.shop.get(await pathOf(open, market, id)))
  const shown = shownIn(html.slice(html.indexOf('data-name="buy-box"')))
  if (shown !== null) shownPrices.add('product page', id, shown)
  const { offer } = propsOf<BuyBoxProps>(html, 'buy-box')
  const structured = jsonLdPrices(html)
  const quick = await (await open.call('getProductById', { entityId: id })).json<{ offer: BuyBoxProps['offer'] }>()
  const [sku = ''] = priceTextsBySku(offer).keys()
  const bySku = await (await open.call('getBySku', { sku })).json<{ offer: BuyBoxProps['offer'] }>()
  for (const [source, prices] of [
    ['product page, data', priceTextsBySku(offer)],
    ['quick add', priceTextsBySku(quick.offer)],
    ['by SKU', priceTextsBySku(bySku.offer)],
  ] as const) {
    for (const [variant, price] of prices) shownPrices.add(source, variant, price)
    // Before a variant is chosen, the lowest price is shown for the product.
    const [lowest] = [...prices.values()].toSorted((a, b) => nowOf(a) - nowOf(b))
    if (lowest !== undefined) shownPrices.add(source, id, lowest)
  }
  for (const [variant, price] of priceTextsBySku(offer)) {
    const inAttributes = structured.get(variant)
    if (inAttributes !== undefined)
      shownPrices.add('structured data', variant, inAttributes === nowOf(price) ? price : `${inAttributes} alone`)
  }
}

/** The amount that the shopper pays. */
function nowOf(text: PriceText): number {
  return Number(text.split(' now ').at(-1))
}

async function pathOf(open: Shop, market: Market, id: number): Promise<string> {
  const response = await open.shop.get(`${market.prefix}/p/${id}/x/x`)
  return response.headers.get('location') ?? `${market.prefix}/p/${id}/x/x`
}

function chunks<Value>(values: readonly Value[], size: number): Value[][] {
  return Array.from({ length: Math.ceil(values.length / size) }, (_, index) =>
    values.slice(index * size, (index + 1) * size),
  )
}

/** At most `maximum` of the values, in even steps. */
function spread<Value>(values: readonly Value[], maximum: number): Value[] {
  const step = Math.max(1, values.length / maximum)
  return Array.from(
    { length: Math.min(maximum, values.length) },
    (_, index) => values[Math.floor(index * step)],
  ).filter((value) => value !== undefined)
}

const surfaces = [
  'listing',
  'search page',
  'suggestions',
  'pods',
  'recently viewed',
  'wishlist',
  'wishlist page',
  'product page',
  'product page, data',
  'structured data',
  'quick add',
  'by SKU',
]

describe.each(Object.values(markets))('in market $code', (market) => {
  let walked: Awaited<ReturnType<typeof walk>>
  beforeAll(async () => {
    walked = await walk({ market })
  }, longMs)

  test('every surface shows one price of each product [PROMO-24, PROMO-30, PLP-33, WISH-06, WISH-09]', () => {
    expect(walked.shownPrices.ids.length).toBeGreaterThan(150)
    for (const surface of surfaces)
      expect([surface, walked.shownPrices.count(surface)]).toEqual([
        surface,
        expect.toSatisfy((count: number) => count >= 10),
      ])
    expect(walked.shownPrices.disagreements()).toEqual([])
  })

  test(
    'the cart charges for one unit what every surface has shown [PROMO-24, PROMO-30]',
    async () => {
      const priced = walked.pages.flatMap((id) => walked.shownPrices.of('product page', id) ?? [])
      expect(priced.some((text) => text.includes(' now '))).toBe(true)
      const differences: string[] = []
      let requested = 0
      for (const id of await offered(market, walked.shownPrices.ids)) {
        const text = walked.shownPrices.of('listing', id)
        const price = text === undefined ? null : await cartPrice(id, { market })
        if (text === undefined || price === null) continue
        requested += 1
        if (nowOf(text) !== price) differences.push(`${id}: shown ${text}, in the bag ${price}`)
      }
      expect(differences).toEqual([])
      expect(requested).toBeGreaterThan(2 * cartsFilled)
    },
    longMs,
  )
})

/** Some products of each kind: with an offer of the engine, on sale, and others. */
async function offered(market: Market, ids: readonly number[]): Promise<number[]> {
  const badges = await services.badges.badges({ market, productIds: ids }, signal)
  const kindOf = (id: number) => badges.get(id)?.find(({ kind }) => kind !== 'microLabel')?.text ?? ''
  return [...Map.groupBy(ids, kindOf).values()].flatMap((alike) => spread(alike, cartsFilled))
}

test(
  'in a market without the promotions engine, every surface shows the platform’s price, the cart charges it and no card names a percentage [PROMO-30]',
  async () => {
    const options = { market: markets.en, vars: { PROMOTIONS_LOCALES: 'us,eu', PROMOBADGER_APPLICATIONS: 'us=2,eu=3' } }
    const { open, shownPrices } = await walk(options)
    expect(shownPrices.disagreements()).toEqual([])
    const differences: string[] = []
    for (const ids of chunks(shownPrices.ids, 50)) {
      for (const { id, price, isAvailable } of await services.catalogue.summaries(
        { market: markets.en, ids },
        signal,
      )) {
        const platform = price && priceTextOf({ price: price.regular, special: price.reduced })
        if (
          isAvailable &&
          platform !== null &&
          shownPrices.of('listing', id) !== undefined &&
          shownPrices.of('listing', id) !== platform
        )
          differences.push(`${id}: listing ${shownPrices.of('listing', id)}, platform ${platform}`)
      }
    }
    expect(differences).toEqual([])
    const path = '/browse/womens/clothing/knitwear'
    const badge = /class="badge[^>]*>20% off</
    expect(await textOf(openPromotionsShop({ vars: { PAGE_CACHE: 'off' } }).shop.get(path))).toMatch(badge)
    const html = await textOf(open.shop.get(path))
    expect(html).toContain('product-card')
    expect(html).not.toMatch(badge)
    const [jumper = 0] = cardsOf(html).flatMap(({ id, shown }) => (shown?.includes('now') ? [] : [id]))
    expect(await cartPrice(jumper, options)).toBe(Number(shownPrices.of('listing', jumper)))
  },
  longMs,
)
