import { expect, test } from 'vitest'
import { markGifts } from './mark-gifts.ts'
import { emptyCart, type Cart } from '#shared/domain/cart.ts'
import { markets } from '#shared/markets.ts'
import type { CartPort } from '#worker/ports/cart-port.ts'
import { recordedLog, untilDone } from '#worker/test/recorded-fetch.ts'

const [sample, gift, bought] = [7, 8, 9]
const lines = [
  { productId: sample, isFreeGift: true },
  { productId: gift, isFreeGift: true },
  { productId: bought, isFreeGift: false },
]
const cart = { ...emptyCart('GBP'), id: 'a', lineItems: lines } as unknown as Cart

function marked({ gifts = async () => new Set([gift]) }: { gifts?: () => Promise<Set<number>> } = {}) {
  const asked: number[][] = []
  const changed = async () => ({ status: 'changed', cart })
  const carts = {
    cart: async () => cart,
    createCart: changed,
    addItems: changed,
    updateItem: changed,
    removeItem: async () => ({ cart }),
    assign: async () => cart,
    addFreeGift: changed,
    gifts: async ({ productIds }: { productIds: number[] }) => (asked.push(productIds), gifts()),
  } as unknown as CartPort
  const { log, lines: logged } = recordedLog()
  return { cart: markGifts(carts, log), asked, logged }
}

const giftsOf = (read: Cart | null) => read?.lineItems.filter((line) => line.isFreeGift).map((line) => line.productId)

test.each(['cart', 'createCart', 'addItems', 'updateItem', 'removeItem', 'assign', 'addFreeGift'] as const)(
  'in the cart of %s a line at price 0 is a gift only if the catalogue says so of its product [BAG-17] [D-40]',
  async (name) => {
    const { cart: port, asked } = marked()
    const call = port[name] as (request: object, signal: AbortSignal) => Promise<Cart | { cart: Cart }>
    const outcome = await call({}, untilDone())
    expect(giftsOf('cart' in outcome ? outcome.cart : outcome)).toEqual([gift])
    expect(asked).toEqual([[sample, gift]])
  },
)

test('a cart without lines at price 0 asks nothing', async () => {
  const ports = marked()
  const paid = { ...cart, lineItems: cart.lineItems.slice(2) }
  const carts = markGifts(
    { ...ports.cart, cart: async () => paid, gifts: () => Promise.reject(new Error('asked')) },
    recordedLog().log,
  )
  expect(await carts.cart({ market: markets.en, cartId: 'a' }, untilDone())).toEqual(paid)
})

test('if the catalogue does not respond, the price decides, and the failure is logged', async () => {
  const ports = marked({ gifts: () => Promise.reject(new Error('down')) })
  expect(giftsOf(await ports.cart.cart({ market: markets.en, cartId: 'a' }, untilDone()))).toEqual([sample, gift])
  expect(ports.logged).toMatchObject([['error', 'free-gifts', {}]])
})
