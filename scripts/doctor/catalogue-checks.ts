import type { Connection } from './connect.ts'
import type { Check } from './finding.ts'
import { itemIdOf } from '#shared/domain/product.ts'
import { defaultMarket, everyMarket, isInDefaultLanguage, type Market, marketKey } from '#shared/markets.ts'

const minCompared = 3

/** The picture account: the pictures of a product that the shop sells. */
export function mediaChecks({ ports, fetch }: Connection): Check[] {
  const market = defaultMarket
  return [
    {
      name: 'media account',
      also: 'commerce',
      settings: ['MEDIA_URL', 'MEDIA_ACCOUNT', 'BIGCOMMERCE_API_URL', 'BIGCOMMERCE_ACCESS_TOKEN'],
      why: 'Products have no pictures.',
      fix: 'Set MEDIA_URL and MEDIA_ACCOUNT as in the addresses of Dynamic Media: {MEDIA_URL}/i/{MEDIA_ACCOUNT}/….',
      async run(signal) {
        const [named] = await ports.catalogue.productPage({ market, page: 1 }, signal)
        const product = named && (await ports.catalogue.product({ market, id: named.id }, signal))
        const colour = product?.colours[0]?.name
        if (!product || colour === undefined)
          return { what: 'there is no product with a colour to try', state: 'unchecked' }
        const { images } = await ports.media.productMedia({ style: product.style, colour, name: product.name }, signal)
        const address = images[0]?.src ?? ''
        const response = await fetch(address, { signal })
        const type = response.headers.get('content-type') ?? ''
        await response.body?.cancel()
        return response.ok && type.startsWith('image/')
          ? null
          : { what: `${address} is not a picture (status ${response.status}, ${type || 'no content type'})` }
      },
    },
  ]
}

/** The search service: the index of each market and language, and the pods of its recommendations. */
export function searchChecks({ ports, configuration }: Connection): Check[] {
  const { search } = configuration
  if (search === null) return []
  return everyMarket.flatMap((market): Check[] =>
    market.searchIndex in search.keys ? checksOfIndex(ports, market) : [missingIndex(market)],
  )
}

/** The Worker only requires the keys of the markets, because it can search their index in a further language too. */
function missingIndex({ code, language, searchIndex }: Market): Check {
  return {
    name: `search index of ${marketKey({ code, language })}`,
    settings: ['CONSTRUCTOR_KEYS'],
    why: `A search in the language '${language}' finds only words of the market's default language.`,
    fix: `Add ${searchIndex}= to CONSTRUCTOR_KEYS, with the key of the index in this language.`,
    run: () => Promise.resolve({ what: `there is no key for ${searchIndex}`, state: 'warning' }),
  }
}

function checksOfIndex(ports: Connection['ports'], market: Market): Check[] {
  const name = isInDefaultLanguage(market) ? market.code : marketKey(market)
  return [
    {
      name: `search index of ${name}`,
      settings: ['CONSTRUCTOR_URL', 'CONSTRUCTOR_KEYS'],
      why: `Search of the market ${name} fails, or shows products of another market.`,
      fix: `Set CONSTRUCTOR_KEYS to ${market.searchIndex}= with the key of the index for this market.`,
      async run(signal) {
        await ports.search.suggest({ market, query: '' }, signal)
        return null
      },
    },
    {
      name: `search prices of ${name}`,
      also: 'commerce',
      settings: ['CONSTRUCTOR_URL', 'CONSTRUCTOR_KEYS', 'BIGCOMMERCE_GRAPHQL_URL', 'BIGCOMMERCE_STOREFRONT_TOKEN'],
      why: `Search of the market ${name} finds products of another market.`,
      fix: 'Two keys in CONSTRUCTOR_KEYS are probably swapped.',
      run: (signal) => comparePrices(ports, market, signal),
    },
    ...(['recommendation', 'complete-the-look'] as const).map((kind) => ({
      name: `search pod ${kind} of ${name}`,
      also: 'commerce' as const,
      settings: ['CONSTRUCTOR_URL', 'CONSTRUCTOR_KEYS', 'CONSTRUCTOR_PODS'] as const,
      why: 'Product pages show no recommendations.',
      fix: `Set CONSTRUCTOR_PODS to ${kind}= with the id of a pod of this index.`,
      run: (signal: AbortSignal) => tryPod(ports, { market, kind }, signal),
    })),
  ]
}

/** Asks the pod for an item as a product page does. Without any result the index has probably other item ids. */
async function tryPod(
  ports: Connection['ports'],
  { market, kind }: { market: Market; kind: 'recommendation' | 'complete-the-look' },
  signal: AbortSignal,
) {
  const [product] = await findProducts(ports, market, signal)
  // Another check says that the search finds nothing.
  if (!product) return null
  const itemId = itemIdOf(product.style, product.colour?.name ?? null)
  const found = await ports.search.recommendations({ market, kind, itemId }, signal)
  if (found.length > 0) return null
  return {
    what: `it recommends nothing for the item ${itemId}`,
    fix: 'Give the items of the index the ids that docs/vendors.md says.',
    state: 'warning' as const,
  }
}

/** Products that a search for the first category finds. */
async function findProducts(ports: Connection['ports'], market: Market, signal: AbortSignal) {
  const [tree] = await ports.catalogue.categoryTree({ market }, signal)
  return (await ports.search.search({ market, query: tree?.name ?? 'a', page: 1 }, signal)).products
}

/** If all prices differ from the platform's, the index is probably the one of another market. */
async function comparePrices(ports: Connection['ports'], market: Market, signal: AbortSignal) {
  const sample = (await findProducts(ports, market, signal)).filter(({ price }) => price !== null).slice(0, 10)
  const facts = await ports.catalogue.summaries({ market, ids: sample.map(({ id }) => id) }, signal)
  const compared = sample.flatMap((found) => {
    const fact = facts.find(({ id }) => id === found.id)
    return fact?.price ? [JSON.stringify(found.price) === JSON.stringify(fact.price)] : []
  })
  if (compared.length < minCompared)
    return { what: 'too few products were found to compare their prices', state: 'unchecked' as const }
  return compared.includes(true) ? null : { what: `none of ${compared.length} prices is the platform's` }
}

/** The badges service: its project. It does not say which applications exist. */
export function badgeChecks({ ports: { badges: service }, configuration: { badges } }: Connection): Check[] {
  if (!service || !badges) return []
  return [
    {
      name: 'badges project',
      settings: ['PROMOBADGER_URL', 'PROMOBADGER_PROJECT'],
      why: 'Cards and product pages show no badges.',
      fix: 'Set PROMOBADGER_URL and PROMOBADGER_PROJECT as the service shows them.',
      async run(signal) {
        await service.badges({ market: defaultMarket, productIds: [1] }, signal)
        return null
      },
    },
    {
      name: 'badges applications',
      settings: ['PROMOBADGER_APPLICATIONS'],
      why: 'Badges announce prices of another market.',
      fix: 'Compare PROMOBADGER_APPLICATIONS with the ids of the applications in the promotions engine.',
      async run() {
        const ids = Object.values(badges.applications)
        return ids.length === 0
          ? null
          : { what: 'the service does not say which applications exist', state: 'unchecked' }
      },
    },
  ]
}
