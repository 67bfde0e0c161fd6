import type { Product, Variant, Vendors } from './vendors.ts'

export const itemNames = ['jumper', 'cushion', 'dress', 'last pieces', 'sale piece', 'e-gift card'] as const
export type ItemName = (typeof itemNames)[number]

/** A product to buy. `unitPrice` is pence. `stock` is `null` if the platform does not track it. */
export type Item = {
  productId: number
  variantId: number
  sku: string
  unitPrice: number
  stock: number | null
  isKnitwear: boolean
  isHomeware: boolean
  isDiscountable: boolean
  isParcel: boolean
  form: { productId: string; color: string; size: string; length: string }
  selections: { option_id: number; option_value: string }[]
}

/** The products that the shoppers buy, and the gift that the shop adds. */
export type ModelProducts = {
  items: Readonly<Record<ItemName, Item>>
  gift: { variantId: number; sku: string; stock: number }
}

const giftStyle = '100002'
const eGiftCardStyle = '100000'
const knitwear = /^\/(womens|mens)\/clothing\/knitwear\//
const homeware = /^\/home\//

/** Chooses a product of the sandbox for each rule. @throws if the catalogue has none for a rule */
export async function chooseProducts(vendors: Vendors): Promise<ModelProducts> {
  const [products, categories] = await Promise.all([vendors.products(), vendors.categories()])
  const paths = ({ categories: ids }: Product) => ids.map((id) => categories.get(id) ?? '')
  const isOnSale = (product: Product) => paths(product).some((path) => path.startsWith('/sale/'))
  const isKnitwear = (product: Product) => paths(product).some((path) => knitwear.test(path))
  const isHomeware = (product: Product) => paths(product).some((path) => homeware.test(path))
  const isOrdinary = (product: Product) =>
    !isKnitwear(product) &&
    !isHomeware(product) &&
    product.type === 'physical' &&
    paths(product).some((path) => /^\/(womens|mens)\/clothing\//.test(path))
  const isTracked = ({ inventory_tracking }: Product) => inventory_tracking === 'variant'
  const chosenIds = new Set<number>()

  function choose(description: string, fits: (product: Product, variant: Variant) => boolean): [Product, Variant] {
    for (const product of products) {
      if (!product.is_visible || product.availability === 'disabled' || chosenIds.has(product.id)) continue
      const variant = product.variants.find((candidate) => !candidate.purchasing_disabled && fits(product, candidate))
      if (!variant) continue
      chosenIds.add(product.id)
      return [product, variant]
    }
    throw new Error(`The sandbox's catalogue has no ${description}.`)
  }

  const itemOf = ([product, variant]: [Product, Variant]): Item => ({
    productId: product.id,
    variantId: variant.id,
    sku: variant.sku,
    unitPrice: Math.round(variant.calculated_price * 100),
    stock: product.inventory_tracking === 'none' ? null : variant.inventory_level,
    // The offer on knitwear excludes products in the sale.
    isKnitwear: isKnitwear(product) && !isOnSale(product),
    isHomeware: isHomeware(product),
    isDiscountable: product.sku !== eGiftCardStyle,
    isParcel: product.type === 'physical',
    form: {
      productId: String(product.id),
      color: labelOf(variant, 'Color'),
      size: labelOf(variant, 'Size'),
      length: labelOf(variant, 'Length'),
    },
    selections: [],
  })

  const costsBetween = (variant: Variant, from: number, to: number) =>
    variant.calculated_price >= from && variant.calculated_price < to
  const isPlenty = (product: Product, variant: Variant) => isTracked(product) && variant.inventory_level >= 20
  const card = itemOf(
    choose('e-gift card', (product, variant) => product.sku === eGiftCardStyle && variant.calculated_price === 25),
  )
  const giftVariant = products.find(({ sku }) => sku === giftStyle)?.variants[0]
  if (!giftVariant) throw new Error("The sandbox's catalogue has no gift.")
  return {
    items: {
      jumper: itemOf(
        choose(
          'jumper',
          (product, variant) =>
            isKnitwear(product) && !isOnSale(product) && isPlenty(product, variant) && costsBetween(variant, 30, 70),
        ),
      ),
      cushion: itemOf(
        choose(
          'cushion',
          (product, variant) => isHomeware(product) && isPlenty(product, variant) && costsBetween(variant, 8, 30),
        ),
      ),
      'last pieces': itemOf(
        choose(
          'variant with few units',
          (product, variant) =>
            isOrdinary(product) &&
            isTracked(product) &&
            variant.inventory_level >= 2 &&
            variant.inventory_level <= 4 &&
            costsBetween(variant, 20, 60),
        ),
      ),
      'sale piece': itemOf(
        choose(
          'sale piece',
          (product, variant) =>
            isOrdinary(product) && isPlenty(product, variant) && isOnSale(product) && costsBetween(variant, 10, 60),
        ),
      ),
      dress: itemOf(
        choose(
          'dress',
          (product, variant) =>
            isOrdinary(product) && isPlenty(product, variant) && !isOnSale(product) && costsBetween(variant, 28, 45),
        ),
      ),
      'e-gift card': { ...card, selections: await cardSelections(vendors, card.productId) },
    },
    gift: { variantId: giftVariant.id, sku: giftVariant.sku, stock: giftVariant.inventory_level },
  }
}

async function cardSelections(vendors: Vendors, productId: number): Promise<Item['selections']> {
  const today = new Date().toISOString().slice(0, 10)
  const modifiers = await vendors.modifiers(productId)
  return modifiers
    .filter(({ required }) => required)
    .map(({ id, display_name }) => ({
      option_id: id,
      option_value: /email/i.test(display_name)
        ? 'friend@example.com'
        : /date/i.test(display_name)
          ? today
          : 'A friend',
    }))
}

function labelOf({ option_values }: Variant, option: string): string {
  return option_values.find(({ option_display_name }) => option_display_name === option)?.label ?? ''
}
