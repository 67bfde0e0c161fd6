import type { LiveProduct } from './product.ts'
import type { ProductOffer } from '#shared/domain/offer.ts'
import type { StockByVariant } from '#shared/domain/stock.ts'

/** The product with newer stock. */
export function updateStock(product: LiveProduct, stock: StockByVariant): LiveProduct {
  const variants = product.offer.variants.map((variant): ProductOffer['variants'][number] => {
    const current = stock.get(variant[0])
    return current
      ? [variant[0], variant[1], variant[2], variant[3], variant[4], variant[5], current.units, variant[7]]
      : variant
  })
  return { ...product, offer: { ...product.offer, variants } }
}
