import { beforeEach, expect, test } from 'vitest'
import { call, createBrowser, createCart, euChannel } from '../bigcommerce/commerce/test/commerce-app.ts'
import { stockShelf } from '../bigcommerce/commerce/test/shelf-fixture.ts'
import { resetRateWindows } from '../bigcommerce/rest.ts'
import { ada, card, checkoutPath, lines, open, versionOf } from './test/shopper.ts'

beforeEach(async () => {
  resetRateWindows()
  await stockShelf()
})

const berlin = { ...ada, country: 'DE', address1: 'Ackerstraße 3', city: 'Berlin', postalCode: '10115' }
const cartIn = (locale: string) => createCart(lines, { channel_id: euChannel, currency: { code: 'EUR' }, locale })

/** The texts of a page, without those of products and the names of states. */
function textsOf(html: string): string {
  return html
    .replaceAll(/<(?:p class="line-name"|option value="[A-Z]{2}-)[^>]*>.*?<\/(?:p|option)>/gs, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
}

test('a cart with a German locale is paid for in German, with German amounts and links to the German shop', async () => {
  const browser = createBrowser()
  await open(browser, await cartIn('de-DE'))
  const address = await browser.get('/checkout/address')
  await browser.post('/checkout/address', berlin)
  const delivery = await browser.get('/checkout/delivery')
  await browser.post('/checkout/delivery', { method: 'eu-standard' })
  const payment = await browser.get('/checkout/payment')
  for (const { html } of [address, delivery, payment]) {
    expect(html).toContain('<html lang="de-DE">')
    expect(html).toContain('href="http://localhost:8787/eu/de/bag"')
    expect(textsOf(html)).not.toMatch(/\b(?:the|your|you|and|is|delivery|address|bag|total|pay|quantity|item)\b/i)
    expect(textsOf(html)).toMatch(/\d,\d\d\s€/)
  }
  // The country of the language comes first [TILL-05].
  expect(address.html).toMatch(/<select[^>]*><option value="DE" selected[^>]*>Deutschland</)
  expect(address.html.indexOf('id="postalCode"')).toBeLessThan(address.html.indexOf('id="city"'))
  expect(textsOf(delivery.html)).toContain('Standardversand')
  expect(textsOf(payment.html)).toMatch(/Zahlungspflichtig bestellen: [\d,]+\s€/)
  const paid = await browser.post('/checkout/payment', { ...card, version: versionOf(payment.html) })
  const confirmation = await browser.get(paid.location)
  expect(textsOf(confirmation.html)).toContain('Ihre Bestellung ist eingegangen')
})

test('what the checkout refuses, it refuses in German', async () => {
  const browser = createBrowser()
  await open(browser, await cartIn('de-DE'))
  const address = await browser.post('/checkout/address', { ...berlin, postalCode: '1' })
  expect(address.html).toContain('<a href="#postalCode">Bitte geben Sie Ihre Postleitzahl ein, zum Beispiel 10115')
  await browser.post('/checkout/address', berlin)
  await browser.post('/checkout/delivery', { method: 'eu-standard' })
  const version = versionOf((await browser.get('/checkout/payment')).html)
  const declined = await browser.post('/checkout/payment', { ...card, version, cardNumber: '4000 0000 0000 0002' })
  expect(declined.html).toContain('Ihre Bank hat diese Karte abgelehnt')
  expect((await browser.get('/checkout/payment?coupon=refused')).html).toContain('Dieser Code ist ungültig')
})

test('a cart of the same channel with an English locale is paid for in English', async () => {
  const browser = createBrowser()
  await open(browser, await cartIn('en-IE'))
  const { html } = await browser.get('/checkout/address')
  expect(html).toContain('<html lang="en-IE">')
  expect(html).toMatch(/<select[^>]*><option value="IE" selected/)
  expect(html).toContain('Where shall we send it?')
})

test('a page without a cart is in the language of the browser, if the channel has it', async () => {
  const cart = await cartIn('de-DE')
  const browser = createBrowser()
  const path = await checkoutPath(cart)
  await browser.get(path)
  await call('DELETE', `/v3/carts/${cart.id}`)
  const empty = await browser.get('/checkout', { 'accept-language': 'de-AT,de;q=0.9' })
  expect(empty.html).toContain('Ihr Warenkorb ist leer')
  expect((await browser.get('/checkout')).html).toContain('Your bag is empty')
})
