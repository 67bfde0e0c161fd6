import { callCommerce } from '../api/call-api.ts'
import type { PageServices } from '../api/page-services.ts'
import { isRecord } from '../api/shapes.ts'
import type { ProductOffer } from '#shared/domain/offer.ts'

/** A product in one colour, with price and stock of each variant that may be bought. */
export type LiveProduct = {
  /** When the server read it, in seconds since 1970. */
  asOf: number
  offer: ProductOffer
  /** How the market's shoppers read a size, where it differs from the platform's value. */
  sizeNames: Record<string, string>
  isOnSale: boolean
  /** Required details can only be filled in on the product page. */
  needsDetails: boolean
}

type ProductKey = { productId: number; colour: string | null }

/** Longer than an island takes to load. */
const maxEarlyMs = 10_000
let early: (ProductKey & { response: Promise<LiveProduct>; requestedAt: number }) | null = null

/**
 * The current product; the Worker's response is at most a few seconds old. @throws ApiError, with status 404 if the
 * market does not sell it
 */
export function fetchProduct(services: PageServices, { productId, colour }: ProductKey): Promise<LiveProduct> {
  return callCommerce(services, {
    method: 'getProductById',
    args: { entityId: productId, color: colour },
    read: readProduct,
  })
}

/** Reads the product before its island is live. If the island hydrates soon, it takes this response. */
export function fetchProductEarly(services: PageServices, { productId, colour }: ProductKey): Promise<LiveProduct> {
  const response = fetchProduct(services, { productId, colour })
  early = { productId, colour, response, requestedAt: Date.now() }
  return response
}

export function hasEarlyProduct({ productId, colour }: ProductKey): boolean {
  if (early?.productId !== productId || early.colour !== colour) return false
  return Date.now() - early.requestedAt < maxEarlyMs
}

/** The response of `fetchProductEarly` for this product, once, if it was requested a moment ago. */
export function takeEarlyProduct(product: ProductKey): Promise<LiveProduct> | null {
  const response = hasEarlyProduct(product) ? early?.response : null
  early = null
  return response ?? null
}

/** @throws TypeError */
function readProduct(body: unknown): LiveProduct {
  const product = isRecord(body) ? body : {}
  if (
    typeof product['asOf'] !== 'number' ||
    !isRecord(product['offer']) ||
    !Array.isArray(product['offer']['variants']) ||
    !isRecord(product['sizeNames'])
  )
    throw new TypeError('Not an offer')
  return product as unknown as LiveProduct
}
