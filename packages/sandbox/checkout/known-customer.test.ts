import { beforeEach, describe, expect, test } from 'vitest'
import { call, createBrowser, createCart, usChannel } from '../bigcommerce/commerce/test/commerce-app.ts'
import { createCustomer, emptyStore, home, loginToken } from '../bigcommerce/customers/test/customers-app.ts'
import { ada, card, checkoutPath, lines, type Browser, versionOf } from './test/shopper.ts'

const email = 'ada.byron@selvedge.example'
const office = { ...home, address1: '3 Quay Street', postal_code: 'BS2 0AA' }
const abroad = {
  ...home,
  address1: '1 Main Street',
  city: 'Austin',
  country_code: 'US',
  state_or_province: 'Texas',
  postal_code: '78701',
}
const typed = { ...ada, address: 'new', firstName: 'Grace', address1: '7 Weaver Row' }
type Saved = { id: number; address1: string }

beforeEach(emptyStore)

const addressBook = async (id: number): Promise<Saved[]> =>
  (await call('GET', `/v3/customers/addresses?customer_id:in=${id}`)).body.data

/** Opens the checkout as the shop does: the cart is the customer's, and a token signs the browser in. */
async function openAs(customer: { id: number }, cart: { id: string }): Promise<Browser> {
  const browser = createBrowser()
  const token = await loginToken(customer.id, { channel_id: undefined, redirect_to: await checkoutPath(cart) })
  const { location } = await browser.get(`/bigcommerce/login/token/${token}`)
  await browser.get(location)
  return browser
}

/** A customer with these addresses, at the checkout with a cart. */
async function arrive(addresses: object[], rest: object = {}) {
  const customer = await createCustomer(email, { addresses })
  const cart = await createCart(lines, { customer_id: customer.id, ...rest })
  const browser = await openAs(customer, cart)
  return { browser, cart, customer, saved: await addressBook(customer.id) }
}

const billed = async () => (await call('GET', '/v2/orders/100001')).body.billing_address

describe('a customer whom the shop signed in', () => {
  test('starts at the payment, which shows the first address and the first delivery method [TILL-04]', async () => {
    const { browser } = await arrive([abroad, home, office])
    expect((await browser.get('/checkout')).location).toBe('/checkout/payment')
    const { html } = await browser.get('/checkout/payment')
    expect(html).toMatch(/Deliver to<.*?Ada Byron, 12 Harbour Street.*?href="\/checkout\/address"/s)
    expect(html).toMatch(/Standard delivery.*?href="\/checkout\/delivery"/s)
    await browser.post('/checkout/payment', { ...card, version: versionOf(html) })
    expect(await billed()).toMatchObject({ street_1: home.address1, email })
  })

  test('starts at the step of an address that no carrier serves, and keeps a delivery that was chosen [TILL-04]', async () => {
    const { browser, saved } = await arrive([{ ...home, postal_code: 'BF1 1AA' }, office])
    expect((await browser.get('/checkout')).location).toBe('/checkout/delivery')
    await browser.post('/checkout/address', { address: String(saved[1]?.id), method: 'uk-express' })
    expect((await browser.get('/checkout')).location).toBe('/checkout/payment')
    expect((await browser.get('/checkout/payment')).html).toMatch(/3 Quay Street.*Express delivery/s)
  })

  test('sees the e-mail address as text, and the order has it whatever the form sends [TILL-01]', async () => {
    const { browser } = await arrive([home])
    const { html } = await browser.get('/checkout/address')
    expect(html).toContain(`<b>E-mail</b> ${email}`)
    expect(html).not.toContain('name="email"')
    await browser.post('/checkout/address', { ...typed, email: 'eve@example.com', method: 'uk-standard' })
    const version = versionOf((await browser.get('/checkout/payment')).html)
    await browser.post('/checkout/payment', { ...card, version })
    expect(await billed()).toMatchObject({ first_name: 'Grace', email })
  })

  test('is a guest at the cart of someone else [TILL-01]', async () => {
    const customer = await createCustomer(email, { addresses: [home] })
    const browser = await openAs(customer, await createCart(lines))
    const { html } = await browser.get('/checkout/address')
    expect(html).toContain('name="email"')
    expect(html).not.toContain(home.address1)
    await browser.post('/checkout/address', { ...ada, save: 'yes' })
    expect(await addressBook(customer.id)).toHaveLength(1)
  })

  test('chooses among the saved addresses to which the market delivers, the first of which is chosen [TILL-02]', async () => {
    const { browser, saved } = await arrive([home, abroad, office])
    const { html } = await browser.get('/checkout/address')
    const choices = [...html.matchAll(/name="address" value="(\w+)"( checked)?/g)]
    const ids = saved.filter(({ address1 }) => address1 !== abroad.address1).map(({ id }) => String(id))
    expect(choices.map(([, value]) => value)).toEqual([...ids, 'new'])
    expect(choices.map(([, , checked]) => checked !== undefined)).toEqual([true, false, false])
  })

  test('goes from a saved address and a method straight to the payment, and the form below is not read [TILL-02] [TILL-04]', async () => {
    const { browser, customer, saved } = await arrive([home, office])
    const answer = { address: String(saved[1]?.id), country: 'FR', firstName: '', method: 'uk-express', save: 'yes' }
    expect((await browser.post('/checkout/address', answer)).location).toBe('/checkout/payment')
    const payment = await browser.get('/checkout/payment')
    expect(payment.html).toContain(office.address1)
    expect(payment.html).toContain('Express delivery')
    const again = await browser.get('/checkout/address')
    expect(again.html).toContain(`value="${saved[1]?.id}" checked`)
    expect(again.html).toContain('value="uk-express" checked')
    expect(await addressBook(customer.id)).toEqual(saved)
  })

  test('chooses a method that the chosen address has, if the first address has others [TILL-04]', async () => {
    const jersey = { ...home, address1: '2 Rue de la Mer', postal_code: 'JE2 3AB', country_code: 'JE' }
    const { browser, saved } = await arrive([home, jersey])
    const answer = { address: String(saved[1]?.id), method: 'uk-next-day' }
    expect((await browser.post('/checkout/address', answer)).location).toBe('/checkout/delivery')
    expect((await browser.get('/checkout/delivery')).html).not.toContain('uk-next-day')
  })

  test('cannot choose the address of another customer, nor one that is gone [TILL-02]', async () => {
    const other = await createCustomer('eve@selvedge.example', { addresses: [office] })
    const [theirs] = await addressBook(other.id)
    const { browser, cart } = await arrive([home])
    const { status, html } = await browser.post('/checkout/address', { address: String(theirs?.id) })
    expect([status, html.includes('<a href="#address">Choose an address.')]).toEqual([422, true])
    expect(html).not.toContain(office.address1)
    expect((await call('GET', `/v3/checkouts/${cart.id}`)).body.data.consignments).toEqual([])
  })

  test('types another address, whose mistakes are shown with the form open [TILL-02]', async () => {
    const { browser } = await arrive([home])
    const wrong = await browser.post('/checkout/address', { ...typed, postalCode: '1' })
    expect([wrong.status, wrong.html.includes('value="new" checked')]).toEqual([422, true])
    expect(wrong.html).toContain('<a href="#postalCode">Enter your postcode')
    expect(wrong.html).toContain('value="7 Weaver Row"')
  })

  test('keeps another address in the address book if it is ticked, once, and else not [TILL-03]', async () => {
    const { browser, customer } = await arrive([home])
    const streets = async () => (await addressBook(customer.id)).map(({ address1 }) => address1)
    await browser.post('/checkout/address', typed)
    expect(await streets()).toEqual([home.address1])
    await browser.post('/checkout/address', { ...typed, save: 'yes' })
    await browser.post('/checkout/address', { ...typed, save: 'yes' })
    expect(await streets()).toEqual([home.address1, '7 Weaver Row'])
    expect((await browser.get('/checkout/address')).html).toMatch(/value="\d+" checked.{0,90}Grace Byron/s)
  })

  test('without a saved address fills in the form, which can be kept, and chooses the method in the next step [TILL-03]', async () => {
    const { browser, customer } = await arrive([abroad])
    const { html } = await browser.get('/checkout/address')
    expect(html).not.toContain('name="address"')
    expect(html).not.toContain('name="method"')
    const { address: _, ...fields } = typed
    expect((await browser.post('/checkout/address', { ...fields, save: 'yes' })).location).toBe('/checkout/delivery')
    expect(await addressBook(customer.id)).toHaveLength(2)
  })

  test('saves the state of an address by its full name [TILL-03]', async () => {
    const { browser, customer } = await arrive([], { channel_id: usChannel, currency: { code: 'USD' } })
    const { address: _, ...fields } = typed
    const answer = { ...fields, country: 'US', state: 'US-TX', postalCode: '78701', save: 'yes' }
    await browser.post('/checkout/address', answer)
    expect(await addressBook(customer.id)).toMatchObject([{ state_or_province: 'Texas', country_code: 'US' }])
  })
})
