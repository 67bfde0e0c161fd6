import type { Visit } from '../context/visit.ts'
import { withProductNames } from './name-products.ts'
import type { CartEntity } from '#shared/domain/cart-entity-schema.ts'
import { toCartEntity } from '#shared/domain/cart-entity.ts'
import { type Cart, lineOption } from '#shared/domain/cart.ts'
import { isGiftCardLine } from '#shared/domain/gift-card-line.ts'
import { hasOwnLabel, sizeName } from '#shared/domain/size-name.ts'

type Item = { productId: number; sku: string }
type Line = Item & { name: string; options: readonly { name: string; value: string }[] }
type Named<Each> = Each & { sizeName?: string }

/**
 * The items with their sizes as the market's shoppers read them, where that is not the platform's value. The size of a
 * gift card is its value. The products' categories are read only if a size has another label in the market. If they
 * cannot be read, that label is left out.
 */
export async function withSizeNames<Each extends Item>(
  visit: Visit,
  items: readonly Each[],
  sizeOf: (item: Each) => string | null,
): Promise<Named<Each>[]> {
  const { market, services, log } = visit
  const sizes = items.map((item) => (isGiftCardLine(item) ? null : sizeOf(item)))
  const productIds = items.flatMap(({ productId }, index) =>
    hasOwnLabel(sizes[index] ?? '', market) ? [productId] : [],
  )
  const categories =
    productIds.length === 0
      ? null
      : await services.catalogue.categoryUrls({ productIds }).catch(log.fallback('size-names', null))
  return items.map((item, index) => {
    const size = sizes[index] ?? null
    const name = size && sizeName(size, { market, categoryUrls: categories?.get(item.productId) ?? [] })
    return name === null || name === size ? item : { ...item, sizeName: name }
  })
}

/** The lines of a cart or an order with the names of their sizes, and of their products in the language of the page. */
export async function withLineNames<Each extends Line>(visit: Visit, lines: readonly Each[]): Promise<Named<Each>[]> {
  const [named, sized] = await Promise.all([
    withProductNames(visit, lines),
    withSizeNames(visit, lines, (line) => lineOption(line, 'Size')),
  ])
  return sized.map((line, index) => ({ ...line, name: named[index]?.name ?? line.name }))
}

/** The cart as the browser gets it. */
export async function cartEntityOf(visit: Visit, cart: Cart): Promise<CartEntity> {
  return toCartEntity({ ...cart, lineItems: await withLineNames(visit, cart.lineItems) })
}
