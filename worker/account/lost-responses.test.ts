import { describe, expect, test } from 'vitest'
import { newEmail, openAccountShop, otherAddressFields, registrationFields } from '../test/accounts.ts'
import { buyable } from '../test/buyable.ts'
import { untilDone } from '../test/recorded-fetch.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { openShop } from '../test/shop.ts'
import { createCircuitBreakers } from '../upstream/circuit-breaker.ts'
import { markets } from '#shared/markets.ts'
import * as messages from '#shared/messages/shop.ts'

const { services } = sandboxServices()
const json = { 'content-type': 'application/json' }

/** What the shop gets instead of a response whose work the platform has done. */
const losses: [what: string, lose: () => Response][] = [
  ['the connection breaks', () => raise(new TypeError('fetch failed'))],
  ['the response comes too late', () => raise(new DOMException('The operation timed out.', 'TimeoutError'))],
  ['the gateway fails', () => new Response('{}', { status: 502, headers: json })],
  ['the response is cut off', () => new Response('{"data":[', { headers: json })],
]

function raise(cause: Error): never {
  throw cause
}

/** The upstream of a browser: the platform does the work of the first matching call, and its response is lost. */
function losing({ method = 'POST', path }: { method?: string; path: string }, lose: () => Response) {
  const lost = { calls: 0 }
  const upstream = {
    circuitBreakers: createCircuitBreakers(),
    async fetch(input: string, init: RequestInit) {
      const response = await fetch(input, init)
      if (init.method !== method || !new URL(input).pathname.endsWith(path) || lost.calls > 0) return response
      lost.calls += 1
      await response.text()
      return lose()
    },
  }
  return { upstream, lost }
}

describe.each(losses)('an action whose response is lost because %s', (_what, lose) => {
  test('a registration makes one account and opens it, and so does its repetition', async () => {
    const email = newEmail()
    const { upstream, lost } = losing({ path: '/v3/customers' }, lose)
    const fields = { ...registrationFields, email, confirmPassword: registrationFields.password }
    const first = await openShop({ upstream, jar: new Map([['any', '1']]) }).post('/create-account', fields)
    expect([lost.calls, first.status, first.headers.get('location')]).toEqual([1, 303, '/my-account'])
    // The shopper may not have seen the redirect, and sends the form again.
    const again = await openShop({ jar: new Map([['any', '1']]) }).post('/create-account', fields)
    expect([again.status, again.headers.get('location')]).toEqual([303, '/my-account'])
    const other = await openShop().post('/create-account', {
      ...fields,
      password: 'Another4231',
      confirmPassword: 'Another4231',
    })
    expect([other.status, (await other.text()).includes(messages.account.emailTaken)]).toEqual([409, true])
  })

  test('an address is saved once, also if the shopper repeats it [ACC-33]', async () => {
    const { shop, customerId } = await openAccountShop()
    const { upstream, lost } = losing({ path: '/v3/customers/addresses' }, lose)
    const first = await openShop({ jar: shop.jar, upstream }).post(
      '/my-account/saved-addresses/save',
      otherAddressFields,
    )
    expect([lost.calls, first.status]).toEqual([1, 303])
    expect((await shop.post('/my-account/saved-addresses/save', otherAddressFields)).status).toBe(303)
    const saved = await services.customers.addresses({ customerId }, untilDone())
    expect(saved.map(({ address1 }) => address1)).toEqual(['14 Loom Street', '3 Weaver Row'])
  })

  test('a deleted address is gone from the list, also if the shopper repeats the press [ACC-37]', async () => {
    const { shop, customerId } = await openAccountShop()
    const addresses = () => services.customers.addresses({ customerId }, untilDone())
    const [saved] = await addresses()
    const { upstream, lost } = losing({ method: 'DELETE', path: '/v3/customers/addresses' }, lose)
    const fields = { addressId: String(saved!.id) }
    const first = await openShop({ jar: shop.jar, upstream }).post('/my-account/saved-addresses/delete', fields)
    expect([lost.calls, first.status, await addresses()]).toEqual([1, 303, []])
    const again = await shop.post('/my-account/saved-addresses/delete', fields)
    const page = await again.text()
    expect([again.status, page.includes(messages.addresses.gone), page.includes('14 Loom Street')]).toEqual([
      404,
      true,
      false,
    ])
  })

  test('an item is on the wishlist once, also if the shopper repeats it [WISH-15]', async () => {
    const { shop, customerId } = await openAccountShop()
    const { product, variant } = await buyable(services.catalogue, markets.en)
    const lists = () => services.customers.wishlists({ customerId }, untilDone())
    await shop.call('getAllWishlists', {})
    const [list] = await lists()
    const { upstream, lost } = losing({ path: `/v3/wishlists/${list!.id}/items` }, lose)
    const argument = { wishlistId: list!.id, items: [{ product_id: product.id, variant_id: variant.id }] }
    const first = await openShop({ jar: shop.jar, upstream }).call('addWishlistItems', argument)
    expect([lost.calls, first.status]).toEqual([1, 200])
    expect((await shop.call('addWishlistItems', argument)).status).toBe(200)
    const after = await lists()
    expect(after.map(({ items }) => items.length)).toEqual([1])
  })
})
