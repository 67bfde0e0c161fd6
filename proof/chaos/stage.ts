import { request } from '../model/http.ts'
import { chooseProducts, type ModelProducts } from '../model/products.ts'
import { openVendors, type Product, type Variant, type Vendors } from '../model/vendors.ts'
import { openFaults, type Faults } from './faults.ts'
import { openVisitors, type Customer, type Visitor, type Visitors } from './visitors.ts'
import type { Shop } from '#scripts/lib/shop.ts'
import { startTemporaryShop } from '#scripts/lib/temporary-shop.ts'
import { productPath } from '#shared/links.ts'

/** A running shop with what the pages and actions need. All of it is made once, without a fault. */
export type Stage = {
  shop: Shop
  vendors: Vendors
  faults: Faults
  visitors: Visitors
  products: ModelProducts
  /** A product page, its product and a variant that is sold out. */
  productPath: string
  product: Product
  soldOut: { productId: number; variantId: number; sku: string }
  categoryId: number
  /** Id of a page's content at the content service. */
  contentId: string
  /** A visitor with a bag; a customer with a bag and a paid order, whose confirmation is `confirmation`. */
  shopper: Visitor
  /** The line of the shopper's bag. */
  lineId: string
  buyer: Customer
  orderId: string
  confirmation: string
}

type StageOptions = {
  timeoutMs: number
  pageCache: 'on' | 'off'
  isInspectable?: boolean
  /** Overrides of more settings of the storefront. */
  vars?: Record<string, string>
}

const styles = 150

export async function openStage(options: StageOptions): Promise<Stage> {
  const shop = await startTemporaryShop({
    styles,
    vars: { LOG_LEVEL: 'none', PAGE_CACHE: options.pageCache, ...options.vars },
    isInspectable: options.isInspectable ?? false,
    onLog: () => {},
    // The runtime reports each connection that a fault cuts off.
    onSandboxLog: () => {},
  })
  try {
    return await setUp(shop, options)
  } catch (error) {
    await shop.stop()
    throw error
  }
}

async function setUp(shop: Shop, { timeoutMs }: StageOptions): Promise<Stage> {
  const vendors = openVendors(shop.sandbox)
  const [all, products, categories] = await Promise.all([
    vendors.products(),
    chooseProducts(vendors),
    vendors.categories(),
  ])
  const product = present(
    all.find(({ id }) => id === products.items.dress.productId),
    'product',
  )
  const [soldOutProduct, soldOut] = soldOutOf(all)
  const visitors = openVisitors({ storefront: shop.storefront, sandbox: shop.sandbox, products, vendors, timeoutMs })
  const buyer = await visitors.customer()
  await visitors.add(buyer, 'jumper')
  const confirmation = await visitors.buy(buyer, buyer.email)
  await buyer.jar.get(confirmation)
  await visitors.add(buyer, 'jumper')
  const shopper = await visitors.shopper()
  const slug = product.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  const colour = products.items.dress.form.color
  return {
    shop,
    vendors,
    faults: openFaults(shop.sandbox),
    visitors,
    products,
    productPath: await movedPath(shop.storefront, productPath({ id: product.id, slug, colour })),
    product,
    soldOut: { productId: soldOutProduct.id, variantId: soldOut.id, sku: soldOut.sku },
    categoryId: present(
      [...categories].find(([, path]) => path === '/womens/'),
      'category',
    )[0],
    contentId: await contentIdOf(shop.sandbox),
    shopper,
    lineId: present([...(await visitors.lines(shopper)).values()][0], 'line').id,
    buyer,
    orderId: present(confirmation.split('/').at(-1)?.split('?')[0], 'order'),
    confirmation,
  }
}

function soldOutOf(products: readonly Product[]): [Product, Variant] {
  for (const product of products) {
    const variant = product.variants.find(({ inventory_level: level }) => level === 0)
    if (variant && product.is_visible && product.inventory_tracking === 'variant') return [product, variant]
  }
  throw new Error('The sandbox has no variant that is sold out.')
}

/** The page's own address, which it redirects to. */
async function movedPath(storefront: URL, path: string): Promise<string> {
  const { location } = await request(new URL(path, storefront))
  return location === '' ? path : new URL(location, storefront).pathname
}

async function contentIdOf(sandbox: URL): Promise<string> {
  const { body } = await request(new URL('/amplience/content/key/uk/home?depth=all&format=inlined', sandbox))
  return (JSON.parse(body) as { content: { _meta: { deliveryId: string } } }).content._meta.deliveryId
}

function present<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`The sandbox has no ${what} for the stage.`)
  return value
}
