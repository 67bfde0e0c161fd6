import * as v from 'valibot'
import type { BigCommerceApi } from '../api/api.ts'
import { isGiftField } from '../api/gift-field.ts'
import type { CartPort, GiftVariant } from '#worker/ports/cart-port.ts'
import { createIsolateMemory, type IsolateMemory, mebibyte } from '#worker/upstream/isolate-memory.ts'
import { readRemembered } from '#worker/upstream/read-remembered.ts'

/** By product id: true if the product is a gift. By SKU: the variant of a gift, which stays the same. */
export type GiftMemory = { products: IsolateMemory<boolean>; variants: IsolateMemory<GiftVariant> }

const maxProducts = 2000
const freshMs = 300_000
const maxIds = 250

export function createGiftMemory(): GiftMemory {
  return {
    products: createIsolateMemory({ maxEntries: maxProducts, maxBytes: mebibyte }),
    variants: createIsolateMemory({ maxEntries: maxIds, maxBytes: mebibyte }),
  }
}

const ProductsSchema = v.object({
  data: v.array(v.object({ id: v.number(), custom_fields: v.optional(v.array(v.object({ name: v.string() })), []) })),
})
const VariantsSchema = v.object({
  data: v.array(v.object({ id: v.number(), product_id: v.number(), sku: v.optional(v.string(), '') })),
})

/** Reads from BigCommerce's catalogue which products are free gifts. */
export function createBigCommerceFreeGifts({ api, memory }: { api: BigCommerceApi; memory: GiftMemory }) {
  return {
    async gifts({ productIds }, signal) {
      const isGift = await readRemembered(productIds, {
        memory: memory.products,
        keyOf: String,
        freshMs,
        maxIds,
        read: async (ids) => {
          const query = { 'id:in': ids.join(','), include: 'custom_fields', include_fields: 'id', limit: maxIds }
          const { data } = await api.rest('gift-products', ProductsSchema, {
            path: '/v3/catalog/products',
            query,
            signal,
          })
          const gifts = new Set(
            data.filter((product) => product.custom_fields.some(({ name }) => isGiftField(name))).map(({ id }) => id),
          )
          return new Map(ids.map((id) => [id, gifts.has(id)]))
        },
      })
      return new Set(productIds.filter((id) => isGift.get(id)))
    },
    async variantOfSku({ sku }, signal) {
      const known = memory.variants.get(sku)
      if (known && known.ageMs < freshMs) return known.value
      const { data } = await api.rest('gift-variant', VariantsSchema, {
        path: '/v3/catalog/variants',
        query: { sku, limit: 1 },
        signal,
      })
      const [found] = data
      if (!found) return null
      const variant = { productId: found.product_id, variantId: found.id }
      memory.variants.set(sku, variant)
      return variant
    },
  } satisfies Partial<CartPort>
}
