import { categoryNode } from '../category.ts'
import { nodeId, pageOf, type PageArguments } from '../connection.ts'
import type { StorefrontScope } from '../context.ts'
import { imageNode } from '../image.ts'
import { prices, type PriceArguments } from '../money.ts'
import { legacyOptions, productOptions } from './options.ts'
import { productVariants } from './product-variants.ts'
import { type ReviewArguments, reviewConnection, reviewSummary } from './reviews.ts'
import { customFieldId } from '#sandbox/catalogue/ids.ts'
import type { Product, Variant } from '#sandbox/catalogue/queries/products.ts'
import { isSold } from '#sandbox/catalogue/stock.ts'

/** A `Product`. If a variant is given, its SKU, price and picture replace the product's own. */
export function productNode(scope: StorefrontScope, product: Product, overlay?: Variant) {
  const seoText = plainText(product.description)
  return {
    __typename: 'Product',
    id: nodeId('Product', product.id),
    entityId: product.id,
    sku: overlay?.sku ?? product.style,
    name: product.name,
    path: `/${product.slug}/`,
    description: product.description,
    plainTextDescription: ({ characterLimit }: { characterLimit: number }) => seoText.slice(0, characterLimit),
    warranty: '',
    minPurchaseQuantity: product.order_quantity_minimum || null,
    maxPurchaseQuantity: product.order_quantity_maximum || null,
    addToCartUrl: `${scope.env.STOREFRONT_ORIGIN}/cart.php?action=add&product_id=${product.id}`,
    type: product.type === 'digital' ? 'Digital' : 'Physical',
    condition: 'NEW',
    brand: null,
    reviewSummary: () => reviewSummary(scope, product),
    reviews: (page: ReviewArguments) => reviewConnection(scope, product, page),
    showCartAction: product.availability !== 'disabled',
    availabilityV2: availability(product),
    seo: { pageTitle: product.name, metaDescription: seoText, metaKeywords: '' },
    prices: ({ currencyCode }: PriceArguments) =>
      product.is_price_hidden ? null : prices(product, overlay, currencyCode ?? scope.channel.currency),
    productOptions: (page: PageArguments) => productOptions({ product, origin: scope.env.SANDBOX_ORIGIN }, page),
    options: (page: PageArguments) => legacyOptions(product, undefined, page),
    customFields: (page: PageArguments & { names: string[] }) => customFields(product, page),
    images: (page: PageArguments) =>
      pageOf(
        product.colours.map((_, index) => index),
        page,
        (index) => imageNode(scope, product, index),
      ),
    defaultImage: () => imageNode(scope, product, overlay?.colour ?? 0),
    categories: (page: PageArguments) => productCategories(scope, product, page),
    variants: productVariants(scope, product),
    inventory: () => productInventory(scope, product),
  }
}

/** The store's setting, for products without a message of their own. The storefront fills in the date. */
const defaultPreOrderMessage = 'Expected release date is %%DATE%%'

function availability({ availability: status, ...product }: Product) {
  if (status === 'disabled')
    return {
      __typename: 'ProductUnavailable',
      status: 'Unavailable',
      description: '',
      message: 'Currently unavailable',
    }
  if (status === 'preorder')
    return {
      __typename: 'ProductPreOrder',
      status: 'Preorder',
      description: '',
      message: product.preorder_message || defaultPreOrderMessage,
      willBeReleasedAt: product.preorder_release_date && { utc: product.preorder_release_date },
    }
  return { __typename: 'ProductAvailable', status: 'Available', description: '' }
}

function customFields(product: Product, { names, ...page }: PageArguments & { names: string[] }) {
  const fields = product.customFields.map((field, index) => ({ entityId: customFieldId(product.id, index), ...field }))
  return pageOf(names.length > 0 ? fields.filter(({ name }) => names.includes(name)) : fields, page, (field) => field)
}

async function productCategories(scope: StorefrontScope, product: Product, page: PageArguments) {
  const [ids, { byId }] = await Promise.all([scope.categoryIds(product.id), scope.categories()])
  return pageOf(
    ids.flatMap((id) => byId.get(id) ?? []),
    page,
    (category) => categoryNode(scope, category),
  )
}

async function productInventory(scope: StorefrontScope, product: Product) {
  const stock = await scope.stock(product.id)
  const isTracked = product.inventory_tracking !== 'none'
  return {
    isInStock: isSold(product, stock?.stock ?? 0),
    hasVariantInventory: product.inventory_tracking === 'variant',
    aggregated: isTracked
      ? { availableToSell: stock?.stock ?? 0, warningLevel: product.inventory_warning_level }
      : null,
  }
}

function plainText(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
