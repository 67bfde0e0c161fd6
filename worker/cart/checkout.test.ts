import { describe, expect, test } from 'vitest'
import { newAccount, newEmail, registrationFields, sessionCookie } from '../test/accounts.ts'
import { addLines, fetchCart, lineIn, lineOf } from '../test/bags.ts'
import { buyable } from '../test/buyable.ts'
import { placeOrder } from '../test/place-order.ts'
import { present, untilDone } from '../test/recorded-fetch.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { openShop, textOf } from '../test/shop.ts'
import { stockIs } from '../test/stock-is.ts'
import { markets } from '#shared/markets.ts'
import * as messages from '#shared/messages/shop.ts'

const { services } = sandboxServices()
const market = markets.en
const cartCookie = 'cart-id_1406818_GBP'
const accountExistsText = 'An account already exists for the email you used to checkout. Please reset your password'
const item = await buyable(services.catalogue, market)

type Shop = ReturnType<typeof openShop>

/** Only lines that the shopper added. The engine adds and removes gifts. */
const quantities = async (shop: Shop) =>
  (await fetchCart(shop)).line_items.physical_items
    .filter(({ variant_id }) => variant_id === item.variant.id)
    .map(({ quantity }) => quantity)

async function shopWithCart(quantity = 1) {
  const shop = openShop()
  const added = await addLines(shop, lineOf(item, quantity))
  if (added.status !== 200) throw new Error(`The line was refused: ${added.status}`)
  return shop
}

/** The same browser, in a shop with this many units in stock. */
const withStock = ({ jar }: Shop, units: number) =>
  openShop({ jar, broken: { catalogue: { stock: stockIs(() => units) } } })

describe('the step before the checkout', () => {
  test('the step before the checkout offers guests one button and customers the login, which returns to it [CHK-10, CHK-11]', async () => {
    const shop = await shopWithCart()
    const page = await textOf(shop.get('/checkout-identity'))
    expect(page).toContain('CHECKOUT AS A GUEST')
    expect(page).toMatch(/action="\/login"[\s\S]*name="returnTo" value="\/checkout-identity"/)
  })

  test('a customer goes straight to the checkout after the login [CHK-12, CHK-13]', async () => {
    const shop = await shopWithCart()
    const { email, password } = await newAccount()
    const login = await shop.post('/login', { email, password, returnTo: '/checkout-identity' })
    expect([login.status, login.headers.get('location')]).toEqual([303, '/checkout-identity'])
    const start = await shop.get('/checkout-identity')
    expect([start.status, start.headers.get('cache-control')]).toEqual([303, 'private, no-store'])
    expect(start.headers.get('location')).toContain('/bigcommerce/login/token')
  })

  test('posting the checkout twice gives two uncached addresses of a configured host that open the same cart [CHK-05, CHK-08, CHK-13]', async () => {
    const shop = await shopWithCart()
    const starts = await Promise.all([shop.post('/checkout', {}), shop.post('/checkout', {})])
    expect(starts.map(({ status }) => status)).toEqual([303, 303])
    for (const { headers } of starts)
      expect([new URL(headers.get('location') ?? '').host, headers.get('cache-control')]).toEqual([
        expect.stringMatching(/^localhost:/),
        'private, no-store',
      ])
    expect(await quantities(shop)).toEqual([1])
  })

  test('the checkout redirects only to configured hosts [CHK-08]', async () => {
    const shop = await shopWithCart()
    const strict = openShop({ jar: shop.jar, vars: { CHECKOUT_HOSTS: 'checkout.selvedge.example' } })
    const start = await strict.post('/checkout', {})
    expect([start.status, start.headers.get('location')]).toEqual([500, null])
    expect(await quantities(shop)).toEqual([1])
  })

  test('the checkout returns to the bag page with a message if a line has sold out [BAG-67, CHK-02, ERR-10]', async () => {
    const shop = withStock(await shopWithCart(), 0)
    const start = await shop.post('/checkout', {})
    expect([start.status, start.headers.get('location')]).toEqual([303, '/bag'])
    expect(await textOf(shop.get('/bag'))).toContain(
      'Sorry! Some products in your bag have sold out and will need to be removed before you can checkout',
    )
    const refused = await shop.call('checkoutLogin', {})
    expect([refused.status, await refused.json()]).toEqual([
      409,
      expect.objectContaining({ type: expect.stringMatching(/\/sold-out-lines$/) }),
    ])
    expect(await quantities(shop)).toEqual([1])
  })

  test('the checkout reduces lines above the stock and returns to the bag page with a message [BAG-22, BAG-68, ERR-11]', async () => {
    const shop = withStock(await shopWithCart(3), 2)
    const start = await shop.post('/checkout', {})
    expect([start.status, start.headers.get('location')]).toEqual([303, '/bag?error=adjusted'])
    expect(await textOf(shop.get('/bag?error=adjusted'))).toContain('Sorry we have had to adjust the quantity')
    expect(await quantities(shop)).toEqual([2])
    expect((await shop.post('/checkout', {})).headers.get('location')).toContain('/checkout/load/')
  })

  test('opening the bag page reduces lines above the stock and says so [BAG-22, BAG-68]', async () => {
    const shop = withStock(await shopWithCart(3), 1)
    expect(await textOf(shop.get('/bag'))).toContain('Sorry we have had to adjust the quantity')
    expect(await quantities(shop)).toEqual([1])
  })
})

describe('the confirmation', () => {
  /** A browser that has placed the order, and the order's confirmation. */
  async function ordered(email = newEmail()) {
    const shop = await shopWithCart()
    const { cartId, orderId } = await placeOrder(shop, email)
    const form = { cartId, orderId: String(orderId), password: registrationFields.password }
    return { shop, cartId, orderId, path: `/order-confirmation/${cartId}/${orderId}`, form }
  }

  test('the confirmation shows the order to the shopper who placed it and only its number to others, whichever id comes first in its URL, and the bag is empty [CHK-14]', async () => {
    const { shop, cartId, orderId, path } = await ordered()
    expect(await textOf(openShop().get(path))).not.toContain('Quay Street')
    for (const either of [path, `/order-confirmation/${orderId}/${cartId}`])
      expect(await textOf(shop.get(either))).toContain('Quay Street')
    expect(shop.jar.has(cartCookie)).toBe(false)
  })

  test('a guest can open an account for the order’s e-mail address once [CHK-15]', async () => {
    const email = newEmail()
    const { shop, orderId, path, form } = await ordered(email)
    expect(await textOf(shop.get(path))).toContain('action="/order-confirmation/account"')
    const weak = await shop.post('/order-confirmation/account', { ...form, password: 'short' })
    expect([weak.status, await weak.text()]).toEqual([422, expect.stringContaining('at least 7 characters')])
    const opened = await shop.post('/order-confirmation/account', { ...form, email: 'someone-else@example.com' })
    expect([opened.status, opened.headers.get('location'), shop.jar.has(sessionCookie)]).toEqual([303, path, true])
    const confirmed = await textOf(shop.get(path))
    for (const message of [
      'Welcome. Your account is ready.',
      messages.order.kept,
      `href="/my-account/order-history/${orderId}"`,
    ])
      expect(confirmed).toContain(message)
    expect(await textOf(shop.get(`/my-account/order-history/${orderId}`))).toContain('Quay Street')
    const profile = await textOf(shop.get('/my-account/my-profile'))
    expect(profile).toContain(email)
    expect(profile).toContain('Byron')
  })

  test('a guest’s order is assigned only to the account with its e-mail address, and only in the browser that placed it', async () => {
    const owner = await newAccount()
    const { shop, orderId, path } = await ordered(owner.email)
    await shop.get(path)
    const ownerOf = async () => (await services.orders.order({ orderId }, untilDone()))?.customerId
    const otherCustomer = await newAccount()
    await shop.post('/login', { email: otherCustomer.email, password: otherCustomer.password })
    expect(await textOf(shop.get(path))).not.toContain(messages.order.kept)
    const elsewhere = openShop()
    await elsewhere.post('/login', { email: owner.email, password: owner.password })
    expect(await textOf(elsewhere.get(path))).not.toContain('Quay Street')
    expect(await ownerOf()).toBe(0)
    await shop.post('/logout', {})
    await shop.post('/login', { email: owner.email, password: owner.password })
    // The logout removed the cookie that proves that this browser placed the order.
    expect(await textOf(shop.get(path))).not.toContain(messages.order.kept)
    expect(await ownerOf()).toBe(0)
  })

  test('a guest’s order is assigned to the account with its e-mail address when that customer logs in in the browser that placed it', async () => {
    const owner = await newAccount()
    const { shop, orderId, path } = await ordered(owner.email)
    await shop.get(path)
    await shop.post('/login', { email: owner.email, password: owner.password })
    expect(await textOf(shop.get(path))).toContain(messages.order.kept)
    expect((await services.orders.order({ orderId }, untilDone()))?.customerId).toBe(owner.customerId)
  })

  test('the confirmation says that an account exists for the address and links to the password reset [CHK-15, ERR-09]', async () => {
    const { email } = await newAccount()
    const { shop, path, form } = await ordered(email)
    const page = await textOf(shop.get(path))
    expect(page).toContain(accountExistsText)
    expect(page).toMatch(/<a href="\/forgot-password">/)
    const refused = await shop.post('/order-confirmation/account', form)
    expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining(accountExistsText)])
    expect(shop.jar.has(sessionCookie)).toBe(false)
  })

  test('a visitor who has not placed the order cannot open an account from it', async () => {
    const { shop, orderId, form } = await ordered()
    expect((await openShop().post('/order-confirmation/account', form)).status).toBe(403)
    expect((await shop.post('/order-confirmation/account', { ...form, orderId: String(orderId + 1) })).status).toBe(404)
  })
})

describe('a line that is moved to the wishlist by its form', () => {
  const lineId = async (shop: Shop) => present(lineIn(await fetchCart(shop), item), 'line').id

  test('a customer’s line that is moved by form is in the wishlist and no longer in the bag', async () => {
    const shop = await shopWithCart()
    const { email, password } = await newAccount()
    await shop.post('/login', { email, password })
    const moved = await shop.post('/bag/items/save', { lineId: await lineId(shop) })
    expect([moved.status, moved.headers.get('location')]).toEqual([303, '/bag'])
    expect(await quantities(shop)).toEqual([])
    expect(await textOf(shop.get('/wishlist'))).toContain(item.product.name)
  })

  test('a guest’s line that is moved by form stays until the guest logs in', async () => {
    const shop = await shopWithCart()
    const moved = await shop.post('/bag/items/save', { lineId: await lineId(shop) })
    expect(moved.headers.get('location')).toMatch(/^\/login\?returnTo=/)
    expect(await quantities(shop)).toEqual([1])
  })
})
