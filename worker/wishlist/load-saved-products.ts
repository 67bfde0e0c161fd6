import type { Context } from 'hono'
import { productPictureSrc } from '../../client/components/product-picture.ts'
import { stockLevel } from '../../shared/domain/stock.ts'
import { type SavedItem, type SavedProduct, wishlistPageSize } from '../../shared/domain/wishlist.ts'
import type { AppEnv } from '../app-env.ts'
import { mediaBase } from '../media-base.ts'

/** A page of what the shop says of saved items now, with their stock. Without stock they show, and the bag checks it. */
export async function loadSavedProducts(c: Context<AppEnv>, { items, page }: { items: readonly SavedItem[]; page: number }): Promise<SavedProduct[]> {
  const { market, services, configuration, log } = c.var
  const base = mediaBase(configuration)
  const { signal } = c.req.raw
  const asked = items.slice((page - 1) * wishlistPageSize, page * wishlistPageSize)
  if (asked.length === 0) return []
  const products = await services.catalogue.soldItems({ market, items: asked }, signal)
  const variantIds = products.flatMap(({ variantId }) => (variantId === null ? [] : [variantId]))
  const units = variantIds.length === 0 ? new Map<number, number>() : await services.catalogue.stock({ market, variantIds }, signal).catch((cause: unknown) => {
    log.error('wishlist-stock', cause)
    return new Map<number, number>()
  })
  return products.map((product) => {
    const stock = product.variantId === null ? null : (units.get(product.variantId) ?? null)
    return { ...product, image: productPictureSrc(base, product), stock, level: stockLevel(stock), isPurchasable: product.isPurchasable && stock !== 0 }
  })
}
