import type { Cart } from '#shared/domain/cart.ts'
import type { Log } from '#worker/lib/log.ts'
import type { CartOutcome, CartPort } from '#worker/ports/cart-port.ts'

/**
 * Carts in which a line is a free gift if it costs nothing and the catalogue says that its product is a gift (D-40). A
 * sample at price 0 is a product like any other. If the catalogue does not respond, the price decides.
 */
export function markGifts(cart: CartPort, log: Log): CartPort {
  async function marked<Read extends Cart | null>(read: Read, signal: AbortSignal): Promise<Read> {
    const free = read?.lineItems.filter((line) => line.isFreeGift) ?? []
    if (read === null || free.length === 0) return read
    try {
      const gifts = await cart.gifts({ productIds: free.map((line) => line.productId) }, signal)
      const lineItems = read.lineItems.map((line) => ({
        ...line,
        isFreeGift: line.isFreeGift && gifts.has(line.productId),
      }))
      return { ...read, lineItems }
    } catch (cause) {
      log.error('free-gifts', cause)
      return read
    }
  }
  const changed = async (outcome: Promise<CartOutcome>, signal: AbortSignal): Promise<CartOutcome> => {
    const done = await outcome
    return done.status === 'changed' ? { ...done, cart: await marked(done.cart, signal) } : done
  }
  return {
    ...cart,
    cart: async (request, signal) => marked(await cart.cart(request, signal), signal),
    createCart: (request, signal) => changed(cart.createCart(request, signal), signal),
    addItems: (request, signal) => changed(cart.addItems(request, signal), signal),
    updateItem: (request, signal) => changed(cart.updateItem(request, signal), signal),
    removeItem: async (request, signal) => ({
      cart: await marked((await cart.removeItem(request, signal)).cart, signal),
    }),
    assign: async (request, signal) => marked(await cart.assign(request, signal), signal),
    addFreeGift: (request, signal) => changed(cart.addFreeGift(request, signal), signal),
  }
}
