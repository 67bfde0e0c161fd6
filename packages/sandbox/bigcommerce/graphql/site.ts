import { optionId, optionValueId } from '../../catalogue/ids.ts'
import { findProductIdBy, type Product, type Variant } from '../../catalogue/queries/products.ts'
import { findCertificate } from '../commerce/gift-certificates.ts'
import { categoryNode, categoryTree } from './category.ts'
import { accessibleCart, checkoutNode } from './checkout.ts'
import { connectionOf, entityIdOf, sliceOf, type PageArguments } from './connection.ts'
import type { StorefrontScope } from './context.ts'
import { formFieldSettings } from './form-fields.ts'
import { money } from './money.ts'
import { categoryListing, type SearchSort } from './products/product-connection.ts'
import { productNode } from './products/product.ts'
import type { SearchInput } from './products/search-input.ts'
import { searchProducts } from './products/search.ts'
import { redirectOf } from './redirects.ts'
import { publicWishlist } from './wishlist.ts'

type OptionValue = { optionEntityId: number; valueEntityId: number }
type ProductArguments = {
  id?: string | null
  entityId?: number | null
  variantEntityId?: number | null
  sku?: string | null
  optionValueIds: OptionValue[]
}
type ProductsArguments = PageArguments & { ids: string[]; entityIds: number[]; hideOutOfStock?: boolean | null }
type CategoryProductsArguments = PageArguments & { hideOutOfStock?: boolean | null }

/** The root value of queries for one request. */
export function createRoot(scope: StorefrontScope) {
  return {
    site: siteNode(scope),
    channel: { entityId: scope.channel.id },
    node: ({ id }: { id: string }) => nodeById(scope, id),
  }
}

function siteNode(scope: StorefrontScope) {
  const shelf =
    (sort: 'NEWEST' | 'BEST_SELLING' | 'FEATURED') =>
    ({ hideOutOfStock, ...page }: CategoryProductsArguments) =>
      categoryListing(scope, { isInStockOnly: hideOutOfStock === true, sort }, page)
  return {
    search: {
      searchProducts: (args: { filters: SearchInput; sort?: SearchSort | null }) => searchProducts(scope, args),
    },
    categoryTree: ({ rootEntityId }: { rootEntityId?: number | null }) => categoryTree(scope, rootEntityId),
    category: ({ entityId }: { entityId: number }) => categoryById(scope, entityId),
    product: (args: ProductArguments) => findProduct(scope, args),
    products: (args: ProductsArguments) => productsById(scope, args),
    newestProducts: shelf('NEWEST'),
    bestSellingProducts: shelf('BEST_SELLING'),
    featuredProducts: shelf('FEATURED'),
    route: async ({ path, redirectBehavior }: { path: string; redirectBehavior: 'FOLLOW' | 'IGNORE' }) => ({
      ...(await route(scope, path)),
      redirect: redirectBehavior === 'FOLLOW' ? redirectOf(scope, path) : null,
    }),
    publicWishlist: ({ token }: { token: string }) => publicWishlist(scope, token),
    checkout: async ({ entityId }: { entityId?: string | null }) => {
      const cart = entityId == null ? null : await accessibleCart(scope, entityId)
      return cart && checkoutNode(scope, cart)
    },
    giftCertificate: ({ code }: { code: string }) => giftCertificate(scope, code),
    settings: settings(scope),
  }
}

// The vendor describes the field only in its schema: https://developer.bigcommerce.com/graphql-storefront/reference
async function giftCertificate({ env }: StorefrontScope, code: string) {
  const found = await findCertificate(env.DB, code)
  if (!found) return null
  const { amount, balance, currency, purchasedAt, expiresAt } = found
  return {
    ...found,
    amount: money(amount, currency),
    balance: money(balance, currency),
    currencyCode: currency,
    purchasedAt: { utc: new Date(purchasedAt).toISOString() },
    expiresAt: expiresAt === null ? null : { utc: new Date(expiresAt).toISOString() },
  }
}

async function findProduct(
  scope: StorefrontScope,
  { id, entityId, variantEntityId, sku, optionValueIds }: ProductArguments,
) {
  const productId = entityId ?? (id == null ? undefined : entityIdOf('Product', id))
  if (productId !== undefined) {
    const product = await scope.product(productId)
    return product ? productNode(scope, product, await chosenVariant(scope, product, optionValueIds)) : null
  }
  const variant =
    variantEntityId != null
      ? await scope.variant(variantEntityId)
      : sku != null
        ? await scope.variantBySku(sku)
        : undefined
  const found = variant?.product_id ?? (sku == null ? undefined : await findProductIdBy(scope.env.DB, 'style', sku))
  const product = found === undefined ? undefined : await scope.product(found)
  return product ? productNode(scope, product, variant) : null
}

// If a selection matches exactly one variant, that variant is selected. A partial selection selects none.
async function chosenVariant(
  scope: StorefrontScope,
  product: Product,
  choice: readonly OptionValue[],
): Promise<Variant | undefined> {
  if (choice.length === 0) return undefined
  const variants = await scope.variantRange({ product, from: 0, count: product.variant_count })
  const matches = variants.filter((variant) => {
    const values = [
      ['Color', variant.colour],
      ['Size', variant.size],
      ['Length', variant.length],
    ] as const
    return choice.every((chosen) =>
      values.some(
        ([name, index]) =>
          chosen.optionEntityId === optionId(product.id, name) &&
          chosen.valueEntityId === optionValueId(product.id, name, index),
      ),
    )
  })
  return matches.length === 1 ? matches[0] : undefined
}

async function productsById(scope: StorefrontScope, { ids, entityIds, hideOutOfStock, ...page }: ProductsArguments) {
  const requested = [...entityIds, ...ids.flatMap((id) => entityIdOf('Product', id) ?? [])]
  if (requested.length === 0)
    return categoryListing(scope, { isInStockOnly: hideOutOfStock === true, sort: 'FEATURED' }, page)
  const products = (await Promise.all(requested.map((id) => scope.product(id)))).filter(
    (product) => product !== undefined,
  )
  const stocks = hideOutOfStock ? await Promise.all(products.map(({ id }) => scope.stock(id))) : []
  const offered = hideOutOfStock
    ? products.filter((product, index) => product.inventory_tracking === 'none' || stocks[index]?.is_in_stock === 1)
    : products
  const slice = sliceOf(page, offered.length)
  return connectionOf(
    offered.slice(slice.start, slice.end).map((product) => productNode(scope, product)),
    slice,
    offered.length,
  )
}

async function categoryById(scope: StorefrontScope, entityId: number) {
  const category = (await scope.categories()).byId.get(entityId)
  return category ? categoryNode(scope, category) : null
}

async function route(scope: StorefrontScope, path: string) {
  const normal = `/${path.split(/[?#]/)[0]}/`.replaceAll(/\/+/g, '/')
  const { byId } = await scope.categories()
  const category = [...byId.values()].find((candidate) => candidate.path === normal)
  if (category) return { node: categoryNode(scope, category) }
  const productId = await findProductIdBy(scope.env.DB, 'slug', normal.slice(1, -1))
  return {
    node: productId === undefined ? null : await findProduct(scope, { entityId: productId, optionValueIds: [] }),
  }
}

async function nodeById(scope: StorefrontScope, id: string) {
  const categoryId = entityIdOf('Category', id)
  return categoryId === undefined ? findProduct(scope, { id, optionValueIds: [] }) : categoryById(scope, categoryId)
}

function settings({ env, channel }: StorefrontScope) {
  return {
    storeName: 'Selvedge',
    storeHash: env.BIGCOMMERCE_STORE_HASH,
    status: 'LAUNCHED',
    channelId: channel.id,
    url: {
      vanityUrl: env.STOREFRONT_ORIGIN,
      cdnUrl: env.SANDBOX_ORIGIN,
      checkoutUrl: `${env.SANDBOX_ORIGIN}/checkout`,
    },
    search: { productFilteringEnabled: true },
    currency: { defaultCurrency: channel.currency },
    formFields: formFieldSettings,
  }
}
