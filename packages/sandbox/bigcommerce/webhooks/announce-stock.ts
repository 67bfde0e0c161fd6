import { findProducts, findVariants } from '../../catalogue/queries/products.ts'
import { isPool } from '../../catalogue/stock.ts'
import type { SandboxRequest } from '../../env.ts'
import { announce, type StoreEvent } from './announce.ts'

/**
 * Reports the stock of variants, each with an event of its product and, unless the variants of the product share their
 * units, with one of its own.
 */
export async function announceStock(c: SandboxRequest, variantIds: readonly number[]): Promise<void> {
  const variants = await findVariants(c.env.DB, [...new Set(variantIds)])
  const products = await findProducts(c.env.DB, [...new Set(variants.map((variant) => variant.product_id))])
  const ofVariants = variants.flatMap((variant): StoreEvent[] => {
    const product = products.find(({ id }) => id === variant.product_id)
    if (!product || isPool(product)) return []
    const inventory = {
      product_id: variant.product_id,
      method: 'absolute',
      value: variant.stock_1,
      variant_id: variant.id,
    }
    return [{ scope: 'store/sku/inventory/updated', data: { type: 'sku', id: variant.id, inventory } }]
  })
  const ofProducts = products.map(({ id }): StoreEvent => {
    const value = variants.reduce((sum, variant) => (variant.product_id === id ? sum + variant.stock_1 : sum), 0)
    const inventory = { product_id: id, method: 'absolute', value }
    return { scope: 'store/product/inventory/updated', data: { type: 'product', id, inventory } }
  })
  await announce(c, [...ofVariants, ...ofProducts])
}
