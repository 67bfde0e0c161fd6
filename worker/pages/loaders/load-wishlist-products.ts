import { withSizeNames } from '../../cart/name-sizes.ts'
import { mediaBase } from '../../configuration/media-base.ts'
import { contextOf } from '../../context/part-context.ts'
import type { Visit } from '../../context/visit.ts'
import { loadBadges } from '../../promotions/add-badges.ts'
import { productPictureSrc } from '#client/components/product-picture.ts'
import { shownPrice, unadvertised } from '#shared/domain/price.ts'
import { stockLevel } from '#shared/domain/stock.ts'
import { type WishlistItem, type WishlistProduct, wishlistPageSize } from '#shared/domain/wishlist.ts'

/**
 * A page of saved items with their current product facts: prices with the market's promotions, and stock. If promotions
 * fail, prices are the platform's; if stock fails, items are shown as available and the cart checks the stock.
 */
export async function loadWishlistProducts(
  visit: Visit,
  { items, page }: { items: readonly WishlistItem[]; page: number },
): Promise<WishlistProduct[]> {
  const { services, configuration, log } = visit
  const base = mediaBase(configuration)
  const pageItems = items.slice((page - 1) * wishlistPageSize, page * wishlistPageSize)
  if (pageItems.length === 0) return []
  const [products, badges] = await Promise.all([
    services.catalogue.soldItems({ items: pageItems }),
    loadBadges(
      pageItems.map(({ productId }) => productId),
      contextOf(visit),
    ),
  ])
  const chosen = products.flatMap(({ productId, variantId }) => (variantId === null ? [] : [{ productId, variantId }]))
  const noStock: Awaited<ReturnType<typeof services.catalogue.stock>> = new Map()
  const [named, stocks] = await Promise.all([
    withSizeNames(visit, products, ({ size }) => size),
    chosen.length === 0
      ? noStock
      : services.catalogue.stock({ items: chosen }).catch(log.fallback('wishlist-stock', noStock)),
  ])
  return named.map(({ isClosed, ...product }) => {
    const stock = product.variantId === null ? null : (stocks.get(product.variantId)?.units ?? null)
    const price = product.price && shownPrice(product.price, badges.get(product.productId) ?? [])
    return {
      ...product,
      price: price && isClosed ? unadvertised(price) : price,
      image: productPictureSrc(base, product),
      stock,
      level: stockLevel(stock),
      isPurchasable: product.isPurchasable && stock !== 0,
    }
  })
}
