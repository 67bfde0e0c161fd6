import type { Services } from '../context/bind-services.ts'
import type { NewLine } from '../ports/cart-port.ts'
import { present } from './recorded-fetch.ts'
import type { Cart, LineItem } from '#shared/domain/cart.ts'
import { ServiceError } from '#shared/errors.ts'
import { cartOf, lineItem } from '#shared/test/carts.ts'

type CartService = Services['cart']

const gone = () => new ServiceError('commerce', 'rejected', { status: 404 })
const conflict = () => new ServiceError('commerce', 'rejected', { status: 409 })

/** An outage of the commerce platform, in place of a call. */
export const platformDown = () => Promise.reject(new ServiceError('commerce', 'unavailable', { status: 500 }))

/**
 * The service of carts with one cart, which it keeps in memory: each write gives it a new version, and a write of
 * another version is a conflict. It has no stock, promotions or other rules. `writes` are the names of the writes so
 * far. `broken` replaces methods in `cart`; `works` has them all.
 */
export function cartService(
  start: Cart | null,
  broken: (works: CartService) => Partial<CartService> = () => ({}),
): { cart: CartService; works: CartService; writes: string[]; now: () => Cart | null } {
  let kept = start
  let ids = 0
  const writes: string[] = []

  function write(name: string, version: number | null, change: (lines: LineItem[], cart: Cart) => LineItem[]): Cart {
    if (!kept) throw gone()
    if (version !== null && version !== kept.version) throw conflict()
    writes.push(name)
    const { lineItems, ...amounts } = cartOf(...change(kept.lineItems, kept))
    return (kept = { ...amounts, lineItems, customerId: kept.customerId, version: (kept.version ?? 0) + 1 })
  }
  const withNew = (lines: LineItem[], { productId, variantId, quantity }: NewLine): LineItem[] => {
    const same = lines.find((line) => line.variantId === variantId && !line.isFreeGift)
    if (same) return lines.map((line) => (line === same ? { ...line, quantity: line.quantity + quantity } : line))
    return [
      ...lines,
      lineItem({ id: `new-${(ids += 1)}`, productId, variantId: present(variantId, 'variant'), quantity }),
    ]
  }

  const works = {
    cart: async () => kept,
    async createCart({ lines }) {
      kept = { ...cartOf(), version: 0 }
      return { status: 'changed', cart: write('createCart', null, () => lines.reduce(withNew, [])) }
    },
    addItems: async ({ version, lines }) => ({
      status: 'changed',
      cart: write('addItems', version, (before) => lines.reduce(withNew, before)),
    }),
    updateItem: async ({ version, lineId, quantity }) => ({
      status: 'changed',
      cart: write('updateItem', version, (lines) =>
        lines.map((line) => (line.id === lineId ? { ...line, quantity } : line)),
      ),
    }),
    async removeItem({ version, lineId }) {
      if (!kept?.lineItems.some(({ id }) => id === lineId)) throw gone()
      const cart = write('removeItem', version, (lines) => lines.filter(({ id }) => id !== lineId))
      kept = cart.lineItems.length > 0 ? cart : null
      return { cart: kept }
    },
    addFreeGift: async ({ version, ...gift }) => ({
      status: 'changed',
      cart: write('addFreeGift', version, (lines) => [
        ...lines,
        lineItem({ ...gift, id: `gift-${(ids += 1)}`, sku: skuOfGift(gift.variantId), price: 0 }),
      ]),
    }),
    variantOfSku: async ({ sku }) => {
      const variantId = Number(/^GIFT-(\d+)$/.exec(sku)?.[1])
      return Number.isNaN(variantId) ? null : { productId: variantId, variantId }
    },
    async deleteCart({ version }) {
      if (kept) write('deleteCart', version, (lines) => lines)
      const isDeleted = kept !== null
      kept = null
      return isDeleted
    },
    async clearDiscounts({ version }) {
      write('clearDiscounts', version, (lines) => lines)
    },
  } satisfies Partial<CartService> as unknown as CartService

  return { cart: { ...works, ...broken(works) }, works, writes, now: () => kept }
}

/** The SKU of a gift of this variant. */
export function skuOfGift(variantId: number): string {
  return `GIFT-${variantId}`
}
