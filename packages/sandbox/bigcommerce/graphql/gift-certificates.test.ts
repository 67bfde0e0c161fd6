import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { resetCertificatesStatement } from '../commerce/gift-certificates.ts'
import { createBrowser } from '../commerce/test/commerce-app.ts'
import { mug } from '../commerce/test/shelf-fixture.ts'
import { accessToken, call, createCustomer, emptyStore, graphql, type Json } from '../customers/test/customers-app.ts'
import { card, reachPayment } from '#sandbox/checkout/test/shopper.ts'

const small = 'GBP-25S-ELV-234'
const large = 'GBP-1KS-ELV-678'
const money = '{ value currencyCode }'
const checkoutFields = `version grandTotal { value } outstandingBalance { value } giftCertificates { code balance ${money} used ${money} remaining ${money} purchaseDate { utc } }`

beforeEach(async () => {
  await emptyStore()
  await resetCertificatesStatement(env.DB).run()
})

async function newCart(customerId = 0): Promise<Json> {
  const lines = [{ product_id: mug.id, variant_id: mug.variant, quantity: 2 }]
  const { body } = await call('POST', '/v3/carts', { channel_id: 1406818, customer_id: customerId, line_items: lines })
  return body.data
}

async function change(operation: 'apply' | 'unapply', cartId: string, { code = small, token = '' } = {}) {
  const name = `${operation}CheckoutGiftCertificate`
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input!`
  const { body } = await graphql(
    `mutation ($input: ${type}) { checkout { ${name}(input: $input) { checkout { ${checkoutFields} } } } }`,
    { input: { checkoutEntityId: cartId, data: { giftCertificateCode: code } } },
    token === '' ? {} : { token },
  )
  return { checkout: body.data?.checkout[name]?.checkout, message: body.errors?.[0].message }
}

const balanceOf = async (code: string) =>
  (
    await graphql(
      `query ($code: String!) { site { giftCertificate(code: $code) { code status currencyCode balance ${money} amount ${money} expiresAt { utc } } } }`,
      { code },
      {},
    )
  ).body.data.site.giftCertificate

test('answers with the balance of a certificate, and with null for an unknown code [GIFT-01]', async () => {
  expect(await balanceOf(small)).toMatchObject({ status: 'ACTIVE', balance: { value: 25 }, expiresAt: null })
  expect(await balanceOf('GBP-OFF-ELV-000')).toMatchObject({ status: 'DISABLED' })
  expect(await balanceOf('GBP-OLD-ELV-000')).toMatchObject({ status: 'EXPIRED' })
  expect(await balanceOf('AAA-AAA-AAA-AAA')).toBeNull()
})

test('applies certificates as means of payment: prices stay, and each pays what the others leave [GIFT-04]', async () => {
  const cart = await newCart()
  const first = await change('apply', cart.id)
  expect(first.checkout).toMatchObject({
    grandTotal: { value: 25.98 },
    outstandingBalance: { value: 0.98 },
    giftCertificates: [{ code: small, balance: { value: 25 }, used: { value: 25 }, remaining: { value: 0 } }],
  })
  const second = await change('apply', cart.id, { code: large.toLowerCase() })
  expect(second.checkout).toMatchObject({ outstandingBalance: { value: 0 }, grandTotal: { value: 25.98 } })
  expect(second.checkout.giftCertificates[1]).toMatchObject({ code: large, used: { value: 0.98 } })
  const removed = await change('unapply', cart.id)
  expect(removed.checkout.giftCertificates).toMatchObject([{ code: large, used: { value: 25.98 } }])
})

test.each(['AAA-AAA-AAA-AAA', 'GBP-OFF-ELV-000', 'GBP-OLD-ELV-000', 'GBP-NIL-ELV-000', 'EUR-25S-ELV-234'])(
  'refuses %s in the same words as an unknown code [GIFT-05]',
  async (code) => {
    expect((await change('apply', (await newCart()).id, { code })).message).toBe('Gift certificate code not found')
  },
)

test("changes a customer's checkout only with that customer's access token [GIFT-06]", async () => {
  const { id } = await createCustomer('ada@selvedge.example')
  const cart = await newCart(id)
  expect((await change('apply', cart.id)).message).toBe('Cart not found')
  const token = await accessToken(id)
  expect((await change('apply', cart.id, { token })).checkout.giftCertificates).toHaveLength(1)
})

test('reduces the balance by what an order of the hosted checkout used of it [GIFT-10]', async () => {
  const browser = createBrowser()
  const cart = await newCart()
  await change('apply', cart.id)
  const version = await reachPayment(browser, cart)
  await browser.post('/checkout/payment', { ...card, version })
  expect(await balanceOf(small)).toMatchObject({ balance: { value: 0 }, amount: { value: 25 } })
  const { body } = await call('GET', `/v2/orders?cart_id=${cart.id}`)
  expect(body[0]).toMatchObject({ gift_certificate_amount: '25.0000', total_inc_tax: '29.9300' })
})

test('sells without a card if certificates pay the whole total [GIFT-10]', async () => {
  const browser = createBrowser()
  const cart = await newCart()
  await change('apply', cart.id, { code: large })
  const version = await reachPayment(browser, cart)
  expect((await browser.get('/checkout/payment')).html).not.toContain('cardNumber')
  expect((await browser.post('/checkout/payment', { billing: 'same', version })).status).toBe(303)
  expect(await balanceOf(large)).toMatchObject({ balance: { value: 970.07 } })
})
