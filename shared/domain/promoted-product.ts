import { type Badge, promotedPrice } from './badge.ts'
import type { Product } from './product.ts'

/** A product with what promotions say of it, and it and its variants at the prices that promotions make. */
export function promotedProduct(product: Product, badges: Badge[]): Product {
  if (badges.length === 0) return product
  const variants = product.variants.map((variant) => ({ ...variant, price: promotedPrice(variant.price, badges) }))
  return { ...product, badges, price: promotedPrice(product.price, badges), variants }
}
