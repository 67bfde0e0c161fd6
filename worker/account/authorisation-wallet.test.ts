import { beforeAll, describe, expect, test } from 'vitest'
import { findSellable, type Sellable } from '../test/promotions-shop.ts'
import { present, untilDone } from '../test/recorded-fetch.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { openVisitors, type Visitors, visitors } from '../test/visitors.ts'
import { appleToken, openWalletShop, orderOf, returnField, walletVars } from '../test/wallet-shop.ts'
import { markets } from '#shared/markets.ts'

const { services } = sandboxServices()
let browser: Visitors['browser']
let item: Sellable
beforeAll(async () => {
  ;({ browser } = await openVisitors())
  item = present((await findSellable(markets.en, ['mens'], { maximum: 1, units: 40 }))[0], 'thing to buy')
})

const address = { countryCode: 'GB', postalCode: 'LS1 1AA', locality: 'Leeds' }
const authorised = {
  kind: 'apple',
  contact: { ...address, name: 'Mallory Cole', addressLines: ['2 Mill'], emailAddress: 'mallory@selvedge.example' },
}

/** What a stranger sends, with everything by which a careless Worker could find the owner's payment. */
function attacks({ cartId, orderId }: { cartId: string; orderId?: number }, shown: object) {
  const ids = { cartId, cart_id: cartId, id: cartId, orderId }
  return {
    walletContact: { contact: address, ...ids },
    walletOption: { optionId: 'a', ...ids },
    walletCoupon: { codes: ['WELCOME10'], ...ids },
    walletAuthorise: { ...authorised, shown, ...appleToken(), ...ids },
    walletDismiss: ids,
    walletOpen: { kind: 'apple', source: { from: 'cart', ...ids } },
    walletPrepare: { source: { from: 'cart', ...ids } },
  }
}

describe.each(visitors)('the wallet operations for %s', (visitor) => {
  test(`a visitor (${visitor}) who names another visitor's cart reads and changes nothing of its payment [D-07] [D-21]`, async () => {
    const owner = openWalletShop()
    const quote = await owner.ready(item)
    const cartId = await owner.cartId()
    const read = async () => present(await services.cart.checkout({ cartId }, untilDone()), 'checkout')
    const before = await read()
    const { jar } = browser(visitor)
    // The cookie of the cart must be signed.
    const cookies = [...owner.shop.jar.keys()].filter((name) => name.includes('cart') && name !== 'sv-cart')
    for (const name of cookies) jar.set(name, cartId)
    const stranger = openWalletShop({ jar, vars: walletVars })
    for (const [operation, argument] of Object.entries(attacks({ cartId }, quote.total))) {
      const response = await stranger.wire(operation, argument, { cartId })
      const text = await response.text()
      expect([operation, response.headers.get('cache-control')]).toEqual([operation, 'private, no-store'])
      expect([operation, text.includes(cartId), /"status":"(?:open|quoted|authorised)"/.test(text)]).toEqual([
        operation,
        false,
        false,
      ])
    }
    expect(await read()).toEqual(before)
    expect(orderOf(await owner.authorise(quote)).cartId).toBe(cartId)
  })
})

test('a confirmation of a payment cannot be read by a visitor who only knows the order and the cart', async () => {
  const owner = openWalletShop()
  const { orderId, cartId } = orderOf(await owner.authorise(await owner.ready(item)))
  const response = await openWalletShop().shop.get(`/order-confirmation/${orderId}/${cartId}`)
  expect(await response.text()).not.toContain(owner.contact.emailAddress)
  const stranger = openWalletShop()
  const back = await stranger.shop.get(`/wallet/return?${returnField}=anything&kind=google`)
  expect([back.status, back.headers.get('location')]).toEqual([303, '/bag?error=payment'])
})
