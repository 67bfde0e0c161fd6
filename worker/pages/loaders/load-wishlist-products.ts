import { withSizeNames } from '../../cart/name-sizes.ts'
import { mediaBase } from '../../configuration/media-base.ts'
import { contextOf } from '../../context/part-context.ts'
import type { Visit } from '../../context/visit.ts'
import { loadBadges } from '../../promotions/add-badges.ts'
import { productPictureSrc } from '#client/components/product-picture.ts'
import { preOrderNote } from '#shared/domain/pre-order.ts'
import { shownPrice, unadvertised } from '#shared/domain/price.ts'
import { isBuyable } from '#shared/domain/selection.ts'
import { stockLevel } from '#shared/domain/stock.ts'
import { type WishlistItem, type WishlistProduct, wishlistPageSize } from '#shared/domain/wishlist.ts'

/**
 * A page of saved items with their current product facts: prices with the market's promotions, stock, and if they can
 * be bought (D-57, D-262). If promotions fail, prices are the platform's; if stock fails, items are shown as in stock
 * and the cart checks it.
 */
export async function loadWishlistProducts(
  visit: Visit,
  { items, page }: { items: readonly WishlistItem[]; page: number },
): Promise<WishlistProduct[]> {
  const { services, configuration, log, market } = visit
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
  const at = { language: market.iso, now: Date.now() }
  return named.map(({ isClosed, preOrder, ...product }) => {
    const stock = product.variantId === null ? null : (stocks.get(product.variantId)?.units ?? null)
    const level = isClosed ? 'unavailable' : stockLevel(stock)
    const price = product.price && shownPrice(product.price, badges.get(product.productId) ?? [])
    return {
      ...product,
      price: price && isClosed ? unadvertised(price) : price,
      image: productPictureSrc(base, product),
      stock,
      level,
      ...(preOrder && isBuyable(level) && { preOrder: preOrderNote(preOrder, at) }),
      isPurchasable: product.isPurchasable && stock !== 0,
    }
  })
}
