import { call, type createBrowser } from '../../bigcommerce/commerce/test/commerce-app.ts'
import { mug, shirt } from '../../bigcommerce/commerce/test/shelf-fixture.ts'

export type Browser = ReturnType<typeof createBrowser>

export const lines = [
  { product_id: mug.id, variant_id: mug.variant, quantity: 2 },
  { product_id: shirt.id, variant_id: shirt.lastTwo, quantity: 1 },
]
export const ada = {
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Byron',
  country: 'GB',
  address1: '12 Harbour Street',
  city: 'Bristol',
  postalCode: 'bs1 4dj',
  phone: '',
}
export const card = {
  cardNumber: '4111 1111 1111 1111',
  cardName: 'Ada Byron',
  cardExpiry: '09/39',
  cardCode: '123',
  billing: 'same',
}

/** Path of a new redirect URL for the cart. */
export async function checkoutPath(cart: { id: string }) {
  const { body } = await call('POST', `/v3/carts/${cart.id}/redirect_urls`, {})
  return new URL(body.data.checkout_url).pathname
}

export async function open(browser: Browser, cart: { id: string }) {
  const entered = await browser.get(await checkoutPath(cart))
  if (entered.status !== 303) throw new Error(`The checkout did not open: ${entered.status}`)
}

/** Goes to the payment page, and returns the version of the cart that it shows. */
export async function reachPayment(browser: Browser, cart: { id: string }) {
  await open(browser, cart)
  await browser.post('/checkout/address', ada)
  await browser.post('/checkout/delivery', { method: 'uk-standard' })
  return versionOf((await browser.get('/checkout/payment')).html)
}

export async function payFor(browser: Browser, cart: { id: string }) {
  const version = await reachPayment(browser, cart)
  return browser.post('/checkout/payment', { ...card, version })
}

export function versionOf(html: string) {
  return /name="version" value="(\d+)"/.exec(html)?.[1] ?? 'none'
}
