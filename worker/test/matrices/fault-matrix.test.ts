import { beforeAll, describe, expect, test } from 'vitest'
import type { ContentPort } from '../../ports/content-port.ts'
import { buyable } from '../buyable.ts'
import { gateOrProof } from '../gate-or-proof.ts'
import { unlimited } from '../limits.ts'
import { sandboxServices } from '../sandbox.ts'
import { type BrokenPorts, openShop } from '../shop.ts'
import { openWalletShop, walletVars } from '../wallet-shop.ts'
import { ServiceError, type ServiceFailure, type ServiceName } from '#shared/errors.ts'
import { markets } from '#shared/markets.ts'
import { contentTypeUri } from '#shared/merchant.ts'
import { deliveryEstimate } from '#shared/messages/delivery-estimate.ts'
import { promotions } from '#shared/messages/shop.ts'
import type { ContentItem } from '#shared/views.ts'

const passing = ['timeout', 'network', 'unavailable', 'rate-limited'] as const
const lasting = ['malformed', 'unauthorised', 'rejected'] as const
const kinds: readonly ServiceFailure[] = [...passing, ...lasting]

type PageName = 'home' | 'PLP' | 'PDP' | 'bag' | 'delivery estimate' | 'search' | 'content page'
type Expected = { status: number; shows: readonly string[]; hides: readonly string[] }

const failed = 'An error occured'
const outage: Expected = {
  status: 503,
  shows: [failed, 'Please go back or try again'],
  hides: ['We could not find anything', 'Your shopping bag is empty', 'product-card__name'],
}
const broken: Expected = { ...outage, status: 500 }

/** The texts that each page shows without a fault, including a text that no other page has. */
const well: Record<PageName, Expected> = {
  home: { status: 200, shows: ['data-page-type="home"'], hides: [failed] },
  PLP: { status: 200, shows: ['product-card__name', 'data-page-type="plp"'], hides: [failed] },
  PDP: { status: 200, shows: ['Add to Bag'], hides: [failed] },
  bag: { status: 200, shows: ['In your bag'], hides: [failed, 'Your shopping bag is empty'] },
  'delivery estimate': {
    status: 200,
    shows: ['In your bag', 'delivery-estimate__options'],
    hides: [failed, 'Your shopping bag is empty', deliveryEstimate.failed],
  },
  search: { status: 200, shows: ['product-card__name', 'data-page-type="search"'], hides: [failed] },
  'content page': { status: 200, shows: ['data-page-type="content"'], hides: [failed] },
}
const pageNames = Object.keys(well) as PageName[]

/** 503 if the fault may pass by itself, 500 if an engineer has to act. */
function failing(kind: ServiceFailure): Expected {
  return (passing as readonly string[]).includes(kind) ? outage : broken
}

/** The bag, with a message at the form. */
function notEstimated(): Expected {
  return { status: 200, shows: ['In your bag', deliveryEstimate.failed], hides: [failed, 'delivery-estimate__options'] }
}

type Row = {
  what: string
  service: ServiceName
  breaks: (down: () => Promise<never>) => BrokenPorts
  pages: Partial<Record<PageName, (kind: ServiceFailure) => Expected>>
}

const real = sandboxServices().services
const ownKeys = ['home', 'page/our-story']
/** Content with its own pages, so that the matrix does not depend on editors' content. */
const ownPages: ContentPort = {
  async items<Key extends string>(request: Parameters<ContentPort['items']>[0], signal: AbortSignal) {
    const items = await real.content.items(request, signal)
    const page: ContentItem = {
      _meta: { schema: contentTypeUri('page') },
      title: 'Our story',
      content: [],
    }
    const extra = Object.fromEntries(ownKeys.filter((key) => key in items).map((key) => [key, page]))
    return { ...items, ...extra } as Record<Key, ContentItem | null>
  },
}

const rows: Row[] = [
  {
    what: 'the whole catalogue',
    service: 'commerce',
    breaks: (down) => ({
      catalogue: {
        categoryTree: down,
        listing: down,
        count: down,
        facets: down,
        summaries: down,
        rail: down,
        product: down,
        productIdOfSku: down,
        stock: down,
        saleStates: down,
        soldItems: down,
      },
    }),
    pages: { PLP: failing, PDP: failing },
  },
  {
    what: 'listings only',
    service: 'commerce',
    breaks: (down) => ({ catalogue: { ...real.catalogue, listing: down } }),
    pages: { PLP: failing },
  },
  {
    what: 'facets only',
    service: 'commerce',
    breaks: (down) => ({ catalogue: { ...real.catalogue, facets: down } }),
    pages: {},
  },
  {
    what: 'stock only',
    service: 'commerce',
    breaks: (down) => ({ catalogue: { ...real.catalogue, stock: down } }),
    pages: {},
  },
  {
    what: 'products only',
    service: 'commerce',
    breaks: (down) => ({ catalogue: { ...real.catalogue, product: down } }),
    pages: { PDP: failing },
  },
  {
    what: 'carts',
    service: 'commerce',
    breaks: (down) => ({
      cart: {
        cart: down,
        createCart: down,
        addItems: down,
        updateItem: down,
        removeItem: down,
        assign: down,
        deleteCart: down,
        checkoutUrl: down,
      },
    }),
    pages: { bag: failing, 'delivery estimate': failing },
  },
  {
    what: 'checkouts',
    service: 'commerce',
    breaks: (down) => ({
      cart: {
        checkout: down,
        addConsignments: down,
        quoteConsignment: down,
        changeConsignment: down,
        removeConsignment: down,
        addBillingAddress: down,
        createOrder: down,
      },
    }),
    pages: { 'delivery estimate': notEstimated },
  },
  {
    what: 'new carts',
    service: 'commerce',
    breaks: (down) => ({ cart: { ...real.cart, createCart: down } }),
    pages: { 'delivery estimate': notEstimated },
  },
  {
    what: 'orders',
    service: 'commerce',
    breaks: (down) => ({
      orders: {
        order: down,
        history: down,
        shipments: down,
        placement: down,
        isDiscounted: down,
        placementsOfCart: down,
        assign: down,
      },
    }),
    pages: {},
  },
  {
    what: 'all content, without a cached copy',
    service: 'content',
    breaks: (down) => ({ content: { items: down } }),
    pages: Object.fromEntries(pageNames.map((name) => [name, () => broken])),
  },
  {
    what: 'content except the navigation',
    service: 'content',
    breaks: (down) => ({
      content: {
        items: (request, signal) =>
          (request.keys as readonly string[]).includes('desktop-navigation')
            ? real.content.items(request, signal)
            : down(),
      },
    }),
    pages: { home: failing, 'content page': failing },
  },
  {
    what: 'search and recommendations',
    service: 'search',
    breaks: (down) => ({ search: { search: down, suggest: down, recommendations: down } }),
    pages: { search: failing },
  },
  {
    what: 'promotions',
    service: 'promotions',
    breaks: (down) => ({
      promotions: {
        hasProfile: down,
        createProfile: down,
        deleteProfile: down,
        session: down,
        updateSession: down,
        closeSession: down,
        reopenSession: down,
        cancelSession: down,
      },
    }),
    pages: {
      bag: () => ({ ...well.bag, shows: [...well.bag.shows, promotions.unavailable] }),
      'delivery estimate': () => ({
        ...well['delivery estimate'],
        shows: [...well['delivery estimate'].shows, promotions.unavailable],
      }),
    },
  },
  { what: 'badges', service: 'badges', breaks: (down) => ({ badges: { badges: down } }), pages: {} },
  {
    what: 'recommendations only',
    service: 'search',
    breaks: (down) => ({ search: { ...real.search, recommendations: down } }),
    pages: {},
  },
]

const paths: Record<PageName, string> = {
  home: '/',
  PLP: '/browse/womens',
  PDP: '',
  bag: '/bag',
  'delivery estimate': '/bag',
  search: '/search?query=dress',
  'content page': '/our-story',
}
let jar: ReadonlyMap<string, string>

beforeAll(async () => {
  const { product, variant } = await buyable(real.catalogue, markets.en)
  paths.PDP = `/p/${product.id}/${product.slug}/${encodeURIComponent((product.colour?.name ?? 'default').replaceAll(' ', '_'))}`
  const shop = openShop()
  await shop.call('addCartItems', {
    data: { line_items: [{ product_id: product.id, variant_id: variant.id, quantity: 1 }] },
  })
  if (shop.jar.size === 0) throw new Error('No line was added to the cart.')
  // The first visit to the bag page sets the cookies of the new cart and stores its total.
  await shop.get('/bag')
  jar = shop.jar
})

async function visit(page: PageName, { services, vars }: { services?: BrokenPorts; vars?: Record<string, string> }) {
  const shop = openShop({
    broken: { content: ownPages, ...services },
    vars: { PAGE_CACHE: 'off', ...vars },
    // The same bag asks for hundreds of estimates.
    bindings: { LIMIT_ATTEMPTS: unlimited },
  })
  for (const [name, value] of jar) shop.jar.set(name, value)
  const response =
    page === 'delivery estimate'
      ? await shop.post(paths[page], { country: 'GB', postcode: 'BS1 4DJ' })
      : await shop.get(paths[page])
  const text = await response.text()
  return { response, text, cookies: [...shop.jar] }
}

/** The page in the form of `Expected`: texts that are missing or should not be there show up in the diff. */
function asFound({ response, text }: { response: Response; text: string }, { shows, hides }: Expected): Expected {
  return {
    status: response.status,
    shows: shows.filter((message) => text.includes(message)),
    hides: hides.filter((message) => !text.includes(message)),
  }
}

describe('a page without a fault', () => {
  test.each(pageNames)('the page %s shows everything when no service fails', async (page) => {
    expect(asFound(await visit(page, {}), well[page])).toEqual(well[page])
  })
})

// Kinds of the same group have the same response; `npm run proof` plays all of them.
const played = gateOrProof<readonly ServiceFailure[]>(['timeout', 'rate-limited', 'malformed'], kinds)

/**
 * A page that the fault changes meets every kind of it. One that stays as it is meets one of them in `npm test`, in
 * turn, and all of them in `npm run proof`.
 */
function faultsOf({ pages }: Row, row: number): [PageName, ServiceFailure][] {
  return pageNames.flatMap((page, index) =>
    played
      .filter((_, turn) => page in pages || gateOrProof((row + index) % played.length === turn, true))
      .map((kind): [PageName, ServiceFailure] => [page, kind]),
  )
}

describe.each(rows.map((row, index) => ({ ...row, faults: faultsOf(row, index) })))(
  'a page under the fault: $what',
  ({ service, breaks, pages, faults }) => {
    test.each(faults)(
      'a fault on %s of kind %s shows the response that the failure table specifies [NET-29, RTE-45, RTE-46, ERR-04, ERR-05]',
      async (page, kind) => {
        const down = () =>
          Promise.reject(
            new ServiceError(service, kind, {
              status: 500,
              ...(kind === 'rate-limited' && { retryAfterSeconds: 12 }),
            }),
          )
        const found = await visit(page, { services: breaks(down) })
        const expected = pages[page]?.(kind) ?? well[page]
        expect(asFound(found, expected)).toEqual(expected)
        expect(found.response.headers.get('retry-after')).toBe(
          expected.status === 503 ? (kind === 'rate-limited' ? '12' : '30') : null,
        )
        expect(found.response.headers.get('cache-control')).not.toMatch(expected.status === 200 ? /^$/ : /public/)
        expect(found.cookies.map(([name]) => name)).toEqual([...jar.keys()])
      },
    )
  },
)

describe('a fault of the media service', () => {
  test.each(pageNames)(
    'a fault of the media service removes only the pictures from %s [NET-29, PDP-45]',
    async (page) => {
      expect(asFound(await visit(page, { vars: { MEDIA_URL: 'http://localhost:9/media' } }), well[page])).toEqual(
        well[page],
      )
    },
  )
})

describe('a fault of a service that an order needs', () => {
  test.each([
    ['timeout', 503],
    ['malformed', 500],
  ] as const)(
    'a failure of kind %s is a %d on the confirmation page, and never an unknown order',
    async (kind, status) => {
      const refuse = () => Promise.reject(new ServiceError('commerce', kind))
      const orders = {
        order: refuse,
        history: refuse,
        shipments: refuse,
        placement: refuse,
        placementsOfCart: refuse,
        assign: refuse,
      }
      const response = await openShop({ broken: { orders } }).get(
        '/order-confirmation/6f9619ff-8b86-4d01-b42d-00cf4fc964ff/102',
      )
      expect(response.status).toBe(status)
    },
  )
})

describe('a fault of the payment provider', () => {
  const refuse = (kind: ServiceFailure) => () => Promise.reject(new ServiceError('payments', kind))
  const payments = (kind: ServiceFailure) => {
    const fail = refuse(kind)
    return { methods: fail, appleSession: fail, pay: fail, complete: fail, reverse: fail, cancel: fail }
  }
  const vars = { ...walletVars, PAGE_CACHE: 'off' }

  test.each(played)('a failure of kind %s changes no page', async (kind) => {
    for (const page of pageNames)
      expect(asFound(await visit(page, { services: { payments: payments(kind) }, vars }), well[page])).toEqual(
        well[page],
      )
  })

  test.each(played.map((kind) => [kind, passing.some((other) => other === kind) ? 503 : 500] as const))(
    'a failure of kind %s leaves the wallet operations at status %d, without an open sheet or the cause, and the hosted checkout opens',
    async (kind, status) => {
      const { product, variant } = await buyable(real.catalogue, markets.en)
      const shop = openWalletShop({ broken: { payments: payments(kind) } })
      await shop.add({ product, variant })
      for (const [operation, argument] of [
        ['paymentMethods', {}],
        ['merchantSession', { validationUrl: 'https://apple-pay-gateway.apple.com/paymentservices/paymentSession' }],
        ['walletOpen', { kind: 'apple', source: { from: 'cart' } }],
      ] as const) {
        const response = await shop.wire(operation, argument)
        expect([operation, response.status]).toEqual([operation, status])
        expect(await response.text()).not.toMatch(/"status":"open"|adyen|stack/i)
      }
      expect((await shop.shop.post('/checkout', {})).headers.get('location')).toMatch(/checkout/)
    },
  )
})
