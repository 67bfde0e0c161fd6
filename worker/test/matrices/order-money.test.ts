import { decodeHTML } from 'entities'
import { beforeAll, describe, expect, test } from 'vitest'
import { newEmail, openAccountShop } from '../accounts.ts'
import {
  type AmountRows,
  amountOf,
  lineAmountsOf,
  rowsOfHtml,
  rowsOfMail,
  splitAtTotal,
  sumOf,
} from '../amount-rows.ts'
import { giftCardByMail } from '../gift-card.ts'
import { bristol, openHostedCheckout, type Place } from '../hosted-checkout.ts'
import { unlimited } from '../limits.ts'
import { restock } from '../place-order.ts'
import { findSellable, openPromotionsShop, type Sellable } from '../promotions-shop.ts'
import { present, untilDone } from '../recorded-fetch.ts'
import { sandboxServices } from '../sandbox.ts'
import { openShop, textOf } from '../shop.ts'
import { addedTaxOf, totalOf, type VendorOrder, vendorOrders } from '../vendor-orders.ts'
import { toCart } from '#shared/domain/cart-entity.ts'
import { cartTotals } from '#shared/domain/cart-totals.ts'
import { formatMoney } from '#shared/domain/money.ts'
import type { Order, OrderStatus } from '#shared/domain/order.ts'
import { type Market, markets } from '#shared/markets.ts'

const { services } = sandboxServices()
const longMs = 300_000

const american = { ...bristol, country: 'US', method: 'us-standard' }
const places: { where: string; market: Market; place: Place }[] = [
  { where: 'pounds, with tax inside', market: markets.en, place: bristol },
  {
    where: 'euros, with tax inside',
    market: markets.eu,
    place: { ...bristol, country: 'IE', city: 'Dublin', postalCode: 'D02 X285', method: 'eu-standard' },
  },
  {
    where: 'dollars, with tax added',
    market: markets.us,
    place: { ...american, city: 'Fresno', state: 'US-CA', postalCode: '93721' },
  },
  {
    where: 'dollars, without tax',
    market: markets.us,
    place: { ...american, city: 'Portland', state: 'US-OR', postalCode: '97201' },
  },
]

/** What is bought: units of each of two things, with or without a gift card by mail and a code of the platform. */
const purchases: { what: string; units: number[]; hasCard?: true; code?: string }[] = [
  { what: 'one piece', units: [1] },
  { what: 'three of a piece', units: [3] },
  { what: 'two things', units: [1, 2] },
  { what: 'two things with a code', units: [2, 1], code: 'WELCOME10' },
  { what: 'a gift card', units: [], hasCard: true },
  { what: 'a piece and a gift card', units: [1], hasCard: true },
]

const bought = places.flatMap((place) => purchases.map((purchase) => ({ ...place, ...purchase })))

type Bought = (typeof bought)[number]
type Seen = {
  orderId: number
  bag: number
  listed: number
  bagText: string
  checkout: AmountRows
  mail: AmountRows
  confirmation: string
}

let card: Awaited<ReturnType<typeof giftCardByMail>>
let account: Awaited<ReturnType<typeof openAccountShop>>
/** Forty downloads in a minute are more than one customer may have. */
const bindings = { LIMIT_LOOKUPS: unlimited, LIMIT_ATTEMPTS: unlimited }
const things = new Map<Market, Sellable[]>()

beforeAll(async () => {
  card = await giftCardByMail()
  account = await openAccountShop()
  for (const { market } of places) things.set(market, await findSellable(market, ['womens'], { maximum: 2 }))
}, longMs)

/** Buys on the hosted checkout of the sandbox as a guest, and keeps what each place showed. */
async function buy({ market, place, units, hasCard, code }: Bought): Promise<Seen> {
  const open = openPromotionsShop({ market })
  const [first, second] = present(things.get(market), 'things to buy')
  for (const [index, quantity] of units.entries()) await open.add(present([first, second][index], 'thing'), quantity)
  if (hasCard) {
    const line = { product_id: card.product.id, variant_id: card.variant.id, quantity: 1 }
    await open.call('addCartItems', { data: { line_items: [{ ...line, option_selections: card.option_selections }] } })
  }
  const synced = await open.callPromotions('sync')
  const cart = toCart(synced.cart)
  const bagPage = await textOf(open.shop.get(`${market.prefix}/bag`))
  const left = await open.shop.post(`${market.prefix}/checkout`, {})
  const checkout = await openHostedCheckout(left.headers.get('location') ?? '')
  const email = newEmail()
  await checkout.fillIn(email, place)
  if (code !== undefined) await checkout.redeem(code)
  const { html } = await checkout.show()
  const payment = await checkout.pay()
  const paid = present(payment.status === 'paid' ? payment : null, 'payment')
  await restock(paid.orderId)
  const outbox = await (await fetch('http://localhost:8788/control/outbox')).text()
  const mail = present(
    outbox.split('<article').find((each) => each.includes(`To ${email}`)),
    'mail of the order',
  )
  return {
    orderId: paid.orderId,
    bag: cartTotals(cart, synced.promotions).subtotal.amount,
    listed: cart.baseAmount.amount,
    bagText: bagPage,
    checkout: rowsOfHtml(html.replaceAll(/<(dt|dd)[^>]*>/g, '<$1>')),
    mail: rowsOfMail(mail),
    confirmation: await textOf(open.shop.get(`${market.prefix}/order-confirmation/${paid.cartId}/${paid.orderId}`)),
  }
}

/** What the account's pages and its download say about an order, once it is the account's. */
async function seenByOwner(orderId: number) {
  const shop = openShop({ jar: account.shop.jar, bindings })
  await services.orders.assign({ orderId, customerId: account.customerId }, untilDone())
  const list = await textOf(shop.get('/my-account/order-history'))
  const row = present(
    list.split('<tr').find((each) => each.includes(`/order-history/${orderId}"`)),
    'row of the order',
  )
  const download = await (await shop.get('/my-account/my-data/download')).json<{ orders: Order[] }>()
  return {
    listed: amountOf(/order-history__total">([^<]*)</.exec(row)?.[1] ?? ''),
    detail: await textOf(shop.get(`/my-account/order-history/${orderId}`)),
    downloaded: present(
      download.orders.find(({ id }) => id === orderId),
      'downloaded order',
    ),
  }
}

function purchaseOf(html: string) {
  const [, json = ''] = /data-purchase="([^"]*)"/.exec(html) ?? []
  return JSON.parse(decodeHTML(json)) as {
    value: number
    shipping: number
    tax: number
    discount: number
  }
}

describe('an order of the hosted checkout', () => {
  test.each(bought)(
    'costs the same to the penny in the bag, at the checkout, in the confirmation, the mail, the account and its download: $what in $where [D-250]',
    async (row) => {
      const seen = await buy(row)
      const rows = rowsOfHtml(seen.confirmation)
      const shown = splitAtTotal(rows)
      const checkout = splitAtTotal(seen.checkout)
      const mail = splitAtTotal(seen.mail)
      const { total, delivery, tax } = shown
      const goods = total - delivery - tax

      expect([shown.sum, checkout.sum, mail.sum]).toEqual([total, total, total])
      expect([checkout.total, mail.total]).toEqual([total, total])
      expect([checkout.delivery, checkout.tax, mail.tax]).toEqual([delivery, tax, tax])
      expect(tax > 0).toBe(row.where === 'dollars, with tax added')
      // The code takes off a tenth.
      expect(goods).toBe(seen.bag - (row.code === undefined ? 0 : Math.round(seen.bag / 10)))
      expect(seen.bagText).toContain(formatMoney({ amount: seen.bag, currency: row.market.currency }))
      const subtotal = rows.find(([label]) => label === 'Subtotal')?.[1]
      expect([subtotal, lineAmountsOf(seen.confirmation).reduce((sum, each) => sum + each, 0)]).toEqual([
        seen.listed,
        seen.listed,
      ])

      const purchase = purchaseOf(seen.confirmation)
      expect([purchase.value, purchase.shipping, purchase.tax, purchase.discount]).toEqual(
        [goods, delivery, tax, seen.listed - goods].map((amount) => amount / 100),
      )
      const owner = await seenByOwner(seen.orderId)
      expect([owner.listed, rowsOfHtml(owner.detail)]).toEqual([total, rows])
      expect(lineAmountsOf(owner.detail)).toEqual(lineAmountsOf(seen.confirmation))
      const { downloaded } = owner
      expect([downloaded.subtotal, downloaded.discount, downloaded.shipping, downloaded.tax, downloaded.total]).toEqual(
        [seen.listed, seen.listed - goods, delivery, tax, total].map((amount) => ({
          amount,
          currency: row.market.currency,
        })),
      )
      expect(sumOf(shown.after)).toBe(0)
    },
    longMs,
  )
})

/** Kinds of orders that the sandbox's checkout cannot make, each in a market with tax inside and in one without. */
const kinds: { what: string; changes: Partial<VendorOrder>; status: OrderStatus }[] = [
  { what: 'a gift certificate', changes: { certificates: 3000 }, status: 'Confirmed' },
  { what: 'a certificate and store credit', changes: { certificates: 1250, storeCredit: 99 }, status: 'Confirmed' },
  { what: 'a full refund', changes: { statusId: 4, refunds: [{ amount: 0, declined: 0 }] }, status: 'Refunded' },
  {
    what: 'two partial refunds, one of them declined in part',
    changes: {
      statusId: 14,
      refunds: [
        { amount: 1999, declined: 0 },
        { amount: 1500, declined: 495 },
      ],
    },
    status: 'Refunded in part',
  },
  { what: 'two addresses', changes: { lines: [thing(1, 0), thing(2, 0), thing(null, 0)] }, status: 'Confirmed' },
  { what: 'one of three sent', changes: { statusId: 3, lines: [thing(1, 1), thing(1, 0)] }, status: 'Shipped in part' },
  {
    what: 'a discount of the order, one of a line, and handling',
    changes: { discount: 333, handling: 250, lines: [{ ...thing(1, 0), discount: 501 }] },
    status: 'Confirmed',
  },
  {
    what: 'only a gift card by mail',
    changes: { shipping: 0, lines: [thing(null, 0)], statusId: 10 },
    status: 'Complete',
  },
]

function thing(to: 1 | 2 | null, sent: number): VendorOrder['lines'][number] {
  return { price: 2333, quantity: 3, sent, to, discount: 0 }
}

const seeded = kinds.flatMap(({ what, changes, status }, index) =>
  [index % 2 === 0 ? markets.en : markets.eu, markets.us].map((market) => {
    const order: VendorOrder = {
      id: 7000 + index * 2 + Number(market.code === 'us'),
      cartId: crypto.randomUUID(),
      customerId: 0,
      channelId: market.defaultChannelId,
      currency: market.currency,
      isTaxInside: market.code !== 'us',
      taxPercent: { GBP: 20, EUR: 23, USD: 7.25 }[market.currency],
      statusId: 11,
      lines: [thing(1, 0)],
      shipping: 395,
      handling: 0,
      discount: 0,
      certificates: 0,
      storeCredit: 0,
      refunds: [],
      ...changes,
    }
    const refunds = status === 'Refunded' ? [{ amount: totalOf(order), declined: 0 }] : order.refunds
    return { what, status, currency: market.currency, order: { ...order, refunds } }
  }),
)

describe('an order of the platform', () => {
  test('there are forty orders in the tables', () => {
    expect(bought.length + seeded.length).toBe(40)
  })

  test.each(seeded)(
    'has rows that add up to its total and to what was paid, in the account, its invoice and its download: $what in $currency [D-250, D-251, D-252] [ORDP-10]',
    async ({ order: unowned, status }) => {
      const order = { ...unowned, customerId: account.customerId }
      const shop = openShop({
        jar: account.shop.jar,
        bindings,
        broken: { orders: vendorOrders([order]), returns: { requests: async () => [] } },
      })
      const page = await textOf(shop.get(`/my-account/order-history/${order.id}`))
      const rows = rowsOfHtml(page)
      const { total, sum, tax, delivery, after } = splitAtTotal(rows)
      expect([total, sum, tax, delivery]).toEqual([totalOf(order), total, addedTaxOf(order), order.shipping])

      const amountOfRow = (name: string) => after.find(([label]) => label === name)?.[1] ?? 0
      const credit = order.certificates + order.storeCredit
      const refunded = order.refunds.reduce((all, { amount, declined }) => all + amount - declined, 0)
      expect([
        amountOfRow('Gift certificates') + amountOfRow('Store credit'),
        amountOfRow('Paid'),
        amountOfRow('Refunded'),
      ]).toEqual([0 - credit, credit > 0 ? total - credit : 0, 0 - refunded])

      const listed = order.lines.map(({ price, quantity }) => price * quantity)
      expect(lineAmountsOf(page).toSorted()).toEqual(listed.toSorted())
      const invoice = await textOf(shop.get(`/my-account/order-history/${order.id}/invoice`))
      expect(rowsOfHtml(invoice)).toEqual(rows)
      const invoiced = [...invoice.matchAll(/<td[^>]*>([^<]*)<\/td><\/tr>/g)].map(([, text = '']) => amountOf(text))
      expect(invoiced.toSorted()).toEqual(listed.toSorted())
      const saved = order.discount + order.lines.reduce((all, { discount }) => all + discount, 0)
      expect(rows.find(([label]) => label === 'Discount')?.[1] ?? 0).toBe(0 - saved)

      const history = await textOf(shop.get('/my-account/order-history'))
      expect(amountOf(/order-history__total">([^<]*)</.exec(history)?.[1] ?? '')).toBe(total)
      for (const html of [page, history]) expect(html).toContain(`>${status}</span>`)
      const posted = order.lines.filter(({ to }) => to !== null)
      expect(page.match(/\d of \d dispatched/g) ?? []).toEqual(
        order.statusId === 3 ? posted.map(({ sent, quantity }) => `${sent} of ${quantity} dispatched`) : [],
      )
      const addresses = new Set(posted.map(({ to }) => to)).size
      expect(page.match(/\d Quay Street/g)?.length ?? 0).toBe(addresses)

      const download = await (await shop.get('/my-account/my-data/download')).json<{ orders: Order[] }>()
      const [downloaded] = download.orders
      expect(downloaded).toMatchObject({
        status,
        total: { amount: total },
        tax: { amount: tax },
        shipping: { amount: delivery },
        discount: { amount: saved },
        fees: { amount: order.handling },
        giftCertificates: { amount: order.certificates },
        storeCredit: { amount: order.storeCredit },
        refunded: { amount: refunded },
      })
      expect(downloaded?.deliveries).toHaveLength(addresses)
    },
  )
})
