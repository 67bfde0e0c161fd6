import * as v from 'valibot'
import { beforeAll, expect, test } from 'vitest'
import { newAccount } from '../test/accounts.ts'
import { addLines, fetchCart, firstSellable, lineOf } from '../test/bags.ts'
import { giftCardByMail } from '../test/gift-card.ts'
import { guestOrders, openGuestShop, tokenIn } from '../test/guest-orders.ts'
import { openHostedCheckout } from '../test/hosted-checkout.ts'
import { linesOf } from '../test/log-lines.ts'
import { restock } from '../test/place-order.ts'
import type { Sellable } from '../test/promotions-shop.ts'
import { present as found, untilDone } from '../test/recorded-fetch.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { openShop, textOf } from '../test/shop.ts'
import { openWalletShop, orderOf } from '../test/wallet-shop.ts'
import { ServiceError } from '#shared/errors.ts'
import { type Market, markets } from '#shared/markets.ts'
import { presents as texts } from '#shared/messages/presents.ts'
import { actions } from '#shared/routes.ts'

type Shop = ReturnType<typeof openShop>

const { api, services } = sandboxServices()
const message = 'Happy birthday, Ada\n<b>Tom</b> & "all"'
const shown = 'Happy birthday, Ada\n&lt;b&gt;Tom&lt;/b&gt; &amp; &quot;all&quot;'
const chosen = { message, wrap: 'Meadow', hidePrices: 'on' }

let item: Sellable
beforeAll(async () => {
  item = await firstSellable('womens', 9)
})

async function withBag(options: Parameters<typeof openShop>[0] = {}): Promise<Shop> {
  const shop = openShop(options)
  await addLines(shop, lineOf(item))
  return shop
}

const main = (html: string) => /<main.*?<\/main>/s.exec(html)?.[0] ?? ''
const read = async (shop: Pick<Shop, 'get'>, path = '/bag') => main(await textOf(shop.get(path)))
/** The part of a page that says what was chosen. */
const details = (html: string) => /<dl class="present-details">.*?<\/dl>/s.exec(html)?.[0] ?? ''
const keep = (shop: Shop, fields: Record<string, string> = chosen) => shop.post(actions.keepPresent, fields)

async function commentsOf(orderId: number): Promise<string> {
  const schema = v.object({ customer_message: v.string() })
  const order = await api.rest('test-order', schema, { path: `/v2/orders/${orderId}`, signal: untilDone() })
  return found(order, 'order').customer_message
}

/** A bag, with its comments as the platform has them and as the hosted checkout writes them. */
async function withComments(options: Parameters<typeof openShop>[0] = {}) {
  const shop = await withBag(options)
  const { id } = await fetchCart(shop)
  const checkout = { path: `/v3/checkouts/${id}`, signal: untilDone() }
  const schema = v.object({ data: v.object({ customer_message: v.string() }) })
  return {
    shop,
    write: (customer_message: string) =>
      api.rest('test-comments', v.unknown(), { ...checkout, method: 'PUT', body: { customer_message } }),
    comments: async () => found(await api.rest('test', schema, checkout), 'checkout').data.customer_message,
  }
}

test('makes a bag a present, changes it and makes it none, without scripts [PRES-01]', async () => {
  const shop = await withBag()
  const before = await read(shop)
  expect(before).toContain(`<summary>${texts.isPresent}</summary>`)
  expect(before).toContain(texts.recipient)
  expect(before).toMatch(/<img src="[^"]*\/wrap-meadow\?w=88/)
  const kept = await keep(shop)
  expect([kept.status, kept.headers.get('location')]).toEqual([303, '/bag'])
  const page = await read(shop)
  for (const text of [shown, texts.wrapped('Meadow'), texts.withoutPrices]) expect(details(page)).toContain(text)
  expect(page).toContain(texts.messageHint(160))
  await keep(shop, { message: '', wrap: 'Harbour' })
  const changed = details(await read(shop))
  expect(changed).toContain(texts.wrapped('Harbour'))
  for (const text of ['Happy', texts.withoutPrices]) expect(changed).not.toContain(text)
  await shop.post(actions.removePresent, {})
  const after = await read(shop)
  expect([details(after), after.includes(texts.remove)]).toEqual(['', false])
})

test('a present needs nothing but that it is one [PRES-01]', async () => {
  const shop = await withBag()
  await keep(shop, {})
  expect(details(await read(shop))).toContain(texts.noWrap)
})

test.each(Object.values(markets))('a bag of the market $code can be a present [PRES-01]', async (market: Market) => {
  const shop = openShop()
  const sold = await firstSellable('womens', 9, market)
  await shop.call('addCartItems', { data: { line_items: [lineOf(sold)] } }, market.prefix)
  const kept = await shop.post(market.prefix + actions.keepPresent, chosen)
  expect(kept.headers.get('location')).toBe(`${market.prefix}/bag`)
  expect(details(await read(shop, `${market.prefix}/bag`))).toContain(shown)
})

test('speaks German on German pages [PRES-01]', async () => {
  const shop = openShop()
  const sold = await firstSellable('womens', 9, markets.eu)
  await shop.call('addCartItems', { data: { line_items: [lineOf(sold)] } }, '/eu/de')
  expect(await read(shop, '/eu/de/bag')).toContain('Das ist ein Geschenk')
  await shop.post(`/eu/de${actions.keepPresent}`, chosen)
  expect(details(await read(shop, '/eu/de/bag'))).toContain('Ohne Preise')
})

test('a bag with nothing to send has no form, and loses no present that it was [PRES-01]', async () => {
  const shop = openShop()
  const card = await giftCardByMail()
  await addLines(shop, { ...lineOf(card), option_selections: card.option_selections })
  expect(await read(shop)).not.toContain(texts.isPresent)
  await keep(shop)
  expect(details(await read(shop))).toContain(shown)
})

test('goes through the hosted checkout to the order, its confirmation, its page and its invoice [PRES-02, PRES-03, PRES-09]', async () => {
  const account = await newAccount()
  const shop = openShop()
  await shop.post(actions.logIn, { email: account.email, password: account.password })
  await addLines(shop, lineOf(item))
  const total = /class="bag-summary__bar.*?<b[^>]*>([^<]+)/s
  const price = total.exec(await read(shop))?.[1]
  await keep(shop)
  expect(total.exec(await read(shop))?.[1]).toBe(price)
  const opened = await shop.post(actions.checkout, {})
  const checkout = await openHostedCheckout(opened.headers.get('location') ?? '')
  await checkout.fillIn(account.email)
  const paid = await checkout.pay()
  if (paid.status !== 'paid') throw new Error(`The payment ended at ${paid.location}.`)
  const { orderId, cartId } = paid
  await restock(orderId)
  expect(await commentsOf(orderId)).toBe(
    '[Present]\nWrap: Meadow\nPacking slip: without prices\nMessage:\n> Happy birthday, Ada\n> <b>Tom</b> & "all"',
  )
  const confirmation = await read(shop, `/order-confirmation/${cartId}/${orderId}`)
  expect(details(confirmation)).toContain(shown)
  expect(/data-purchase="([^"]*)"/.exec(confirmation)?.[1]).not.toContain('birthday')
  expect(details(await read(shop, `/my-account/order-history/${orderId}`))).toContain(shown)
  const invoice = await read(shop, `/my-account/order-history/${orderId}/invoice`)
  for (const text of [shown, texts.withoutPrices, price ?? 'price']) expect(invoice).toContain(text)
  const file = await shop.get('/my-account/my-data/download')
  expect(await file.json()).toMatchObject({ orders: [{ present: { message, wrap: 'Meadow', hidesPrices: true } }] })
})

test('keeps what the shopper wrote at the hosted checkout, and shows what they left of the present [PRES-03]', async () => {
  const { shop, write, comments } = await withComments()
  await write('Please ring twice.')
  await keep(shop, { message: 'Hello' })
  expect(await comments()).toBe('[Present]\nMessage:\n> Hello\n\nPlease ring twice.')
  await write('[Present]\nMessage:\n> Hello, you\n\nPlease ring once.')
  expect(details(await read(shop))).toContain('Hello, you')
  await shop.post(actions.removePresent, {})
  expect(await comments()).toBe('Please ring once.')
})

test('comments that the shopper writes at the same moment stay [PRES-03]', async () => {
  let isCrossed = false
  const { write, comments, shop } = await withComments({
    upstream: {
      fetch: async (input, init) => {
        if (init?.method === 'PUT' && !isCrossed && String(init.body).includes('customer_message')) {
          isCrossed = true
          await write('Please ring twice.')
        }
        return fetch(input, init)
      },
    },
  })
  expect((await keep(shop, { message: 'Hello' })).headers.get('location')).toBe('/bag')
  expect(isCrossed).toBe(true)
  expect(await comments()).toBe('[Present]\nMessage:\n> Hello\n\nPlease ring twice.')
})

test('the step before the checkout shows the present, and leads back to change it [PRES-02]', async () => {
  const shop = await withBag()
  expect(await read(shop, '/checkout-identity')).not.toContain(texts.title)
  await keep(shop)
  const page = await read(shop, '/checkout-identity')
  expect(details(page)).toContain(shown)
  expect(page).toContain('href="/bag#present"')
})

test("the page of a guest's order shows the present, and so does its invoice [PRES-02]", async () => {
  const { shop, mails, ask } = openGuestShop({ changes: { present: { message, wrap: null, hidesPrices: true } } })
  await ask(guestOrders.en)
  await shop.post('/find-order/link', { link: tokenIn(found(mails[0], 'mail')) })
  expect(details(await read(shop, '/find-order/order'))).toContain(shown)
  expect(await read(shop, '/find-order/order/invoice')).toContain(shown)
})

test('a wallet that pays the bag hands the present to the order, and buying one product does not [PRES-03]', async () => {
  const shop = openWalletShop()
  await shop.add(item)
  await shop.shop.post(actions.keepPresent, chosen)
  const quote = await shop.ready(item)
  const result = await shop.authorise(quote)
  expect(await commentsOf(orderOf(result).orderId)).toContain('> Happy birthday, Ada\n> <b>Tom</b> & "all"')
  const other = openWalletShop()
  await other.add(item)
  await other.shop.post(actions.keepPresent, chosen)
  const { product, variant } = item
  await other.open('apple', { from: 'product', productId: product.id, variantId: variant.id, quantity: 1, values: [] })
  expect(await commentsOf(orderOf(await other.authorise(await other.choose())).orderId)).toBe('')
})

test('a message that is too long, or a wrapping that is not offered, is refused and stays typed [PRES-04]', async () => {
  const shop = await withBag()
  const long = await keep(shop, { ...chosen, message: 'ä'.repeat(161) })
  const page = main(await textOf(long))
  expect(long.status).toBe(422)
  expect(page).toContain(texts.tooLong(160))
  expect(page).toMatch(/<textarea[^>]*aria-invalid="true"[^>]*>ä{161}<\/textarea>/)
  expect(page).toMatch(/value="Meadow"[^>]*checked|checked=""[^>]*value="Meadow"/)
  const gone = await keep(shop, { ...chosen, wrap: 'Gold' })
  expect([gone.status, main(await textOf(gone)).includes(texts.wrapGone)]).toEqual([422, true])
  expect(details(await read(shop))).toBe('')
  await keep(shop, { message: 'ä'.repeat(160) })
  expect(details(await read(shop))).toContain('ä'.repeat(160))
})

test('comments that leave no room for the message are named, and nothing is changed [PRES-04]', async () => {
  const { shop, write, comments } = await withComments()
  await write('a'.repeat(1990))
  const full = await keep(shop)
  expect([full.status, main(await textOf(full)).includes(texts.full)]).toEqual([422, true])
  expect(await comments()).toBe('a'.repeat(1990))
})

test('a login that joins two bags keeps the present, and other devices of the customer show it [PRES-05]', async () => {
  const { email, password } = await newAccount()
  const device = openShop()
  await device.post(actions.logIn, { email, password })
  await addLines(device, lineOf(item))
  const shop = await withBag()
  await keep(shop)
  await shop.post(actions.logIn, { email, password })
  expect(details(await read(shop))).toContain(shown)
  expect(details(await read(device))).toContain(shown)
  const file = await device.get('/my-account/my-data/download')
  expect(await file.json()).toMatchObject({ present: { message } })
  await device.post(actions.removePresent, {})
  expect(details(await read(shop))).toBe('')
})

test('a login whose present cannot be read leaves both bags as they are [PRES-05]', async () => {
  const { email, password, customerId } = await newAccount()
  const device = openShop()
  await device.post(actions.logIn, { email, password })
  await addLines(device, lineOf(item))
  let isDown = true
  const shop = await withBag({
    broken: {
      presents: {
        present: async (request, signal) => {
          if (isDown) throw new ServiceError('commerce', 'unavailable')
          return found(services.presents, 'presents').present(request, signal)
        },
      },
    },
  })
  await keep(shop)
  const { id } = await fetchCart(shop)
  await shop.post(actions.logIn, { email, password })
  const left = await services.cart.cart({ market: markets.en, cartId: found(id, 'cart') }, untilDone())
  expect([left?.customerId, left?.lineItems.length]).toEqual([0, 1])
  isDown = false
  expect(details(await read(shop))).toContain(shown)
  expect(await fetchCart(shop)).toMatchObject({ customer_id: customerId })
})

test('while the platform does not answer, the bag and the step before the checkout say so [PRES-06]', async () => {
  const fails = () => Promise.reject(new ServiceError('commerce', 'unavailable'))
  const shop = await withBag()
  await keep(shop)
  const broken = openShop({ jar: shop.jar, broken: { presents: { present: fails } } })
  for (const path of ['/bag', '/checkout-identity']) expect(await read(broken, path)).toContain(texts.unknown)
  expect(await read(broken)).toContain('In your bag')
  expect(details(await read(shop))).toContain(shown)
})

test('what was written is in no log, cookie or address, also if the platform repeats it [PRES-07]', async () => {
  const repeats = (input: string, init?: RequestInit) =>
    init?.method === 'PUT' && String(init.body).includes('customer_message')
      ? Promise.resolve(Response.json({ status: 400, title: `Refused: ${String(init.body)}` }, { status: 400 }))
      : fetch(input, init)
  const vars = { LOG_LEVEL: 'debug' }
  const shop = await withBag()
  const lines = await linesOf(async () => {
    const refused = openShop({ vars, jar: shop.jar, upstream: { fetch: repeats } })
    expect((await keep(refused)).status).toBeGreaterThanOrEqual(500)
    const well = openShop({ vars, jar: shop.jar })
    expect((await keep(well)).headers.get('location')).toBe('/bag')
    await read(well)
  })
  expect(lines.length).toBeGreaterThan(0)
  expect(JSON.stringify(lines)).not.toContain('birthday')
  expect([...shop.jar.values()].join(' ')).not.toContain('birthday')
})

test('a bag that is emptied takes its present with it [PRES-07]', async () => {
  const shop = await withBag()
  await keep(shop)
  const { id } = await fetchCart(shop)
  await shop.post(actions.clearBag, {})
  await read(shop)
  expect([...shop.jar.keys()].some((name) => name.startsWith('sv-present'))).toBe(false)
  await addLines(shop, lineOf(item))
  expect(details(await read(shop))).toBe('')
  expect(await services.cart.checkout({ cartId: found(id, 'cart') }, untilDone())).toBeNull()
})

test("another browser neither sees nor changes what a customer's bag is, also with its cookies [PRES-07]", async () => {
  const { email, password } = await newAccount()
  const shop = openShop()
  await shop.post(actions.logIn, { email, password })
  await addLines(shop, lineOf(item))
  await keep(shop)
  const ofBag = [...shop.jar].filter(([name]) => /^(?:cart-id|sv-present)/.test(name))
  const thief = openShop({ jar: new Map(ofBag) })
  expect([ofBag.length, details(await read(thief))]).toEqual([2, ''])
  expect((await thief.post(actions.removePresent, {})).headers.get('location')).toBe('/bag?error=gone')
  expect(details(await read(shop))).toContain(shown)
})

test("a guest's bag that is no present asks the platform for none [PRES-08]", async () => {
  const asked: string[] = []
  const shop = await withBag({
    upstream: {
      fetch: async (input, init) => {
        if (/\/v3\/checkouts\/[^/?]+$/.test(input)) asked.push(input)
        return fetch(input, init)
      },
    },
  })
  await read(shop)
  expect(asked).toEqual([])
})

test('a shop that offers no presents has no form and no target, and calls nothing for them [PRES-08]', async () => {
  const shop = await withBag({ vars: { PRESENTS: 'off' } })
  expect(await read(shop)).not.toContain(texts.isPresent)
  expect([(await keep(shop)).status, (await shop.post(actions.removePresent, {})).status]).toEqual([404, 404])
  expect(await textOf(shop.get('/cookies'))).not.toContain('sv-present')
})

test('a shop without wrapping papers offers none [PRES-08]', async () => {
  const shop = await withBag({ vars: { PRESENT_WRAPS: '' } })
  expect(await read(shop)).not.toContain('name="wrap"')
  expect((await keep(shop)).status).toBe(422)
})
