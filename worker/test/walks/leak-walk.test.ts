import { beforeAll, describe, expect, test } from 'vitest'
import type { ContentPort } from '../../ports/content-port.ts'
import { newAccount } from '../accounts.ts'
import { type Buyable, buyable } from '../buyable.ts'
import { sandboxServices } from '../sandbox.ts'
import { openShop } from '../shop.ts'
import {
  categoryPath,
  changeLinePathOf,
  clothPath,
  productPath,
  recommendationsPath,
  reviewsPath,
  assistantBagPath,
  sharedBagPath,
  writeReviewPath,
  reservePathOf,
} from '#shared/links.ts'
import { type Market, markets } from '#shared/markets.ts'
import { contentTypeUri } from '#shared/merchant.ts'
import { type Access, type RouteName, routes } from '#shared/routes.ts'
import { everyPage, type RowsOfPages } from '#shared/test/plain-pages.ts'
import type { ContentItem } from '#shared/views.ts'

const previewDomain = 'abc123.staging.bigcontent.io'
const draft = 'Words that no one has published'

/** Headers that differ between two responses for the same page: nonce, request id, time and origin of the page. */
const ownHeaders = new Set(['content-security-policy', 'x-request-id', 'server-timing', 'x-cache', 'date'])

type Sample = { product: Buyable['product']; category: string; cartId: string; lineId: string }

/** One address for every page. The compiler requires one for a new page, unless it is plain. */
const notPlain: RowsOfPages<(sample: Sample) => string> = {
  collection: () => '/browse/collection/1',
  category: ({ category }) => categoryPath(category),
  product: ({ product }) =>
    productPath({ id: product.id, slug: product.slug, colour: product.colour?.name ?? 'default' }),
  recommendations: ({ product }) =>
    recommendationsPath({ id: product.id, slug: product.slug, colour: product.colour?.name ?? 'default' }),
  reviews: ({ product }) => reviewsPath(product),
  cloth: () => clothPath('Hedgerow'),
  search: () => '/search?query=dress',
  bag: () => '/bag',
  sharedBag: () => sharedBagPath,
  assistantBag: () => `${assistantBagPath}?link=none`,
  changeLine: ({ lineId }) => changeLinePathOf(lineId),
  checkoutIdentity: () => '/checkout-identity',
  orderConfirmation: ({ cartId }) => `/order-confirmation/${cartId}/100`,
  login: () => '/login',
  createAccount: () => '/create-account',
  forgotPassword: () => '/forgot-password',
  updatePassword: () => '/updatePassword',
  accountOrder: () => '/my-account/order-history/100',
  myAccount: () => '/my-account',
  compare: ({ product }) => `/compare?products=${product.id}`,
  findOrder: () => '/find-order',
  giftCertificates: () => '/gift-certificates',
  mailedOrder: () => '/find-order/link?link=none',
  stopStockAlerts: () => '/stock-alerts/stop?link=none',
  reserve: ({ product }) => reservePathOf(product.id, product.variants[0]?.id),
  cancelReservation: () => '/reserve/cancel?link=none',
  guestOrder: () => '/find-order/order',
  guestInvoice: () => '/find-order/order/invoice',
  guestReturn: () => '/find-order/order/return',
  accountReturn: () => '/my-account/order-history/100/return',
  accountInvoice: () => '/my-account/order-history/100/invoice',
  wishlist: () => '/wishlist?items=1',
  writeReview: ({ product }) => writeReviewPath(product.id),
  visualization: () => `/amplience-visualization/${previewDomain}/84a68172-bc22-48ad-b64a-4ae808bb13fe`,
  content: () => '/our-story',
}
const walked = everyPage<(sample: Sample) => string>(
  notPlain,
  ({ pattern }) =>
    () =>
      pattern,
)
const routeNames = Object.keys(routes) as RouteName[]
const routesFor = (access: Access) => routeNames.filter((name) => routes[name].access === access)

/** Content of every market, with texts that tell drafts from published items. */
const content: ContentPort = {
  async items<Key extends string>({ market, keys, source }: Parameters<ContentPort['items']>[0]) {
    const title = source.kind === 'preview' ? draft : `Published for ${market.code}`
    const item = (key: string): ContentItem | null =>
      key === 'home' || key.startsWith('page/')
        ? { _meta: { schema: contentTypeUri('page') }, title, content: [] }
        : null
    return Object.fromEntries(keys.map((key) => [key, item(key)])) as Record<Key, ContentItem | null>
  },
}

/** Account pages that share one route and hold personal data. */
const accountPaths = [
  '/my-account/my-profile',
  '/my-account/order-history',
  '/my-account/saved-addresses',
  '/my-account/my-data',
  '/my-account/my-data/download',
  '/wishlist',
]

type Shop = ReturnType<typeof openShop>
type Visitor = { shop: Shop; secrets: string[]; lineIds: string[]; product: string }

const open = (vars: Record<string, string> = {}) =>
  openShop({
    broken: { content, stagedContent: { item: async () => null } },
    vars: { PREVIEW_DOMAINS: previewDomain, ...vars },
  })
const { catalogue } = sandboxServices().services

/** A visitor with personal data and a given quantity of a product in the cart. */
async function visitor(market: Market, { product, variant }: Buyable, quantity: number): Promise<Visitor> {
  const shop = open()
  const { email, password, customerId, services } = await newAccount()
  const street = `${crypto.randomUUID()} Lane`
  const address = {
    firstName: 'Ann',
    lastName: 'Lee',
    phone: '07700 900111',
    address1: street,
    address2: '',
    city: 'Leeds',
    region: 'West Yorkshire',
    postalCode: 'LS1 4AP',
    country: 'GB',
  }
  await services.customers.addAddress({ customerId, address }, AbortSignal.timeout(8000))
  await services.customers.createWishlist(
    { customerId, name: 'Mine', items: [{ productId: product.id, variantId: variant.id }] },
    AbortSignal.timeout(8000),
  )
  await shop.post(`${market.prefix}/login`, { email, password })
  const response = await shop.call(
    'addCartItems',
    { data: { line_items: [{ product_id: product.id, variant_id: variant.id, quantity }] } },
    market.prefix,
  )
  const cart = await response.json<{ id: string; line_items: { physical_items: { id: string }[] } }>()
  const lineIds = cart.line_items.physical_items.map(({ id }) => id)
  if (lineIds.length === 0) throw new Error('No line was added to the cart.')
  return {
    shop,
    secrets: [cart.id, email, street, ...lineIds, ...[...shop.jar.values()].filter((value) => value.length > 8)],
    lineIds,
    product: product.name,
  }
}

async function visit(shop: Shop, path: string, init?: RequestInit) {
  const response = await shop.get(path, init)
  const raw = await response.text()
  await shop.settle()
  const [, nonce = ''] = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '') ?? []
  const id = response.headers.get('x-request-id') ?? ''
  const text = raw
    .replaceAll(nonce, 'NONCE')
    .replaceAll(id, 'REQUEST')
    .replace(/asOf&quot;:\d+/g, 'asOf')
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !ownHeaders.has(name)))
  const everything = raw + [...response.headers].map((header) => header.join(': ')).join('\n')
  return { status: response.status, text, headers, cache: response.headers.get('x-cache'), everything }
}

function leaksOf(text: string, visitors: readonly Visitor[]): string[] {
  return visitors.flatMap(({ secrets }) => secrets).filter((secret) => text.includes(secret))
}

describe.each(Object.values(markets))('in market $code', (market) => {
  let one: Visitor
  let other: Visitor
  let sample: Sample

  beforeAll(async () => {
    const { product, variant } = await buyable(catalogue, market)
    const second =
      product.variants.find(
        (candidate) => candidate.id !== variant.id && candidate.isPurchasable && (candidate.stock ?? 0) > 3,
      ) ?? variant
    one = await visitor(market, { product, variant }, 1)
    other = await visitor(market, { product, variant: second }, 3)
    const [category] = await catalogue.categoryTree({ market }, AbortSignal.timeout(8000))
    sample = {
      product,
      category: category?.url ?? '/none',
      cartId: one.secrets[0] ?? '',
      lineId: one.lineIds[0] ?? '',
    }
  })

  const pathOf = (name: RouteName) => {
    const path = walked[name](sample)
    return market.prefix !== '' && path === '/' ? market.prefix : market.prefix + path
  }

  test.each(routesFor('public'))(
    '%s is the same, byte for byte, for two visitors, and holds no data of either [LOC-10] [D-137]',
    async (name) => {
      const [first, second, otherCustomer] = [
        await visit(one.shop, pathOf(name)),
        await visit(other.shop, pathOf(name)),
        await visit(open(), pathOf(name)),
      ]
      expect(first.status).toBeLessThan(500)
      expect(first.status === 200 ? [second.cache, otherCustomer.cache] : ['hit', 'hit']).toEqual(['hit', 'hit'])
      for (const { status, text, headers } of [second, otherCustomer])
        expect({ status, text, headers }).toEqual({ status: first.status, text: first.text, headers: first.headers })
      expect(leaksOf(first.everything + second.everything, [one, other])).toEqual([])
      expect(first.headers).not.toHaveProperty('set-cookie')
    },
  )

  test.each(routesFor('public'))(
    '%s is identical for two visitors when it is rendered for each of them',
    async (name) => {
      const asCrawler = { headers: { 'user-agent': 'Googlebot/2.1' } }
      const made: Awaited<ReturnType<typeof visit>>[] = []
      for (const { shop } of [one, other]) {
        const uncached = open({ PAGE_CACHE: 'off' })
        for (const [key, value] of shop.jar) uncached.jar.set(key, value)
        made.push(await visit(uncached, pathOf(name), asCrawler))
      }
      expect(made[1]).toEqual({ ...made[0], everything: made[1]?.everything })
      expect(leaksOf(made.map(({ everything }) => everything).join(''), [one, other])).toEqual([])
    },
  )

  test.each(routesFor('personal'))('%s is never cached and shows no data of another visitor', async (name) => {
    for (const [mine, theirs] of [
      [one, other],
      [other, one],
    ] as const) {
      const page = await visit(mine.shop, pathOf(name))
      expect(page.status).toBeLessThan(500)
      expect(page.cache).toBeNull()
      expect(page.headers['cache-control']).toBe('private, no-store')
      expect(leaksOf(page.text, [theirs])).toEqual([])
      expect(mine.secrets[0]).not.toBe(theirs.secrets[0])
    }
  })

  test.each(accountPaths)('%s is never cached and shows no data of another visitor', async (path) => {
    for (const [mine, theirs] of [
      [one, other],
      [other, one],
    ] as const) {
      const page = await visit(mine.shop, market.prefix + path)
      expect([page.status, page.cache, page.headers['cache-control']]).toEqual([200, null, 'private, no-store'])
      expect(leaksOf(page.text, [theirs])).toEqual([])
    }
  })

  test('the bag page shows only the visitor’s own cart', async () => {
    const pages = [await visit(one.shop, `${market.prefix}/bag`), await visit(other.shop, `${market.prefix}/bag`)]
    expect(pages.map(({ text }) => text.includes(one.product))).toEqual([true, true])
    expect(pages[0]?.text).not.toBe(pages[1]?.text)
  })

  test.each(routesFor('public'))(
    '%s in a preview is neither cached nor indexed, and does not change the page for others [CNT-13, CNT-32]',
    async (name) => {
      const before = await visit(open(), pathOf(name))
      const editor = open()
      expect((await editor.get(`${market.prefix || '/'}?domain=${previewDomain}`)).status).toBe(302)
      const previewed = await visit(editor, pathOf(name))
      expect([previewed.headers['cache-control'], previewed.headers['x-robots-tag'], previewed.cache]).toEqual([
        'private, no-store',
        'noindex',
        null,
      ])
      const after = await visit(open(), pathOf(name))
      expect({ status: after.status, text: after.text, headers: after.headers }).toEqual({
        status: before.status,
        text: before.text,
        headers: before.headers,
      })
      expect(after.text).not.toContain(draft)
      const isOfContent = name === 'home' || name === 'content'
      expect(previewed.text.includes(draft) || !isOfContent).toBe(true)
    },
  )
})

test('markets do not share cached pages, even if their paths are equal after the prefix', async () => {
  const pages: string[] = []
  for (const { prefix } of Object.values(markets)) pages.push((await visit(open(), `${prefix}/our-story`)).text)
  expect(Object.keys(markets).map((code, index) => pages[index]?.includes(`Published for ${code}`))).toEqual([
    true,
    true,
    true,
  ])
  expect(new Set(pages).size).toBe(3)
})
