import type { ContentSource } from '../ports/content-port.ts'
import type { Ports } from '../ports/ports.ts'
import type { Category } from '#shared/domain/category.ts'
import type { Listing } from '#shared/domain/listing.ts'
import { money } from '#shared/domain/money.ts'
import type { Order } from '#shared/domain/order.ts'
import type { PlatformProduct } from '#shared/domain/product.ts'
import { ServiceError, type ServiceName } from '#shared/errors.ts'
import { type Market, markets } from '#shared/markets.ts'
import { contentTypeUri } from '#shared/merchant.ts'
import { orderOf as emptyOrder } from '#shared/test/orders.ts'
import { product, variant } from '#shared/test/products.ts'
import type { ContentItem } from '#shared/views.ts'

export const cartIdOf = (market: Market) => `00000000-0000-4000-8000-00000${market.defaultChannelId}`
export const stagedId = '0bf85aa1-9386-4068-adad-6b9a813f5ddb'

const ukOnly = { productId: 102, key: 'page/made-here', categoryId: 30 }
const dresses: Category = { id: 11, name: 'Dresses', url: '/womens/dresses', parentId: 10, path: [10], children: [] }
const womens: Category = { id: 10, name: 'Womens', url: '/womens', parentId: 0, path: [], children: [dresses] }
const sale: Category = { id: ukOnly.categoryId, name: 'Sale', url: '/sale', parentId: 0, path: [], children: [] }

export type SmallShopOptions = {
  /** Services whose ports fail with an outage that asks for a retry after 12 seconds. */
  down?: readonly ServiceName[]
  /** More content items by key, for every market. */
  content?: Readonly<Record<string, object>>
  /** Changes of the products as their pages show them. */
  product?: Partial<PlatformProduct>
}

/**
 * Ports of a small shop: two categories (Sale only in the UK), two products (102 only in the UK), two content pages
 * (made-here only in the UK) and one order in each market. `sources` records the sources that content was read from.
 */
export function smallShop({ down = [], content = {}, product: changes = {} }: SmallShopOptions = {}) {
  const sources: ContentSource[] = []
  const respond = async <Value>(service: ServiceName, value: Value): Promise<Value> => {
    if (down.includes(service)) throw new ServiceError(service, 'unavailable', { status: 503, retryAfterSeconds: 12 })
    return value
  }
  const isHere = (market: Market) => market.code === 'en'
  const has = (market: Market, id: number) => id === 101 || (id === ukOnly.productId && isHere(market))
  const listingOf = (market: Market): Listing<PlatformProduct> => ({
    products: [{ ...productOf(market, 101), print: 'Hedgerow' }],
    total: 1,
    page: 1,
    pageCount: 1,
  })
  const keys = (market: Market) =>
    new Set(['home', 'page/help', ...(isHere(market) ? [ukOnly.key] : []), ...Object.keys(content)])
  const itemOf = (market: Market, key: string): ContentItem | null => {
    const extra = content[key]
    if (!keys(market).has(key)) return null
    return {
      _meta: { schema: contentTypeUri('page'), deliveryKey: market.contentPrefix + key },
      title: `The ${key}`,
      description: `About ${key}`,
      content: [],
      ...extra,
    }
  }
  const services: Partial<Ports> = {
    catalogue: {
      categoryTree: ({ market }) => respond('commerce', isHere(market) ? [womens, sale] : [womens]),
      listing: ({ market }) => respond('commerce', listingOf(market)),
      count: () => respond('commerce', 1),
      facets: () => respond('commerce', { facets: [] }),
      summaries: ({ market, ids }) =>
        respond(
          'commerce',
          ids.filter((id) => has(market, id)).map((id) => productOf(market, id)),
        ),
      outlines: ({ market, ids }) =>
        respond(
          'commerce',
          new Map(
            ids
              .filter((id) => has(market, id))
              .map((id) => {
                const { description, variants } = productOf(market, id)
                return [id, { description, variants }]
              }),
          ),
        ),
      rail: ({ market }) => respond('commerce', listingOf(market).products),
      productIdOfSku: () => respond('commerce', null),
      product: ({ market, id }) =>
        respond('commerce', has(market, id) ? { ...productOf(market, id), ...changes } : null),
      stock: () => respond('commerce', new Map()),
      saleStates: () => respond('commerce', new Map()),
      categoryUrls: () => respond('commerce', new Map()),
      soldItems: () => respond('commerce', []),
      redirect: () => respond('commerce', null),
      channel: ({ market }) => respond('commerce', { defaultCurrency: market.currency, storeName: 'Selvedge' }),
      hasStorefront: () => respond('commerce', true),
      hasProduct: ({ market, id }) => respond('commerce', has(market, id)),
      productPageCount: () => respond('commerce', 1),
      lastProductId: ({ market }) => respond('commerce', isHere(market) ? ukOnly.productId : 101),
      productsFrom: ({ market, from }) =>
        respond(
          'commerce',
          [101, ukOnly.productId]
            .filter((id) => has(market, id) && id >= from && id < from + 250)
            .map((id) => ({ ...productOf(market, id), identifiers: new Map() })),
        ),
      productPage: ({ market, page }) =>
        respond(
          'commerce',
          page > 1
            ? []
            : [101, 102]
                .filter((id) => has(market, id))
                .map((id) => ({ id, slug: changes.slug ?? 'wrap-dress', colours: ['French Navy', 'Red'] })),
        ),
    },
    contentIndex: {
      pageSlugs: ({ market }) =>
        respond(
          'content',
          [...keys(market)].flatMap((key) => (key.startsWith('page/') ? [key.slice(5)] : [])),
        ),
      hasPages: () => respond('content', true),
    },
    content: {
      items({ market, keys: requestedKeys, source }) {
        sources.push(source)
        return respond(
          'content',
          Object.fromEntries(requestedKeys.map((key) => [key, itemOf(market, key)])) as Record<
            (typeof requestedKeys)[number],
            ContentItem | null
          >,
        )
      },
    },
    stagedContent: {
      item: ({ id }) =>
        respond(
          'content',
          id === stagedId
            ? {
                _meta: { schema: contentTypeUri('text-block'), name: 'A block' },
                title: 'Not yet published',
                body: 'Soon',
              }
            : null,
        ),
    },
    search: {
      search: ({ market }) => respond('search', { ...listingOf(market), facets: [] }),
      suggest: ({ market }) =>
        respond('search', { products: listingOf(market).products, suggestions: ['dress'], pages: [] }),
      recommendations: () => respond('search', []),
    },
    badges: { badges: () => respond('badges', new Map()) },
    media: {
      productMedia: ({ colour }) =>
        respond('media', {
          colour,
          images: [{ src: 'https://media.example/i/a/1', alt: colour, width: 1600, height: 2133 }],
          videos: [],
        }).catch(() => ({ colour, images: [], videos: [] })),
    },
    reviews: {
      page: ({ market, productId }) =>
        respond(
          'commerce',
          has(market, productId) ? { rating: null, starCounts: null, reviews: [], previous: null, next: null } : null,
        ),
      hasReviewed: () => respond('commerce', false),
      add: () => respond('commerce', { status: 'kept' }),
    },
    orders: {
      order: ({ orderId }) => respond('commerce', orderOf(orderId)),
      history: () => respond('commerce', { orders: [], leftOut: 0 }),
      shipments: () => respond('commerce', []),
      placement: () => respond('commerce', null),
      recipient: () => respond('commerce', null),
      isDiscounted: () => respond('commerce', false),
      placementsOfCart: () => respond('commerce', []),
      assign: () => respond('commerce', undefined),
      markPaid: () => respond('commerce', undefined),
      cancel: () => respond('commerce', undefined),
    },
  }
  return { services, sources }
}

function productOf(market: Market, id: number): PlatformProduct {
  const price = { regular: money(4900, market.currency), reduced: null }
  const colours = ['French Navy', 'Red'].map((name, index) => ({ name, valueId: index + 1, hexes: [] }))
  return {
    ...product({ id, style: String(100_000 + id), name: 'Wrap Dress', slug: 'wrap-dress', sizes: ['10'], colours }),
    colour: colours[0] ?? null,
    price,
    variants: colours.map(({ name }, index) => ({
      ...variant({ id: id * 10 + index, sku: `${100_000 + id}-${index}`, colour: name, size: '10' }),
      price,
    })),
  }
}

/** Orders from number 500 on, one for each market in the order of the market table. */
function orderOf(orderId: number): Order | null {
  const market = Object.values(markets)[orderId - 500]
  if (!market) return null
  return emptyOrder(market.currency, {
    id: orderId,
    cartId: cartIdOf(market),
    channelId: market.defaultChannelId,
    email: 'shopper@example.com',
    buyer: { firstName: 'Ada', lastName: 'Marlowe', phone: '' },
  })
}
