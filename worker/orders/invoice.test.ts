import { expect, test } from 'vitest'
import { openAccountShop } from '../test/accounts.ts'
import { guestOrders, openGuestShop, tokenIn } from '../test/guest-orders.ts'
import { present } from '../test/recorded-fetch.ts'
import { openShop, textOf } from '../test/shop.ts'
import { money } from '#shared/domain/money.ts'
import type { Order } from '#shared/domain/order.ts'
import { markets } from '#shared/markets.ts'

const address = { lines: ['2 Mill Lane'], city: 'Truro', region: '', postalCode: 'TR1 1AA', country: 'United Kingdom' }
const sold: Partial<Order> = {
  billing: { name: 'Ada Byron', ...address },
  deliveries: [{ id: 1, address: { name: 'Charles Babbage', ...address }, method: 'Standard delivery' }],
  paymentMethod: 'Credit Card',
}

async function opened(code: 'en' | 'us' | 'eu', options: Parameters<typeof openGuestShop>[0] = {}) {
  const { prefix } = markets[code]
  const { shop, mails, ask } = openGuestShop(options)
  await ask(guestOrders[code], { prefix })
  await shop.post(`${prefix}/find-order/link`, { link: tokenIn(present(mails[0], 'mail')) })
  return { shop, prefix }
}

test.each([
  ['en', '£12.00', 'VAT GB 000 0000 00'],
  ['us', '$12.00', 'Loom Street Ltd'],
  ['eu', '€12.00', 'VAT IE 0000000AA'],
] as const)(
  'the invoice of a guest in market %s names seller, both addresses, and the tax inside [ORDP-10]',
  async (code, amount, seller) => {
    const taxInside = money(1200, markets[code].currency)
    const { shop, prefix } = await opened(code, { changes: { ...sold, taxInside } })
    const page = await textOf(shop.get(`${prefix}/find-order/order`))
    expect(page).toContain(`href="${prefix}/find-order/order/invoice"`)
    const invoice = await shop.get(`${prefix}/find-order/order/invoice`)
    expect([invoice.status, invoice.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    const html = await textOf(invoice)
    for (const text of [`Invoice of order ${guestOrders[code]}`, seller, 'Ada Byron', 'Charles Babbage'])
      expect(html).toContain(text)
    expect(html).toContain(`The total includes ${amount} tax.`)
  },
)

test('an invoice of a German page is in German [ORDP-10]', async () => {
  const { shop } = await opened('eu', { changes: { ...sold, taxInside: money(1200, 'EUR') } })
  const html = await textOf(shop.get('/eu/de/find-order/order/invoice'))
  expect(html).toContain(`Rechnung zur Bestellung ${guestOrders.eu}`)
  expect(html).toMatch(/Im Gesamtbetrag sind 12,00\s€ Steuern enthalten\./)
})

test('an order that adds its tax has no sentence about tax inside [ORDP-10]', async () => {
  const { shop } = await opened('us', { changes: sold })
  expect(await textOf(shop.get('/us/find-order/order/invoice'))).not.toContain('The total includes')
})

test('a market without a seller has no invoice and no link to one [ORDP-10] [D-365]', async () => {
  const { shop } = await opened('en', { vars: { INVOICE_SELLERS: 'us=Name;Town' } })
  expect(await textOf(shop.get('/find-order/order'))).not.toContain('/invoice')
  expect((await shop.get('/find-order/order/invoice')).status).toBe(404)
})

test.each(['unfinished', 'cancelled'] as const)('an order that is %s has no invoice [ORDP-10]', async (stage) => {
  const { shop } = await opened('en', { changes: { stage: 'placed' } })
  const other = openGuestShop({ changes: { stage }, jar: shop.jar })
  expect((await other.shop.get('/find-order/order/invoice')).status).toBe(404)
})

test('an invoice needs the order: a guest without one, and another customer, get none [ORDP-10]', async () => {
  expect((await openShop().get('/find-order/order/invoice')).status).toBe(410)
  const { shop: other } = await openAccountShop()
  const { shop } = openGuestShop({ jar: other.jar, changes: { customerId: 1 } })
  expect((await shop.get(`/my-account/order-history/${guestOrders.en}/invoice`)).status).toBe(404)
  expect((await shop.get('/my-account/order-history/0x1/invoice')).status).toBe(404)
})
