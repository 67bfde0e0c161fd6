import type { ProductOffer } from '../../shared/domain/offer.ts'
import type { StockByVariant } from '../../shared/domain/stock.ts'
import { callCommerce } from '../api/call-api.ts'
import type { PageServices } from '../api/page-services.ts'
import { isRecord } from '../api/shapes.ts'

/** A product in one colour, with price and stock of each variant that may be bought. */
export type LiveProduct = {
  /** When the server read it, in seconds since 1970. */
  asOf: number
  offer: ProductOffer
  isOnSale: boolean
  /** Required details can only be filled in on the product page. */
  needsDetails: boolean
}

/**
 * The current product; the Worker's response is at most a few seconds old. @throws ApiError, with status 404 if the
 * market does not sell it
 */
export function fetchProduct(
  services: PageServices,
  { productId, colour }: { productId: number; colour: string | null },
): Promise<LiveProduct> {
  return callCommerce(services, {
    method: 'getProductById',
    args: { entityId: productId, color: colour },
    read: readProduct,
  })
}

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

/** @throws TypeError */
function readProduct(body: unknown): LiveProduct {
  const product = isRecord(body) ? body : {}
  if (
    typeof product['asOf'] !== 'number' ||
    !isRecord(product['offer']) ||
    !Array.isArray(product['offer']['variants'])
  )
    throw new TypeError('Not an offer')
  return product as unknown as LiveProduct
}
