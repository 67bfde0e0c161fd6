import { afterEach, describe, expect, test, vi } from 'vitest'
import type { ReturnsPort } from '../ports/returns-port.ts'
import { openAccountShop } from '../test/accounts.ts'
import { firstSellable } from '../test/bags.ts'
import { guestOrders, openGuestShop, ownerEmail } from '../test/guest-orders.ts'
import { usedUp } from '../test/limits.ts'
import { present } from '../test/recorded-fetch.ts'
import { onePiece, openReturnShop, returnableLine, returnsInMemory } from '../test/returns.ts'
import { openShop, textOf } from '../test/shop.ts'
import { unstoredPage } from '../test/unstored-page.ts'
import { money } from '#shared/domain/money.ts'
import type { NotedReturn } from '#shared/domain/return-request.ts'
import { ServiceError } from '#shared/errors.ts'
import { markets } from '#shared/markets.ts'
import { orderOf } from '#shared/test/orders.ts'

afterEach(() => vi.useRealTimers())

const asked = (quantity: number, number = 1): NotedReturn => ({
  number,
  requestedAt: '2026-11-03T10:00:00.000Z',
  lines: [{ lineId: 65, quantity, reason: 'too-small', exchange: null }],
  comment: '',
})
const pieces = ({ noted }: { noted: NotedReturn[] }) => noted.map(({ lines }) => lines.map(({ quantity }) => quantity))

describe('the request of a guest', () => {
  test.each(Object.values(markets))(
    'a guest of market $code asks for a return, which is noted, mailed and shown [RET-01, RET-06, RET-07, RET-10]',
    async ({ code, prefix }) => {
      const opened = await openReturnShop({ code })
      const { shop, path, mails } = opened
      expect(await textOf(shop.get(`${prefix}/find-order/order`))).toContain(`href="${path}"`)
      const html = await unstoredPage(await shop.get(path))
      for (const text of ['name="line65.quantity"', 'name="number" value="1"', 'noindex']) expect(html).toContain(text)
      const answer = await opened.post(onePiece({ 'line65.quantity': '2', comment: 'Too tight.\nSorry' }))
      expect([answer.status, answer.headers.get('location')]).toEqual([303, `${path}?requested`])
      const done = await textOf(shop.get(`${path}?requested`))
      for (const text of ['We have your request', 'What happens next', ': 2 pieces']) expect(done).toContain(text)
      expect(await textOf(shop.get(`${prefix}/find-order/order`))).toMatch(/Return requested on [^:]+: 2 pieces/)
      expect(opened.noted).toMatchObject([
        { number: 1, lines: [{ lineId: 65, quantity: 2, reason: 'too-small' }], comment: 'Too tight.\nSorry' },
      ])
      const desk = present(
        mails.find(({ email }) => email.startsWith('returns')),
        'mail to the help desk',
      )
      for (const part of [desk.text, desk.html])
        for (const text of ['2 × Cotton Tee (440123-NAV-M)', 'Reason: Too small', 'Too tight.', ownerEmail])
          expect(part).toContain(text)
      const copy = present(
        mails.find(({ email }) => email === ownerEmail),
        'copy',
      )
      expect(copy.text).toContain(`http://localhost:8787${prefix}/find-order`)
      expect(copy.subject).toContain(String(guestOrders[code]))
      expect(mails).toHaveLength(2)
    },
  )

  test('the page, the mails and the state are in German on a German page [RET-01, RET-07]', async () => {
    const { shop, mails } = await openReturnShop({ code: 'eu' })
    const path = '/eu/de/find-order/order/return'
    expect(await textOf(shop.get(path))).toContain('Wie viele zurücksenden')
    const answer = await shop.post(path, onePiece())
    expect(answer.headers.get('location')).toBe(`${path}?requested`)
    expect(await textOf(shop.get(`${path}?requested`))).toContain('So geht es weiter')
    expect(mails.map(({ text }) => text).join()).toMatch(/Grund: Zu klein.*Herzliche Grüße/s)
    expect(await textOf(shop.get('/eu/de/find-order/order'))).toMatch(/Rücksendung angefragt am [^:]+: 1 Stück/)
  })
})

describe('one request is noted once', () => {
  test('a form that is posted again after its response is not noted and not mailed again [RET-05]', async () => {
    const opened = await openReturnShop()
    for (let press = 0; press < 2; press += 1) {
      const answer = await opened.post(onePiece({ 'line65.quantity': '3' }))
      expect(answer.headers.get('location')).toBe(`${opened.path}?requested`)
    }
    expect(pieces(opened)).toEqual([[3]])
    expect(opened.mails).toHaveLength(2)
  })

  test('a form that is posted twice at once is noted once and mailed once [RET-05]', async () => {
    const opened = await openReturnShop()
    const answers = await Promise.all([opened.post(onePiece()), opened.post(onePiece())])
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    expect(pieces(opened)).toEqual([[1]])
    expect(opened.mails).toHaveLength(2)
  })

  test('a form whose answer was lost is mailed when it is posted again [RET-05]', async () => {
    const { port, noted } = returnsInMemory()
    let isLost = true
    const returns = {
      ...port,
      async note(...request: Parameters<typeof port.note>) {
        const outcome = await port.note(...request)
        if (!isLost) return outcome
        isLost = false
        throw new ServiceError('commerce', 'timeout')
      },
    }
    const { post, mails } = await openReturnShop({ broken: { returns } })
    const first = await post(onePiece({ comment: 'Please' }))
    expect(first.status).toBe(503)
    expect(await textOf(first)).toContain('Please</textarea>')
    expect(mails).toEqual([])
    expect((await post(onePiece({ comment: 'Please' }))).status).toBe(303)
    expect(noted).toHaveLength(1)
    expect(mails).toHaveLength(2)
  })

  test('of two different forms that were shown at once, the second is told and shown what is left [RET-05]', async () => {
    const opened = await openReturnShop()
    await opened.post(onePiece({ 'line65.quantity': '2' }))
    const answer = await opened.post(onePiece({ 'line65.quantity': '3' }))
    expect(answer.status).toBe(409)
    const html = await textOf(answer)
    expect(html).toContain('Another return of this order has been requested meanwhile')
    expect(html).toContain('name="number" value="2"')
    expect(pieces(opened)).toEqual([[2]])
  })

  test('of two different forms that are posted at once, one is noted [RET-05]', async () => {
    const opened = await openReturnShop()
    const answers = await Promise.all([opened.post(onePiece()), opened.post(onePiece({ 'line65.quantity': '3' }))])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409])
    expect(opened.noted).toHaveLength(1)
  })

  test('the same may be asked for again in a new form, as long as pieces are left [RET-05]', async () => {
    const opened = await openReturnShop()
    await opened.post(onePiece())
    await opened.post(onePiece({ number: '2' }))
    expect(pieces(opened)).toEqual([[1], [1]])
    expect(opened.mails).toHaveLength(4)
  })
})

describe('what is refused', () => {
  const refused = (form: Record<string, string>) => async () => {
    const opened = await openReturnShop({ changes: { lines: [returnableLine(), returnableLine({ id: 66 })] } })
    const answer = await opened.post(form)
    expect([opened.noted, opened.mails]).toEqual([[], []])
    return [answer.status, await textOf(answer)] as const
  }
  test.each([
    ['no line', { 'line65.quantity': '' }, 'Please choose at least one piece'],
    ['a quantity of 0', { 'line65.quantity': '0' }, 'Please choose at least one piece'],
    ['a quantity below 0', { 'line65.quantity': '-1' }, 'return-line65-quantity-error'],
    ['more than was bought', { 'line65.quantity': '4' }, 'return-line65-quantity-error'],
    ['a huge quantity', { 'line65.quantity': '9'.repeat(400) }, 'return-line65-quantity-error'],
    ['a part of a piece', { 'line65.quantity': '0.5' }, 'return-line65-quantity-error'],
    ['no reason', { 'line65.reason': '' }, 'return-line65-reason-error'],
    ['a reason that is not in the list', { 'line65.reason': 'because' }, 'return-line65-reason-error'],
    ['a size that is not in stock', { 'line65.resolution': '12345' }, 'return-line65-resolution-error'],
    ['a comment of 501 characters', { comment: 'a'.repeat(501) }, 'return-comment-error'],
  ])('%s is refused at its field, and nothing is noted [RET-02, RET-04]', async (_what, changes, shown) => {
    const [status, html] = await refused(onePiece(changes))()
    expect(status).toBe(422)
    expect(html).toContain(shown)
  })

  test('a comment of 30 KB is refused before it is read, and nothing is noted [RET-04]', async () => {
    const opened = await openReturnShop()
    expect((await opened.post(onePiece({ comment: '<b>'.repeat(10_000) }))).status).toBe(413)
    expect(opened.noted).toEqual([])
  })

  test('a line of another order is not a line of this one [RET-02, RET-09]', async () => {
    const form = { number: '1', 'line99.quantity': '1', 'line99.reason': 'quality', comment: '' }
    const [status, html] = await refused(form)()
    expect(status).toBe(422)
    expect(html).toContain('Please choose at least one piece')
  })

  test('a form without a valid number is shown again [RET-05]', async () => {
    const opened = await openReturnShop()
    for (const number of ['', '0', '-1', '2', '1e3', '9'.repeat(90)])
      expect((await opened.post(onePiece({ number }))).status).toBe(409)
    expect(opened.noted).toEqual([])
  })

  test('markup and marks of direction in a comment stay text, in the page and in both mails [RET-04]', async () => {
    const opened = await openReturnShop()
    const comment = '<script>alert(1)</script>\u202Eevil'
    await opened.post(onePiece({ comment }))
    expect(opened.noted[0]?.comment).toBe('<script>alert(1)</script>evil')
    for (const { html } of opened.mails) {
      expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;evil')
      expect(html).not.toContain('<script')
    }
    const refusedAgain = await opened.post(onePiece({ number: '2', comment, 'line65.reason': '' }))
    expect(await textOf(refusedAgain)).toContain('&lt;script&gt;alert(1)&lt;/script&gt;evil</textarea>')
  })

  test('above the limit nothing is noted [RET-09]', async () => {
    const { shop, path } = await openReturnShop()
    const { port, noted } = returnsInMemory()
    const { shop: other } = openGuestShop({
      jar: shop.jar,
      changes: { status: 'Shipped', placedAt: new Date().toISOString(), lines: [returnableLine()] },
      broken: { returns: port },
      bindings: { LIMIT_ATTEMPTS: usedUp.LIMIT_ATTEMPTS },
    })
    expect((await other.post(path, onePiece())).status).toBe(429)
    expect(noted).toEqual([])
  })
})

describe('an exchange', () => {
  test('another size of the colour is offered and noted if it is in stock, else the money [RET-04]', async () => {
    const { product, variant } = await firstSellable('womens', 20)
    const others = product.variants.filter(
      ({ id, colour, length }) => id !== variant.id && colour === variant.colour && length === variant.length,
    )
    const other = present(
      others.find(({ isPurchasable, stock }) => isPurchasable && stock !== 0),
      'other size',
    )
    const line = returnableLine({ productId: product.id, variantId: variant.id, sku: variant.sku })
    const opened = await openReturnShop({ changes: { lines: [line] } })
    const html = await textOf(opened.shop.get(opened.path))
    expect(html).toContain(`<option value="${other.id}">`)
    for (const { id, stock } of others.filter((one) => one.stock === 0)) {
      expect(stock).toBe(0)
      expect(html).not.toContain(`<option value="${id}">`)
    }
    await opened.post(onePiece({ 'line65.resolution': String(other.id) }))
    expect(opened.noted[0]?.lines[0]?.exchange).toMatchObject({ variantId: other.id })
    expect(opened.mails.map(({ text }) => text).join()).toContain(`Size ${opened.noted[0]?.lines[0]?.exchange?.size}`)
  })

  test('if the product cannot be read, the form has only the money back [RET-04]', async () => {
    const product = () => Promise.reject(new ServiceError('commerce', 'unavailable'))
    const opened = await openReturnShop({ broken: { catalogue: { product } } })
    const html = await textOf(opened.shop.get(opened.path))
    expect(html).toContain('<option value="refund"')
    expect((await opened.post(onePiece())).status).toBe(303)
  })
})

describe('who and when', () => {
  test.each([
    ['was not sent', { status: 'Confirmed' as const }],
    ['was cancelled', { status: 'Cancelled' as const, stage: 'cancelled' as const }],
    ['was paid back', { status: 'Refunded' as const }],
  ])('an order that %s has no link, no form, and notes nothing [RET-02]', async (_what, changes) => {
    const opened = await openReturnShop({ changes })
    expect(await textOf(opened.shop.get('/find-order/order'))).not.toContain('/order/return"')
    const html = await textOf(opened.shop.get(opened.path))
    expect(html).toContain('Nothing of this order can be returned')
    expect(html).not.toContain('line65')
    expect((await opened.post(onePiece())).status).toBe(422)
    expect(opened.noted).toEqual([])
  })

  test('after the last day there is no link and no form, and nothing is noted [RET-03]', async () => {
    const placedAt = new Date(Date.now() - 29 * 86_400_000).toISOString()
    const opened = await openReturnShop({ changes: { placedAt } })
    expect(await textOf(opened.shop.get('/find-order/order'))).not.toContain('/order/return"')
    expect(await textOf(opened.shop.get(opened.path))).toContain('The time for returns of this order ended on')
    expect((await opened.post(onePiece())).status).toBe(422)
    expect(opened.noted).toEqual([])
  })

  test('pieces that were asked for or paid back are not offered again [RET-02]', async () => {
    const opened = await openReturnShop({ noted: [asked(2)] })
    expect(await textOf(opened.shop.get(opened.path))).not.toContain('<option value="2">2</option>')
    expect((await opened.post(onePiece({ number: '2', 'line65.quantity': '2' }))).status).toBe(422)
    const partly = await openReturnShop({
      changes: { status: 'Refunded in part', lines: [returnableLine({ refunded: 3 })] },
    })
    expect(await textOf(partly.shop.get(partly.path))).toContain('There is nothing left to return')
  })

  test('the form needs the order: a browser without one gets none, and another customer neither [RET-09]', async () => {
    expect((await openShop().get('/find-order/order/return')).status).toBe(410)
    expect((await openShop().post('/find-order/order/return', onePiece())).status).toBe(410)
    const { shop: other } = await openAccountShop()
    const { port, noted } = returnsInMemory()
    const { shop } = openGuestShop({
      jar: other.jar,
      changes: { customerId: 1, status: 'Shipped', lines: [returnableLine()] },
      broken: { returns: port },
    })
    expect((await shop.get(`/my-account/order-history/${guestOrders.en}/return`)).status).toBe(404)
    const form = { orderId: String(guestOrders.en), ...onePiece() }
    expect((await shop.post('/my-account/order-history/return', form)).status).toBe(404)
    expect(noted).toEqual([])
  })

  test('a customer asks for a return in the account, and sees it at the order [RET-01, RET-06]', async () => {
    const { shop: first, customerId } = await openAccountShop()
    const { port, noted } = returnsInMemory()
    const placedAt = new Date().toISOString()
    const { shop, mails } = openGuestShop({
      jar: first.jar,
      changes: { customerId, status: 'Shipped', placedAt, lines: [returnableLine()] },
      broken: { returns: port },
    })
    const path = `/my-account/order-history/${guestOrders.en}`
    expect(await textOf(shop.get(path))).toContain(`href="${path}/return"`)
    expect(await textOf(shop.get(`${path}/return`))).toContain('action="/my-account/order-history/return"')
    const answer = await shop.post('/my-account/order-history/return', {
      orderId: String(guestOrders.en),
      ...onePiece(),
    })
    expect(answer.headers.get('location')).toBe(`${path}/return?requested`)
    expect(noted).toHaveLength(1)
    expect(mails.some(({ text }) => text.includes(path))).toBe(true)
    expect(await textOf(shop.get(path))).toMatch(/Return requested on [^:]+: 1 piece</)
  })

  test('the stored data of a customer has the requests of their orders, or is not exported, and a shop without returns asks for none [RET-11]', async () => {
    const { shop: first, customerId } = await openAccountShop()
    const { port } = returnsInMemory([asked(2)])
    const summary = { placedAt: new Date().toISOString(), total: money(100, 'GBP'), itemCount: 1, pieces: [] }
    const history = async () => ({
      orders: [{ ...summary, id: guestOrders.en, status: 'Shipped' as const }],
      leftOut: 0,
    })
    const download = (returns: ReturnsPort, { owner = customerId, vars = {} } = {}) =>
      openShop({
        jar: first.jar,
        vars,
        broken: {
          orders: {
            history,
            order: async () => orderOf('GBP', { id: guestOrders.en, customerId: owner, lines: [returnableLine()] }),
          },
          returns,
        },
      }).get('/my-account/my-data/download')
    const returnsOf = async (response: Promise<Response>) =>
      (await (await response).json<{ returns: unknown }>()).returns
    expect(await returnsOf(download(port))).toEqual([{ orderId: guestOrders.en, ...asked(2) }])
    expect(await returnsOf(download(port, { owner: customerId + 1 }))).toEqual([])
    const failing = { ...port, requests: () => Promise.reject(new ServiceError('commerce', 'unavailable')) }
    expect((await download(failing)).status).toBe(503)
    expect(await returnsOf(download(failing, { vars: { RETURNS_ADDRESS: '' } }))).toEqual([])
  })
})

describe('without a part', () => {
  test.each([
    ['an address for returns', { RETURNS_ADDRESS: 'us=returns@shop.example' }],
    ['days for returns', { RETURN_DAYS: 'us=28' }],
    ['marketing', { MARKETING_URL: '' }],
  ])('a market without %s has no link, no page and no form [RET-08] [D-376]', async (_what, vars) => {
    const { shop } = await openReturnShop()
    const { shop: other } = openGuestShop({
      jar: shop.jar,
      vars,
      changes: { status: 'Shipped', placedAt: new Date().toISOString(), lines: [returnableLine()] },
      broken: { returns: returnsInMemory().port, ...('MARKETING_URL' in vars && { marketing: null }) },
    })
    expect(await textOf(other.get('/find-order/order'))).not.toContain('/order/return"')
    expect((await other.get('/find-order/order/return')).status).toBe(404)
    expect((await other.post('/find-order/order/return', onePiece())).status).toBe(404)
  })

  test('if the help desk gets no mail, the request stays noted and the page says so [RET-07]', async () => {
    const sendMail = vi.fn().mockRejectedValue(new ServiceError('marketing', 'unavailable'))
    const { shop } = await openReturnShop()
    const { port, noted } = returnsInMemory()
    const { shop: other } = openGuestShop({
      jar: shop.jar,
      changes: { status: 'Shipped', placedAt: new Date().toISOString(), lines: [returnableLine()] },
      broken: { returns: port, marketing: { sendMail } },
    })
    const answer = await other.post('/find-order/order/return', onePiece())
    expect(answer.headers.get('location')).toBe('/find-order/order/return?requested=not-mailed')
    expect(noted).toHaveLength(1)
    expect(await textOf(other.get('/find-order/order/return?requested=not-mailed'))).toContain('we could not send it')
  })

  test('if the requests cannot be read, the order is shown without them, and the form is not [RET-06]', async () => {
    const requests = () => Promise.reject(new ServiceError('commerce', 'unavailable'))
    const opened = await openReturnShop({ broken: { returns: { requests } } })
    expect((await opened.shop.get('/find-order/order')).status).toBe(200)
    expect((await opened.shop.get(opened.path)).status).toBe(503)
  })
})
