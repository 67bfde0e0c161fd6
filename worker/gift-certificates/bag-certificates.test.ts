import { beforeAll, expect, test } from 'vitest'
import { newAccount } from '../test/accounts.ts'
import { addLines, firstSellable, lineOf } from '../test/bags.ts'
import { payFor } from '../test/hosted-checkout.ts'
import { anAddress, dataCentre, unlimited } from '../test/limits.ts'
import { restock } from '../test/place-order.ts'
import type { Synced, Sellable } from '../test/promotions-shop.ts'
import { openShop, textOf } from '../test/shop.ts'
import type { AppliedCertificate } from '#shared/domain/gift-certificate.ts'
import { money } from '#shared/domain/money.ts'
import { type Market, markets } from '#shared/markets.ts'
import { bagCertificates as texts, certificateNotices } from '#shared/messages/gift-certificates.ts'
import * as messages from '#shared/messages/shop.ts'
import { actions } from '#shared/routes.ts'

const bindings = { LIMIT_ATTEMPTS: unlimited, LIMIT_FEW: unlimited, LIMIT_LOOKUPS: unlimited }
const small = 'GBP-25S-ELV-234'
const large = 'GBP-1KS-ELV-678'
const wallets = { EXPRESS_WALLET_LOCALES: 'en,us,eu', GOOGLE_PAY_SCRIPT_URL: 'https://wallet.example/pay.js' }

type Response = Synced & { certificates: AppliedCertificate[]; certificate?: string }
type Shop = ReturnType<typeof openShop>

let item: Sellable
beforeAll(async () => {
  item = await firstSellable('womens', 9)
})

async function withBag(options: Parameters<typeof openShop>[0] = {}): Promise<Shop> {
  const shop = openShop({ bindings, ...options })
  await addLines(shop, lineOf(item))
  return shop
}

const call = async (shop: Shop, operation: string, argument: object = {}) =>
  (await shop.api(`/api/promotions/${operation}`, argument)).json<Response>()
const main = (html: string) => /<main.*?<\/main>/s.exec(html)?.[0] ?? ''
const bag = async (shop: Shop, path = '/bag') => main(await textOf(shop.get(path)))

test('applies a certificate without scripts, shows what it pays and what is left, and removes it [GIFT-04, GIFT-07]', async () => {
  const shop = await withBag()
  const applied = await shop.post(actions.applyCoupon, { code: ` ${small.toLowerCase()}` })
  expect(applied.headers.get('location')).toBe('/bag')
  const page = await bag(shop)
  expect(page).toContain(texts.row('V234'))
  expect(page).toContain('−£25.00')
  expect(page).toContain(texts.left)
  expect(page).not.toContain('25S-ELV')
  await shop.post(actions.removeCoupon, { code: '····V234' })
  expect(await bag(shop)).not.toContain('V234')
})

test('applies and removes a certificate over the API, and never returns its code [GIFT-04]', async () => {
  const shop = await withBag()
  const applied = await call(shop, 'applyCoupon', { code: small })
  expect(applied).toMatchObject({
    certificate: 'changed',
    certificates: [{ ending: 'V234', balance: money(2500, 'GBP') }],
  })
  expect(JSON.stringify(applied)).not.toContain(small)
  expect([...shop.jar.values()].join(' ')).not.toContain(small)
  expect((await call(shop, 'sync')).certificates).toEqual(applied.certificates)
  const removed = await call(shop, 'removeCoupon', { code: '····V234' })
  expect(removed.certificates).toEqual([])
  expect([...shop.jar.keys()].some((name) => name.startsWith('sv-certificates'))).toBe(false)
})

test.each(Object.values(markets))(
  'takes certificates of the currency of the market $code [GIFT-04, GIFT-05]',
  async (market: Market) => {
    const shop = openShop({ bindings })
    const sold = await firstSellable('womens', 9, market)
    await shop.call('addCartItems', { data: { line_items: [lineOf(sold)] } }, market.prefix)
    for (const currency of ['GBP', 'USD', 'EUR']) {
      const code = `${currency}-25S-ELV-234`
      const response = await shop.api(`${market.prefix}/api/promotions/applyCoupon`, { code })
      const { certificate } = await response.json<Response>()
      expect([currency, certificate]).toEqual([currency, currency === market.currency ? 'changed' : 'refused'])
    }
  },
)

test.each(['AAA-AAA-AAA-AAA', 'GBP-OFF-ELV-000', 'GBP-OLD-ELV-000', 'GBP-NIL-ELV-000'])(
  'refuses %s in the words of an unknown code, and sends it to no other service [GIFT-05]',
  async (code) => {
    const shop = await withBag()
    expect(await call(shop, 'applyCoupon', { code })).toMatchObject({ certificate: 'refused', certificates: [] })
    const refused = await shop.post(actions.applyCoupon, { code })
    expect(refused.headers.get('location')).toBe('/bag?error=code')
    expect(await bag(shop, '/bag?error=code')).toContain(messages.couponRefusals['not-found'])
    expect([...shop.jar.keys()].some((name) => name.startsWith('sv-coupons'))).toBe(false)
  },
)

test("applies a certificate to a customer's bag with that customer's access token [GIFT-06]", async () => {
  const shop = openShop({ bindings })
  const { email, password } = await newAccount()
  await shop.post(actions.logIn, { email, password })
  await addLines(shop, lineOf(item))
  expect(await call(shop, 'applyCoupon', { code: small })).toMatchObject({ certificate: 'changed' })
  expect((await call(shop, 'sync')).certificates).toMatchObject([{ ending: 'V234' }])
  expect((await call(shop, 'removeCoupon', { code: '····V234' })).certificates).toEqual([])
})

test('a certificate that pays the whole bag leaves nothing to pay, and the checkout opens [GIFT-07]', async () => {
  const shop = await withBag()
  await call(shop, 'applyCoupon', { code: large })
  const page = await bag(shop)
  expect(page).toMatch(new RegExp(`${texts.left}.*?£0\\.00`, 's'))
  const checkout = await shop.post(actions.checkout, {})
  expect(checkout.headers.get('location')).toMatch(/^http/)
})

test('says once that a certificate pays no longer, and holds the checkout once [GIFT-08]', async () => {
  let isGone = false
  const shop = await withBag({
    upstream: {
      fetch: async (input, init) =>
        isGone && String(init?.body).includes('appliedCertificates')
          ? Response.json({ data: { site: { checkout: { giftCertificates: [] } } } })
          : fetch(input, init),
    },
  })
  await call(shop, 'applyCoupon', { code: small })
  isGone = true
  expect((await shop.post(actions.checkout, {})).headers.get('location')).toBe('/bag?error=certificate')
  expect(await bag(shop, '/bag?error=certificate')).toContain(certificateNotices.gone)
  expect((await shop.post(actions.checkout, {})).headers.get('location')).toMatch(/^http/)
  isGone = false
  await call(shop, 'applyCoupon', { code: small })
  isGone = true
  const synced = await call(shop, 'sync')
  expect(synced).toMatchObject({ certificates: [], promotions: { refused: [{ code: '····V234' }] } })
  expect(await bag(shop)).not.toContain(certificateNotices.gone)
})

test('says after a login that a certificate does not pay for the joined bag [GIFT-08]', async () => {
  const { email, password } = await newAccount()
  const other = openShop({ bindings })
  await other.post(actions.logIn, { email, password })
  await addLines(other, lineOf(item))
  const shop = await withBag()
  await call(shop, 'applyCoupon', { code: small })
  await shop.post(actions.logIn, { email, password })
  expect(await bag(shop)).toContain(certificateNotices.gone)
})

test('names a certificate without an amount while the platform does not answer, and shows no wallets [GIFT-08, GIFT-09]', async () => {
  let isDown = false
  const shop = await withBag({
    vars: wallets,
    upstream: {
      fetch: async (input, init) =>
        isDown && String(init?.body).includes('appliedCertificates')
          ? new Response('', { status: 500 })
          : fetch(input, init),
    },
  })
  await call(shop, 'applyCoupon', { code: small })
  isDown = true
  const page = await bag(shop)
  expect(page).toContain(texts.row('V234'))
  expect(page).toContain(texts.unknown)
  expect(page).not.toContain(texts.left)
  expect(page).toContain(texts.noWallets)
})

test('a bag with a certificate has no wallet buttons, says why, and opens no sheet [GIFT-09]', async () => {
  const shop = await withBag({ vars: wallets })
  expect(await bag(shop)).not.toContain(texts.noWallets)
  await call(shop, 'applyCoupon', { code: small })
  const page = await bag(shop)
  expect(page).toContain(texts.noWallets)
  expect(page).not.toContain('wallet-buttons__button')
  const opened = await shop.api('/api/payments/walletOpen', { kind: 'google', source: { from: 'cart' } })
  expect(await opened.json()).toMatchObject({ status: 'refused', message: texts.noWallets })
})

test('a bag without a certificate asks the platform for none [GIFT-04]', async () => {
  const asked: string[] = []
  const shop = await withBag({
    upstream: {
      fetch: async (input, init) => {
        if (String(init?.body).includes('ertificate')) asked.push(String(init?.body))
        return fetch(input, init)
      },
    },
  })
  await bag(shop)
  await call(shop, 'sync')
  expect(asked).toEqual([])
})

test('takes five codes of certificates a minute for a bag, apart from promotion codes [GIFT-03]', async () => {
  const shop = openShop({ bindings: dataCentre().bindings, headers: anAddress })
  await addLines(shop, lineOf(item))
  const statuses: number[] = []
  for (let attempt = 0; attempt < 6; attempt += 1)
    statuses.push((await shop.api('/api/promotions/applyCoupon', { code: `AAA-AAA-AAA-A${10 + attempt}` })).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  expect((await shop.api('/api/promotions/applyCoupon', { code: 'WELCOME10' })).status).toBe(200)
})

test('has no field for certificates if the setting is off, and takes such a code as a promotion code [GIFT-11]', async () => {
  const shop = await withBag({ vars: { GIFT_CERTIFICATES: 'off' } })
  expect(await bag(shop)).not.toContain(messages.coupons.codeOrCertificate)
  const response = await call(shop, 'applyCoupon', { code: small })
  expect(response).toMatchObject({ certificates: [], promotions: { refused: [{ code: small }] } })
  expect(response.certificate).toBeUndefined()
})

test('the confirmation of an order says what a certificate paid, and the next bag knows nothing of it [GIFT-10]', async () => {
  const shop = await withBag()
  await call(shop, 'applyCoupon', { code: large })
  const checkout = await shop.post(actions.checkout, {})
  const { cartId, orderId } = await payFor(checkout.headers.get('location') ?? '', 'ada@example.com')
  const confirmation = main(await textOf(shop.get(`/order-confirmation/${cartId}/${orderId}`)))
  expect(confirmation).toContain(messages.order.giftCertificates)
  expect(confirmation).toMatch(new RegExp(`${messages.order.paid}.*?£0\\.00`, 's'))
  await restock(orderId)
  await addLines(shop, lineOf(item))
  expect(await bag(shop)).not.toContain(certificateNotices.gone)
})
