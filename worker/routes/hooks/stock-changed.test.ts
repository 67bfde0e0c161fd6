import { afterEach, describe, expect, test } from 'vitest'
import { signatureHeaders, webhookSecret } from '../../test/order-webhook.ts'
import { untilDone } from '../../test/recorded-fetch.ts'
import { sandboxServices } from '../../test/sandbox.ts'
import { textOf } from '../../test/shop.ts'
import { mailsTo, openStockHook, soldOutVariant, stockEvent } from '../../test/stock-alerts.ts'
import { ServiceError } from '#shared/errors.ts'
import { inLanguages, markets } from '#shared/markets.ts'
import { orderWebhook } from '#shared/order-webhook.ts'
import { stockWebhook } from '#shared/stock-webhook.ts'

const { services } = sandboxServices()
const restores: (() => Promise<void>)[] = []

afterEach(async () => {
  for (const restore of restores.splice(0)) await restore()
})

async function soldOut(...market: Parameters<typeof soldOutVariant>) {
  const found = await soldOutVariant(...market)
  restores.push(found.restore)
  return found
}

describe('mails that a variant is back', () => {
  test('shoppers are mailed in the order of their requests, one for each unit, and the others when more units come [STK-01, STK-02]', async () => {
    const { event, setUnits, askedBy } = await soldOut()
    const emails = await askedBy(4)
    const { report } = openStockHook()
    // The units that the report names are not believed.
    expect([await report(event), await mailsTo(emails)]).toEqual([
      [200, 0],
      [0, 0, 0, 0],
    ])
    await setUnits(2)
    expect([await report(event), await mailsTo(emails)]).toEqual([
      [200, 2],
      [1, 1, 0, 0],
    ])
    await setUnits(3)
    expect([await report({ productId: event.productId }), await mailsTo(emails)]).toEqual([
      [200, 1],
      [1, 1, 1, 0],
    ])
    await setUnits(9)
    expect([await report(event), await mailsTo(emails)]).toEqual([
      [200, 1],
      [1, 1, 1, 1],
    ])
  })

  test('a report that arrives again, or several times at once, mails nobody twice and not one shopper more [STK-03]', async () => {
    const { event, setUnits, askedBy } = await soldOut()
    const emails = await askedBy(4)
    await setUnits(2)
    const { report } = openStockHook()
    const reports = await Promise.all([
      ...Array.from({ length: 4 }, () => report(event)),
      report({ productId: event.productId }),
    ])
    expect(reports.map(([status]) => status)).toEqual([200, 200, 200, 200, 200])
    expect(reports.reduce((sum, [, sent = 0]) => sum + sent, 0)).toBe(2)
    expect(await report(event)).toEqual([200, 0])
    expect(await mailsTo(emails)).toEqual([1, 1, 0, 0])
  })

  test('a shopper who asked twice gets one mail, keeps their place, and can ask again afterwards [STK-03] [PDP-60]', async () => {
    const { event, variant, setUnits, askedBy } = await soldOut()
    const [first = '', second = ''] = await askedBy(2)
    const again = () =>
      services.marketing.notifyStockLevel({ market: markets.en, email: first, sku: variant.sku }, untilDone())
    await again()
    await setUnits(1)
    const { report } = openStockHook()
    expect([await report(event), await mailsTo([first, second])]).toEqual([
      [200, 1],
      [1, 0],
    ])
    await again()
    await setUnits(2)
    expect([await report(event), await mailsTo([first, second])]).toEqual([
      [200, 1],
      [1, 1],
    ])
    await setUnits(3)
    expect([await report(event), await mailsTo([first, second])]).toEqual([
      [200, 1],
      [2, 1],
    ])
  })

  test('more requests than fit into one call are all mailed by one report [STK-01]', async () => {
    const { event, setUnits, askedBy } = await soldOut()
    await askedBy(53)
    await setUnits(60)
    const { report, mails } = openStockHook()
    expect(await report(event)).toEqual([200, 53])
    expect(new Set(mails.map(({ id }) => id)).size).toBe(53)
  })

  test('variants that share their units get as many mails together as there are units [STK-02]', async () => {
    const { event, product, variant, askedBy } = await soldOut()
    const emails = await askedBy(3)
    const stock: typeof services.catalogue.stock = async (request, signal) =>
      new Map(
        [...(await services.catalogue.stock(request, signal))].map(([id, each]) => [
          id,
          { ...each, tracking: 'product', units: 2 },
        ]),
      )
    const other = product.variants.find(({ id, isPurchasable }) => id !== variant.id && isPurchasable)!
    const late = `late-${emails[0]}`
    await services.marketing.notifyStockLevel({ market: markets.en, email: late, sku: other.sku }, untilDone())
    const { report } = openStockHook({ broken: { catalogue: { stock } } })
    expect([await report(event), await mailsTo([...emails, late])]).toEqual([
      [200, 2],
      [1, 1, 0, 0],
    ])
    await services.marketing.stopStockAlerts({ email: late }, untilDone())
  })

  test.each([
    ['a hidden product', { isAvailable: false }],
    ['a gift', { isFreeGift: true }],
  ])('%s has units, but no one is mailed [STK-01]', async (_what, change) => {
    const { event, setUnits, askedBy } = await soldOut()
    const emails = await askedBy(1)
    await setUnits(5)
    const product: typeof services.catalogue.product = async (request, signal) => {
      const found = await services.catalogue.product(request, signal)
      return found && { ...found, ...change }
    }
    expect(await openStockHook({ broken: { catalogue: { product } } }).report(event)).toEqual([200, 0])
    expect(await mailsTo(emails)).toEqual([0])
  })

  test.each(Object.values(markets).flatMap((market) => inLanguages(market)))(
    'the mail of $code in $language leads to the variant and to the page that stops such mails [STK-04]',
    async (market) => {
      const { event, variant, product, setUnits, askedBy } = await soldOut()
      const [email = ''] = await askedBy(1, market)
      await setUnits(1)
      const { report, mails } = openStockHook()
      expect(await report(event)).toEqual([200, 1])
      const [mail] = mails
      const home = `http://localhost:8787${market.prefix}`
      expect(mail?.stopUrl.startsWith(`${home}/stock-alerts/stop?link=`)).toBe(true)
      expect(mail?.text).toContain(`${home}/p/${product.id}/`)
      expect(mail?.text).toContain(new URLSearchParams({ Size: variant.size ?? '' }).toString())
      expect(mail?.text).toContain(mail?.stopUrl)
      const stop = market.language === 'de' ? 'Keine E-Mails mehr zur Verfügbarkeit' : 'Stop all e-mails about stock'
      expect(mail?.html).toContain(`<html lang="${market.iso}">`)
      expect(mail?.html).toContain(`>${stop}</a>`)
      expect(mail?.subject).toMatch(market.language === 'de' ? /^Wieder da: / : /^Back in stock: /)
      // The address is in no URL.
      expect(`${mail?.text}${mail?.html}`).not.toContain(email)
      const outbox = await textOf(fetch('http://localhost:8788/control/outbox'))
      expect(outbox).toContain(`List-Unsubscribe: <code>&lt;${mail?.stopUrl}&gt;`)
    },
  )
})

describe('failures', () => {
  const down = (service: 'commerce' | 'marketing') => () => Promise.reject(new ServiceError(service, 'unavailable'))

  test.each([
    ['the product cannot be read', { catalogue: { product: down('commerce') } }],
    ['the stock cannot be read', { catalogue: { stock: down('commerce') } }],
    ['the requests cannot be read', { marketing: { openStockAlerts: down('marketing') } }],
    ['the mails cannot be sent', { marketing: { sendStockAlerts: down('marketing') } }],
  ])(
    'while %s, the platform is told to report again, and then each shopper is mailed [STK-05]',
    async (_what, broken) => {
      const { event, setUnits, askedBy } = await soldOut()
      const emails = await askedBy(2)
      await setUnits(2)
      expect((await openStockHook({ broken }).report(event))[0]).toBe(503)
      expect(await mailsTo(emails)).toEqual([0, 0])
      expect(await openStockHook().report(event)).toEqual([200, 2])
      expect(await mailsTo(emails)).toEqual([1, 1])
    },
  )

  test('mails whose response was lost are not sent again [STK-03, STK-05]', async () => {
    const { event, setUnits, askedBy } = await soldOut()
    const emails = await askedBy(3)
    await setUnits(2)
    const sendStockAlerts: typeof services.marketing.sendStockAlerts = async (request, signal) => {
      await services.marketing.sendStockAlerts(request, signal)
      throw new ServiceError('marketing', 'timeout')
    }
    expect((await openStockHook({ broken: { marketing: { sendStockAlerts } } }).report(event))[0]).toBe(503)
    expect(await openStockHook().report(event)).toEqual([200, 0])
    expect(await mailsTo(emails)).toEqual([1, 1, 0])
  })

  test('the mails of the last 24 hours count, and no older ones [STK-02]', async () => {
    const { event } = await soldOut()
    const since: Date[] = []
    const openStockAlerts: typeof services.marketing.openStockAlerts = async ({ sentSince }) => {
      since.push(sentSince)
      return { alerts: [], sentOf: new Map() }
    }
    const before = Date.now()
    expect(await openStockHook({ broken: { marketing: { openStockAlerts } } }).report(event)).toEqual([200, 0])
    expect(since).toHaveLength(1)
    const day = 24 * 60 * 60 * 1000
    expect(since[0]!.getTime()).toBeGreaterThanOrEqual(before - day)
    expect(since[0]!.getTime()).toBeLessThanOrEqual(Date.now() - day)
  })

  test('a provider that keeps a request open gets its mail once in a run [STK-03]', async () => {
    const { event, setUnits, askedBy } = await soldOut()
    await askedBy(1)
    await setUnits(5)
    let mails = 0
    const sendStockAlerts: typeof services.marketing.sendStockAlerts = async (request) => {
      mails += request.mails.length
      return request.mails.length
    }
    expect(await openStockHook({ broken: { marketing: { sendStockAlerts } } }).report(event)).toEqual([200, 1])
    expect(mails).toBe(1)
  })

  test('a shop without e-mail marketing reads nothing for a report [STK-05] [D-332]', async () => {
    const product = () => Promise.reject(new Error('The product was read.'))
    const { report } = openStockHook({
      broken: { marketing: null, catalogue: { product } },
      vars: { MARKETING_URL: '', MARKETING_TOKEN: '' },
    })
    expect(await report({ productId: 1 })).toEqual([200, 0])
  })
})

describe('reports of stock', () => {
  const body = stockEvent({ productId: 1 })
  const signed = async (of = body): Promise<Record<string, string>> => ({
    [orderWebhook.secretHeader]: webhookSecret,
    ...(await signatureHeaders(of)),
  })
  const unread = () => Promise.reject(new Error('Something was read.'))
  const silent = { catalogue: { product: unread }, marketing: { openStockAlerts: unread } }

  test('the webhook of stock does not exist if no secret is set [STK-06]', async () => {
    expect((await openStockHook({ vars: { ORDER_WEBHOOK_SECRET: '' } }).send(body, await signed())).status).toBe(404)
  })

  test.each([
    ['no secret', async () => ({ [orderWebhook.secretHeader]: '' })],
    ['another secret', async () => ({ [orderWebhook.secretHeader]: 'another-secret' })],
    ['a signature under another key', () => signatureHeaders(body, { secret: 'another' })],
    ['the signature of another body', () => signatureHeaders(stockEvent({ productId: 2 }))],
  ])('a forged report with %s is refused, and nothing is read for it [STK-06]', async (_what, changes) => {
    const { send } = openStockHook({ broken: silent })
    const response = await send(body, { ...(await signed()), ...(await changes()) })
    expect([response.status, response.headers.get('cache-control')]).toEqual([401, 'private, no-store'])
  })

  test.each(['', 'x', 'null', '[]', '{"scope":7}'])('an authentic %j gets 400 [STK-06]', async (text) => {
    expect((await openStockHook({ broken: silent }).send(text, await signed(text))).status).toBe(400)
  })

  test.each([
    ['of another event', { scope: 'store/product/updated', data: { type: 'product', id: 1 } }],
    ['without a product', { scope: stockWebhook.scopes[0], data: { type: 'sku', id: 1, inventory: {} } }],
    ['of a product by a path', { scope: stockWebhook.scopes[1], data: { type: 'product', id: '1/../2' } }],
    ['of a number that is no id', { scope: stockWebhook.scopes[1], data: { type: 'product', id: 1e12 } }],
    ['without data', { scope: stockWebhook.scopes[1] }],
  ])('an authentic report %s is ignored [STK-06]', async (_what, event) => {
    const text = JSON.stringify(event)
    const response = await openStockHook({ broken: silent }).send(text, await signed(text))
    expect([response.status, await response.json()]).toEqual([200, { status: 'ignored' }])
  })

  test('a product that the platform does not have mails no one [STK-06]', async () => {
    expect(await openStockHook().report({ productId: 999_999_999 })).toEqual([200, 0])
  })

  test('the webhook of stock takes only posts with a limited body [STK-06]', async () => {
    const long = 'x'.repeat(20_000)
    const { send, shop } = openStockHook()
    expect((await send(long, await signed(long))).status).toBe(413)
    expect((await shop.get(stockWebhook.path)).status).toBe(405)
  })
})
