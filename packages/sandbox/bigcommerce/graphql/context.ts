import type { Channel } from '../../catalogue/channels.ts'
import { translateCategory } from '../../catalogue/german/categories.ts'
import { translateProduct } from '../../catalogue/german/translate-product.ts'
import type { Language } from '../../catalogue/languages.ts'
import { findCategories, toTree, type CategoryNode } from '../../catalogue/queries/categories.ts'
import {
  findCategoryIds,
  findProducts,
  findStock,
  findVariants,
  findVariantsBySku,
  variantIdsIn,
  type Product,
  type Stock,
  type Variant,
  type VariantRange,
} from '../../catalogue/queries/products.ts'
import type { SandboxEnv } from '../../env.ts'
import type { CustomerRow } from '../customers/customer.ts'
import { findWrittenReviews, type WrittenReview } from '../reviews/review-store.ts'
import { createLoader, type Loader } from './loader.ts'

/**
 * The store as one request sees it: its channel, its language, and loaders that fetch each object once and in batches.
 *
 * Products and categories are in the language of `Accept-Language`: names, descriptions, SEO texts and the values of
 * custom fields. Paths, names of options and of their values are those of the default language, because this merchant
 * has not translated them. https://docs.bigcommerce.com/developer/docs/admin/store-configuration/translations,
 * https://developer.bigcommerce.com/docs/store-operations/translations/product-custom-fields and
 * https://docs.bigcommerce.com/developer/docs/admin/store-configuration/translations/product-listings
 */
export type StorefrontScope = {
  env: SandboxEnv
  channel: Channel
  language: Language
  /** The signed-in customer, from the request's access token. */
  customer: CustomerRow | undefined
  product: Loader<number, Product | undefined>
  variant: Loader<number, Variant | undefined>
  variantBySku: Loader<string, Variant | undefined>
  variantRange: Loader<{ product: Product } & VariantRange, Variant[]>
  stock: Loader<number, Stock | undefined>
  /** The reviews that shoppers have written of a product. */
  writtenReviews: Loader<number, WrittenReview[]>
  categoryIds: Loader<number, number[]>
  /** Visible categories, as trees and by id. */
  categories(): Promise<{ roots: CategoryNode[]; byId: ReadonlyMap<number, CategoryNode> }>
}

export function createScope(
  env: SandboxEnv,
  { channel, language, customer }: Pick<StorefrontScope, 'channel' | 'language' | 'customer'>,
): StorefrontScope {
  const db = env.DB
  const isGerman = language === 'de'
  let categories: ReturnType<StorefrontScope['categories']> | undefined
  return {
    env,
    channel,
    language,
    customer,
    // The storefront does not return hidden products.
    product: createLoader(async (ids) =>
      arrange(
        ids,
        (await findProducts(db, ids))
          .filter(({ is_visible: isVisible }) => isVisible === 1)
          .map((product) => (isGerman ? translateProduct(product) : product)),
        (product) => product.id,
      ),
    ),
    variant: createLoader(async (ids) => arrange(ids, await findVariants(db, ids), (variant) => variant.id)),
    variantBySku: createLoader(async (skus) =>
      arrange(skus, await findVariantsBySku(db, skus), (variant) => variant.sku),
    ),
    variantRange: createLoader(
      async (ranges) => {
        const ids = ranges.map((range) => variantIdsIn(range.product, range))
        const byId = new Map((await findVariants(db, ids.flat())).map((variant) => [variant.id, variant]))
        return ids.map((group) => group.flatMap((id) => byId.get(id) ?? []))
      },
      ({ product, from, count }) => `${product.id}/${from}/${count}`,
    ),
    stock: createLoader(async (ids) => arrange(ids, await findStock(db, ids), (stock) => stock.product_id)),
    writtenReviews: createLoader(async (ids) => {
      const byProduct = Map.groupBy(await findWrittenReviews(db, ids), ({ product_id: id }) => id)
      return ids.map((id) => byProduct.get(id) ?? [])
    }),
    categoryIds: createLoader(async (ids) => {
      const byProduct = await findCategoryIds(db, ids)
      return ids.map((id) => byProduct.get(id) ?? [])
    }),
    categories: () => (categories ??= loadCategories(db, isGerman)),
  }
}

async function loadCategories(db: D1Database, isGerman: boolean) {
  const visible = await findCategories(db, { isVisible: true })
  const roots = toTree(isGerman ? visible.map(translateCategory) : visible)
  const byId = new Map<number, CategoryNode>()
  const index = (nodes: readonly CategoryNode[]) => {
    for (const node of nodes) {
      byId.set(node.id, node)
      index(node.children)
    }
  }
  index(roots)
  return { roots, byId }
}

function arrange<Key, Item>(
  keys: readonly Key[],
  items: readonly Item[],
  keyOf: (item: Item) => Key,
): (Item | undefined)[] {
  const byKey = new Map(items.map((item) => [keyOf(item), item]))
  return keys.map((key) => byKey.get(key))
}
