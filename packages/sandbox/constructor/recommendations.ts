import { categoryIdsTo } from '../catalogue/categories.ts'
import { listProducts } from '../catalogue/queries/listing.ts'
import { findCategoryIds, findProductIdBy, findProducts } from '../catalogue/queries/products.ts'
import { itemId, resultItems } from './items.ts'
import { countOf, Refusal, type IndexScope } from './scope.ts'

const styleLength = 6
// Gift guides and sale come last in the tree. They are not used for recommendations.
const [firstGuide = Number.POSITIVE_INFINITY] = categoryIdsTo('/gifts/')
const giftCards = categoryIdsTo('/gifts/gift-cards/').at(-1) ?? firstGuide

/** The categories that complete a look, by department. */
const looks: Record<string, readonly string[]> = {
  women: [
    '/womens/footwear/',
    '/womens/accessories/bags/',
    '/womens/clothing/knitwear/cardigans/',
    '/womens/accessories/scarves/',
    '/womens/clothing/coats-and-jackets/',
  ],
  men: [
    '/mens/clothing/trousers/',
    '/mens/clothing/shirts/',
    '/mens/clothing/knitwear/',
    '/mens/accessories/socks/',
    '/mens/clothing/coats-and-jackets/',
  ],
  kids: ['/kids/clothing/tees/', '/kids/clothing/dungarees/', '/kids/accessories/wellies/', '/kids/accessories/socks/'],
  home: ['/home/living/cushions/', '/home/living/candles/', '/home/kitchen-and-dining/mugs/', '/home/living/throws/'],
  // Nothing completes a gift card.
  gifts: [],
}

/**
 * `GET /recommendations/v1/pods/{podId}`: similar products, or those that complete the look. `item_id` is the id of an
 * item of the index, and not that of a variation or a product.
 * https://docs.constructor.com/reference/v1-recommendations-get-pod-results
 */
export async function recommend(scope: IndexScope, podId: string, query: URLSearchParams) {
  const isLook = podId.includes('complete')
  if (!isLook && !/recommend|similar|alternative|bestseller/.test(podId))
    return new Refusal(`We have no record of the pod ${podId}.`)
  const limit = countOf(query, 'num_results', { otherwise: 5, max: 100 })
  const itemIds = query.getAll('item_id')
  const sources = await findSources(scope, itemIds)
  const ids = isLook ? await completing(scope, sources, limit) : await alike(scope, sources, limit)
  const items = await resultItems(scope, ids)
  return {
    request: { num_results: limit, item_id: itemIds, pod_id: podId },
    response: {
      results: items.map((item) => ({
        ...item,
        strategy: { id: isLook ? 'complementary_items' : 'alternative_items' },
      })),
      total_num_results: items.length,
      pod: {
        id: podId,
        display_name: isLook ? scope.dictionary.labels.pods.look : scope.dictionary.labels.pods.similar,
      },
    },
  }
}

/** The products of the items. An id that no item has is ignored. */
async function findSources({ db }: IndexScope, itemIds: readonly string[]): Promise<number[]> {
  const ids = await Promise.all(itemIds.map((id) => findProductIdBy(db, 'style', id.slice(0, styleLength))))
  const products = await findProducts(
    db,
    ids.filter((id) => id !== undefined),
  )
  return products
    .filter(({ style, colours }) => colours.some(({ name }) => itemIds.includes(itemId(style, name))))
    .map(({ id }) => id)
}

// Recommends from the deepest category of the first item, or from the whole shop if there is no item. A gift card is
// like other gift cards only.
async function alike(scope: IndexScope, sources: readonly number[], limit: number): Promise<number[]> {
  const [first] = sources
  const own = first === undefined ? [] : ((await findCategoryIds(scope.db, [first])).get(first) ?? [])
  const isGiftCard = own.includes(giftCards)
  const categoryId = isGiftCard ? giftCards : own.findLast((id) => id < firstGuide)
  const near = await shelved(scope, categoryId, limit + sources.length)
  const others = near.filter((id) => !sources.includes(id))
  if (isGiftCard || others.length >= limit) return others.slice(0, limit)
  const far = await shelved(scope, undefined, 2 * limit + sources.length)
  return [...new Set([...others, ...far.filter((id) => !sources.includes(id))])].slice(0, limit)
}

async function completing(scope: IndexScope, sources: readonly number[], limit: number): Promise<number[]> {
  const [source] = await findProducts(scope.db, sources.slice(0, 1))
  const shelves = looks[source?.department ?? 'women'] ?? []
  const ownCategoryIds = new Set(source ? (await findCategoryIds(scope.db, [source.id])).get(source.id) : [])
  const others = shelves
    .map((path) => categoryIdsTo(path).at(-1))
    .filter((id) => id !== undefined && !ownCategoryIds.has(id))
  const rows = await Promise.all(others.map((id) => shelved(scope, id, limit)))
  const dealt = Array.from({ length: limit }, (_, round) => rows.flatMap((row) => row[round] ?? [])).flat()
  return [...new Set(dealt)].filter((id) => !sources.includes(id)).slice(0, limit)
}

async function shelved(scope: IndexScope, categoryId: number | undefined, limit: number): Promise<number[]> {
  const filter = {
    categories: categoryId === undefined ? [] : [[categoryId]],
    attributes: [],
    isInStockOnly: true,
    currency: scope.currency,
  }
  return (await listProducts(scope.db, filter, 'featured', { offset: 0, limit })).ids
}
