import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { AssistantSession } from '../assistant-session.ts'
import type { Env } from '../configuration/env.ts'
import type { AssistantSession as Session } from '../ports/assistant-session-port.ts'
import { twoSellable } from '../test/bags.ts'
import { unanswered } from '../test/changed-calls.ts'
import { unlimited, usedUp } from '../test/limits.ts'
import { linesOf } from '../test/log-lines.ts'
import { reportOf } from '../test/payment-report.ts'
import { present } from '../test/recorded-fetch.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { openShop } from '../test/shop.ts'
import { gateway, ordersOf, setUnits } from '../test/wallet-shop.ts'
import { newSessionName } from './session.ts'
import { amountOf, codesOf, openPlatform, profile, type Resource, type Transport } from './test/cart-platform.ts'
import { checkoutOf, openPayingPlatform, optionsOf, paidBy, personal } from './test/paying-platform.ts'
import { ServiceError } from '#shared/errors.ts'
import { actions } from '#shared/routes.ts'

const [item, other] = await twoSellable(40)
const idOf = ({ product, variant }: typeof item) => `${product.id}-${variant.id}`
const line = (of = item, quantity = 1) => ({ item: { id: idOf(of) }, quantity })
const transports: Transport[] = ['rest', 'mcp']
const { services } = sandboxServices()
const payments = present(services.payments, 'provider')
const key = () => ({ 'idempotency-key': crypto.randomUUID() })
const pathsOf = ({ messages = [] }: Resource) => messages.map(({ path }) => path)

/** What a failure logs is expected. */
async function quietly<Value>(work: () => Promise<Value>): Promise<Value> {
  let value: Value | undefined
  await linesOf(async () => (value = await work()))
  return present(value, 'result')
}

afterEach(async () => {
  vi.useRealTimers()
  await setUnits(item.variant.id, 60)
})

describe.each(transports)('paying over %s', (transport) => {
  test('names what is missing until the checkout is ready, charges its total once, and gives the order [UCP-40] [UCP-41]', async () => {
    const platform = openPayingPlatform({ transport })
    const { result: bare } = await platform.createCheckout({ line_items: [line()] })
    expect([bare.status, pathsOf(bare)]).toEqual([
      'incomplete',
      [
        '$.fulfillment.methods[0].destinations[0].address_country',
        '$.buyer.email',
        '$.fulfillment.methods[0].groups[0].selected_option_id',
      ],
    ])
    expect(bare.ucp.payment_handlers).toMatchObject({
      'com.google.pay': [
        {
          id: 'google-pay',
          config: {
            environment: 'TEST',
            allowed_payment_methods: [{ tokenization_specification: { parameters: gateway } }],
          },
        },
      ],
    })
    const { result: without } = await platform.updateCheckout(bare.id, checkoutOf([line()]))
    const option = present(optionsOf(without)[0], 'option')
    const { result: ready } = await platform.updateCheckout(bare.id, checkoutOf([line()], option.id))
    expect([without.status, ready.status, codesOf(ready)]).toEqual(['incomplete', 'ready_for_complete', []])
    expect((await platform.getCheckout(bare.id)).result.status).toBe('ready_for_complete')
    const cartId = await platform.cartId()
    const { status, result } = await platform.completeCheckout(bare.id, paidBy())
    const [order] = await ordersOf(cartId)
    expect([status, result.status, result.order]).toEqual([
      200,
      'completed',
      { id: String(order?.orderId), permalink_url: 'http://localhost:8787/find-order' },
    ])
    expect([result.line_items, result.totals, result.continue_url]).toEqual([ready.line_items, ready.totals, undefined])
    expect(await platform.sold(cartId)).toEqual({ stages: ['placed'], charged: [amountOf(ready)] })
    const { result: read } = await platform.getCheckout(bare.id)
    expect([read.status, read.order]).toEqual(['completed', result.order])
  })

  test('a request that is repeated with its key gets the same response, and another body is a conflict [UCP-43]', async () => {
    const platform = openPayingPlatform({ transport })
    const ready = await platform.ready([line()])
    const cartId = await platform.cartId()
    const [headers, body] = [key(), paidBy()]
    const first = await platform.completeCheckout(ready.id, body, headers)
    const again = await platform.completeCheckout(ready.id, body, headers)
    expect([first.result.status, again.result]).toEqual(['completed', first.result])
    expect((await platform.completeCheckout(ready.id, paidBy(), headers)).result.code).toBe('idempotency_conflict')
    expect(await platform.sold(cartId)).toEqual({ stages: ['placed'], charged: [amountOf(ready)] })
  })
})

test('without a key, a checkout is paid once, whatever is sent again [UCP-43]', async () => {
  const platform = openPayingPlatform()
  const ready = await platform.ready([line()])
  const cartId = await platform.cartId()
  const body = paidBy()
  const { result } = await platform.completeCheckout(ready.id, body)
  for (const again of [body, paidBy()]) {
    const { result: repeated } = await platform.completeCheckout(ready.id, again, key())
    expect([repeated.status, repeated.order, codesOf(repeated)]).toEqual(['completed', result.order, []])
  }
  expect(await platform.sold(cartId)).toEqual({ stages: ['placed'], charged: [amountOf(ready)] })
})

test('of two requests at once one pays, and the other is told to try again [UCP-43]', async () => {
  const platform = openPayingPlatform()
  const ready = await platform.ready([line()])
  const cartId = await platform.cartId()
  const pay = () => platform.completeCheckout(ready.id, paidBy(), key())
  const both = await Promise.all([pay(), pay()])
  expect(both.map(({ status, result }) => result.status ?? `${status} ${result.code}`).toSorted()).toEqual([
    '409 conflict',
    'completed',
  ])
  expect(await platform.sold(cartId)).toEqual({ stages: ['placed'], charged: [amountOf(ready)] })
})

const failed = ['ready_for_complete', 'payment_failed']

test.each<[what: string, sent: { secret?: object; changed?: object }, expected: string[]]>([
  ['the bank refuses', { secret: { outcome: 'refused' } }, failed],
  ['the token is not Google’s', { changed: { credential: { type: 'PAYMENT_GATEWAY', token: 'none' } } }, failed],
  ['the handler is another', { changed: { handler_id: 'other' } }, failed],
  ['the credential is of another type', { changed: { credential: { type: 'DIRECT', token: 'a' } } }, failed],
  ['there is no token', { changed: { credential: { type: 'PAYMENT_GATEWAY' } } }, failed],
  ['the bank asks the buyer', { secret: { authMethod: 'PAN_ONLY' } }, ['requires_escalation', 'payment_challenge']],
])(
  'nothing is charged if %s, and another card pays the same cart [UCP-42] [UCP-44]',
  async (_what, { secret, changed }, [status, code]) => {
    const platform = openPayingPlatform()
    const ready = await platform.ready([line()])
    const cartId = await platform.cartId()
    const { result } = await quietly(() => platform.completeCheckout(ready.id, paidBy(secret, changed), key()))
    expect([result.status, codesOf(result), result.line_items, result.totals]).toEqual([
      status,
      [code],
      ready.line_items,
      ready.totals,
    ])
    expect(result.continue_url).toBeDefined()
    const { stages, charged } = await platform.sold(cartId)
    expect([stages.filter((stage) => stage !== 'cancelled'), charged]).toEqual([[], []])
    expect((await platform.getCheckout(ready.id)).result.status).toBe('ready_for_complete')
    expect((await platform.completeCheckout(ready.id, paidBy(), key())).result.status).toBe('completed')
    const sold = await platform.sold(cartId)
    expect([sold.stages.filter((stage) => stage === 'placed'), sold.charged]).toEqual([['placed'], [amountOf(ready)]])
  },
)

describe('the amount', () => {
  test('is that of the last change: a delivery that has become cheaper shows the new total, which an update accepts [UCP-42]', async () => {
    let more = 100
    const platform = openPayingPlatform({
      broken: {
        cart: {
          async changeConsignment(...given) {
            const checkout = await services.cart.changeConsignment(...given)
            return { ...checkout, total: { ...checkout.total, amount: checkout.total.amount + more } }
          },
        },
      },
    })
    const ready = await platform.ready([line()])
    const cartId = await platform.cartId()
    more = 0
    const { result } = await platform.completeCheckout(ready.id, paidBy(), key())
    expect([result.status, codesOf(result), amountOf(result)]).toEqual([
      'incomplete',
      ['total_changed'],
      amountOf(ready) - 100,
    ])
    expect(await platform.sold(cartId)).toEqual({ stages: [], charged: [] })
    const { result: refused } = await platform.completeCheckout(ready.id, paidBy(), key())
    expect([refused.status, await ordersOf(cartId)]).toEqual(['incomplete', []])
    const accepted = await platform.updateCheckout(ready.id, checkoutOf([line()], optionsOf(result)[0]?.id))
    expect(accepted.result.status).toBe('ready_for_complete')
    const { result: paid } = await platform.completeCheckout(ready.id, paidBy(), key())
    expect([paid.status, (await platform.sold(cartId)).charged]).toEqual(['completed', [amountOf(accepted.result)]])
  })

  test('that the checkout cannot show is not charged, and the buyer sees it at the shop [UCP-42]', async () => {
    const platform = openPayingPlatform({
      broken: {
        cart: {
          async addBillingAddress(...given) {
            const checkout = await services.cart.addBillingAddress(...given)
            return { ...checkout, total: { ...checkout.total, amount: checkout.total.amount + 1 } }
          },
        },
      },
    })
    const ready = await platform.ready([line()])
    const { result } = await platform.completeCheckout(ready.id, paidBy(), key())
    expect([result.status, codesOf(result), typeof result.continue_url]).toEqual([
      'requires_escalation',
      ['total_not_confirmed'],
      'string',
    ])
    expect(await platform.sold(await platform.cartId())).toEqual({ stages: [], charged: [] })
  })

  test('of a cart that was changed since has to be shown first [UCP-42]', async () => {
    const platform = openPayingPlatform()
    const { result: cart } = await platform.createCart({ line_items: [line()] })
    const { result: made } = await platform.createCheckout({ ...checkoutOf([line()]), cart_id: cart.id })
    const asked = (quantity: number) => checkoutOf([line(item, quantity)], optionsOf(made)[0]?.id)
    expect((await platform.updateCheckout(made.id, asked(1))).result.status).toBe('ready_for_complete')
    await platform.updateCart(cart.id, { line_items: [line(item, 2)] })
    const { result } = await platform.completeCheckout(made.id, paidBy(), key())
    expect([result.status, codesOf(result).includes('total_changed')]).toEqual(['incomplete', true])
    expect((await platform.updateCheckout(made.id, asked(2))).result.status).toBe('ready_for_complete')
    expect((await platform.completeCheckout(made.id, paidBy(), key())).result.status).toBe('completed')
    expect(codesOf((await platform.getCart(cart.id)).result)).toEqual(['not_found'])
    expect(codesOf((await platform.createCheckout({ cart_id: cart.id })).result)).toEqual(['not_found'])
  })

  test('includes the discounts of a code, which the order redeems [UCP-41]', async () => {
    const platform = openPayingPlatform()
    const ready = await platform.ready([line(item, 2)], { discounts: { codes: ['WELCOME10'] } })
    expect(ready.discounts.applied.map(({ code }) => code)).toContain('WELCOME10')
    const cartId = await platform.cartId()
    const { result } = await platform.completeCheckout(ready.id, paidBy(), key())
    expect([result.status, (await platform.sold(cartId)).charged]).toEqual(['completed', [amountOf(ready)]])
  })

  test('is not charged if a gift certificate has paid a part of the order, which is cancelled [UCP-44]', async () => {
    const platform = openPayingPlatform({
      broken: {
        orders: {
          async order(...given) {
            const found = await services.orders.order(...given)
            return found && { ...found, giftCertificates: { ...found.total, amount: 500 } }
          },
        },
      },
    })
    const ready = await platform.ready([line()])
    const { result } = await platform.completeCheckout(ready.id, paidBy(), key())
    expect([result.status, codesOf(result)]).toEqual(['ready_for_complete', ['payment_failed']])
    expect(await platform.sold(await platform.cartId())).toEqual({ stages: ['cancelled'], charged: [] })
  })
})

describe('stock that is gone', () => {
  test('before the payment is named with its line, and nothing is ordered [UCP-42]', async () => {
    const platform = openPayingPlatform()
    const ready = await platform.ready([line(), line(other)])
    const cartId = await platform.cartId()
    await setUnits(item.variant.id, 0)
    const { result } = await platform.completeCheckout(ready.id, paidBy(), key())
    expect([result.status, codesOf(result).includes('out_of_stock')]).toEqual(['incomplete', true])
    expect(await platform.sold(cartId)).toEqual({ stages: [], charged: [] })
  })

  test('after the order was made is not charged, and the order is cancelled [UCP-42]', async () => {
    const platform = openPayingPlatform({
      broken: {
        cart: {
          async createOrder(...given) {
            const order = await services.cart.createOrder(...given)
            await setUnits(item.variant.id, 0)
            return order
          },
        },
      },
    })
    const ready = await platform.ready([line()])
    const cartId = await platform.cartId()
    const { result } = await platform.completeCheckout(ready.id, paidBy(), key())
    expect([result.status, codesOf(result).includes('out_of_stock')]).toEqual(['incomplete', true])
    expect(await platform.sold(cartId)).toEqual({ stages: ['cancelled'], charged: [] })
  })
})

describe('a result that is not known', () => {
  async function pending() {
    const platform = openPayingPlatform()
    const ready = await platform.ready([line()])
    const cartId = await platform.cartId()
    const { result } = await platform.completeCheckout(ready.id, paidBy({ outcome: 'pending' }), key())
    const { orderId } = present((await ordersOf(cartId))[0], 'order')
    return { platform, ready, cartId, result, orderId }
  }
  type Pending = Awaited<ReturnType<typeof pending>>
  const report = async ({ platform, orderId, ready }: Pending, what: 'authorised' | 'refused') => {
    const amount = { amount: amountOf(ready), currency: 'GBP' as const }
    const request = await reportOf(orderId, what, { amount })
    expect((await platform.shop.get('/hooks/payments', request)).status).toBe(200)
    await platform.shop.settle()
  }

  test('leaves the checkout in progress: nothing changes it, pays it again or sells its lines to the buyer [UCP-44]', async () => {
    const { platform, ready, result, cartId } = await pending()
    const shown = [result.status, result.order, result.totals, result.continue_url]
    expect(shown).toEqual(['complete_in_progress', undefined, ready.totals, undefined])
    const { result: paidAgain } = await platform.completeCheckout(ready.id, paidBy(), key())
    const { result: changed } = await platform.updateCheckout(ready.id, checkoutOf([line(other)]))
    const { result: cancelled } = await platform.cancelCheckout(ready.id)
    for (const { status, line_items } of [paidAgain, changed, cancelled, (await platform.getCheckout(ready.id)).result])
      expect([status, line_items]).toEqual(['complete_in_progress', ready.line_items])
    expect([changed, cancelled].map(codesOf)).toEqual([['complete_in_progress'], ['complete_in_progress']])
    const { searchParams } = new URL(present(ready.continue_url, 'continue_url'))
    const link = present(searchParams.get('link'), 'link')
    expect((await openShop().post(actions.takeAssistantBag, { link })).status).toBe(404)
    const { stages, charged } = await platform.sold(cartId)
    expect([stages, charged.length]).toEqual([['unfinished'], 1])
  })

  test('is completed by the provider’s notification [UCP-44]', async () => {
    const open = await pending()
    await report(open, 'authorised')
    const { result } = await open.platform.getCheckout(open.ready.id)
    expect([result.status, result.order?.id]).toEqual(['completed', String(open.orderId)])
    expect((await open.platform.sold(open.cartId)).stages).toEqual(['placed'])
  })

  test('is ready again after the provider’s refusal, with another order for the next card [UCP-44]', async () => {
    const open = await pending()
    await report(open, 'refused')
    expect((await open.platform.getCheckout(open.ready.id)).result.status).toBe('ready_for_complete')
    expect((await open.platform.completeCheckout(open.ready.id, paidBy(), key())).result.status).toBe('completed')
    expect((await open.platform.sold(open.cartId)).stages.toSorted()).toEqual(['cancelled', 'placed'])
  })

  test('for the shop, because the provider’s response was lost, is asked for with the same key and charged once [UCP-44]', async () => {
    let calls = 0
    const lost = unanswered(payments.pay, new ServiceError('payments', 'timeout'))
    const pay: typeof payments.pay = (...given) => ((calls += 1) === 1 ? lost(...given) : payments.pay(...given))
    const platform = openPayingPlatform({ broken: { payments: { ...payments, pay } } })
    const ready = await platform.ready([line()])
    const cartId = await platform.cartId()
    const { result } = await quietly(() => platform.completeCheckout(ready.id, paidBy(), key()))
    expect([result.status, calls]).toEqual(['completed', 2])
    expect(await platform.sold(cartId)).toEqual({ stages: ['placed'], charged: [amountOf(ready)] })
  })

  test('for the platform, because the shop’s response was lost, is read, and found by the same request [UCP-43]', async () => {
    const platform = openPayingPlatform()
    const ready = await platform.ready([line()])
    const cartId = await platform.cartId()
    const [headers, body] = [key(), paidBy()]
    const { shop } = openPayingPlatform({ bindings: { ASSISTANTS: withoutEnd } })
    const forgetful = openPlatform({ shop })
    expect((await forgetful.completeCheckout(ready.id, body, headers)).status).toBe(409)
    expect((await platform.getCheckout(ready.id)).result.status).toBe('completed')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
    const { result } = await platform.completeCheckout(ready.id, body, headers)
    expect(result.status).toBe('completed')
    expect(await platform.sold(cartId)).toEqual({ stages: ['placed'], charged: [amountOf(ready)] })
  })
})

const { ASSISTANTS } = env as unknown as Env

/** Objects that lose the end of each request, as after a crash. */
const withoutEnd = {
  idFromName: (name: string) => ASSISTANTS.idFromName(name),
  get(id: DurableObjectId) {
    const stub = ASSISTANTS.get(id)
    const { read, begin, save, release } = stub
    return { read, begin, save, release, end: async () => false }
  },
} as unknown as typeof ASSISTANTS

test('a completed checkout does not change, and its address sells nothing again [UCP-41]', async () => {
  const platform = openPayingPlatform()
  const ready = await platform.ready([line()])
  const { result } = await platform.completeCheckout(ready.id, paidBy(), key())
  const { result: changed } = await platform.updateCheckout(ready.id, checkoutOf([line(other)]))
  const { result: cancelled } = await platform.cancelCheckout(ready.id)
  for (const again of [changed, cancelled])
    expect([again.status, again.order, again.line_items, codesOf(again)]).toEqual([
      'completed',
      result.order,
      ready.line_items,
      ['checkout_completed'],
    ])
  const link = present(new URL(present(ready.continue_url, 'continue_url')).searchParams.get('link'), 'link')
  expect((await openShop().post(actions.takeAssistantBag, { link })).status).toBe(404)
})

describe('the buyer', () => {
  test('is in no response and no line of the log [UCP-46]', async () => {
    const platform = openPayingPlatform({ vars: { LOG_LEVEL: 'debug' } })
    const results: Resource[] = []
    const lines = await linesOf(async () => {
      const ready = await platform.ready([line()])
      results.push(ready, (await platform.completeCheckout(ready.id, paidBy(), key())).result)
      results.push((await platform.getCheckout(ready.id)).result)
    })
    expect(lines.length).toBeGreaterThan(3)
    for (const secret of personal) {
      expect(JSON.stringify(results)).not.toContain(secret)
      expect(JSON.stringify(lines)).not.toContain(secret)
    }
  })

  test('is forgotten an hour after the checkout was changed [UCP-46]', async () => {
    const platform = openPayingPlatform()
    const ready = await platform.ready([line()])
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60_000 })
    const { result } = await platform.completeCheckout(ready.id, paidBy(), key())
    expect([result.status, pathsOf(result).includes('$.buyer.email')]).toEqual(['incomplete', true])
    expect(await ordersOf(await platform.cartId())).toEqual([])
  })

  test('is deleted by an alarm, if no request comes after the hour, and the checkout is not [UCP-46]', async () => {
    const headers = key()
    const platform = openPayingPlatform()
    await platform.createCheckout(checkoutOf([line()]), headers)
    const request = { key: headers['idempotency-key'], digest: '' }
    const name = await newSessionName('create_checkout', profile, request)
    const stub = ASSISTANTS.get(ASSISTANTS.idFromName(name)) as unknown as DurableObjectStub<AssistantSession>
    const stored = () => runInDurableObject(stub, (_object, { storage }) => storage.get<Session>('session'))
    expect((await stored())?.contact?.of.emailAddress).toBe(checkoutOf([]).buyer.email)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60_000 })
    expect(await runDurableObjectAlarm(stub)).toBe(true)
    const session = await stored()
    expect([session?.contact, session?.checkout.isOpen]).toEqual([undefined, true])
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 24 * 60 * 60_000 })
    expect([await runDurableObjectAlarm(stub), await stored()]).toEqual([true, undefined])
  })

  test('who is not sent again with a replacement is forgotten, and a known destination keeps its address [UCP-40]', async () => {
    const platform = openPayingPlatform()
    const ready = await platform.ready([line()])
    const { buyer } = checkoutOf([])
    const [option] = optionsOf(ready)
    const known = { methods: [{ selected_destination_id: 'home', groups: [{ selected_option_id: option?.id }] }] }
    const asked = { line_items: [line()], fulfillment: known }
    const { result: without } = await platform.updateCheckout(ready.id, asked)
    expect([without.status, pathsOf(without)]).toEqual(['incomplete', ['$.buyer.email']])
    expect((await platform.updateCheckout(ready.id, { ...asked, buyer })).result.status).toBe('ready_for_complete')
  })

  test.each([
    ['street_address', '', '$.fulfillment.methods[0].destinations[0].street_address'],
    ['address_locality', '', '$.fulfillment.methods[0].destinations[0].address_locality'],
    ['email', 'nonsense', '$.buyer.email'],
    ['phone_number', 'none', '$.buyer.phone_number'],
    ['last_name', '', '$.buyer.first_name'],
  ])('whose %s is "%s" is asked for it, and nothing is charged [UCP-40]', async (field, value, path) => {
    const platform = openPayingPlatform()
    const ready = await platform.ready([line()])
    const asked = JSON.stringify(checkoutOf([line()], optionsOf(ready)[0]?.id))
    const name = field === 'last_name' ? { first_name: '' } : {}
    const wrong = JSON.parse(asked, (at, each: unknown) => (at === field || at in name ? value : each)) as object
    const { result } = await platform.updateCheckout(ready.id, wrong)
    expect([result.status, pathsOf(result)]).toEqual(['incomplete', [path]])
    expect((await platform.completeCheckout(ready.id, paidBy(), key())).result.status).toBe('incomplete')
    expect(await ordersOf(await platform.cartId())).toEqual([])
  })
})

describe('an assistant cannot pay', () => {
  test.each([
    ['by default', { UCP_PAYMENTS: 'off' }],
    ['in a market without wallets', { EXPRESS_WALLET_LOCALES: 'us' }],
    ['without Google Pay', { GOOGLE_PAY_SCRIPT_URL: '' }],
  ])('%s: the buyer does at the shop [UCP-45]', async (_when, vars) => {
    const platform = openPayingPlatform({ vars })
    const { result } = await platform.createCheckout(checkoutOf([line()]))
    const { result: chosen } = await platform.updateCheckout(result.id, checkoutOf([line()], optionsOf(result)[0]?.id))
    const { result: completed } = await platform.completeCheckout(result.id, paidBy(), key())
    for (const { status, ucp } of [chosen, completed])
      expect([status, ucp.payment_handlers]).toEqual(['requires_escalation', {}])
    expect(await ordersOf(await platform.cartId())).toEqual([])
  })

  test('while the provider does not respond [UCP-45]', async () => {
    const methods = () => Promise.reject(new ServiceError('payments', 'unavailable'))
    const platform = openPayingPlatform({ broken: { payments: { ...payments, methods } } })
    const { result } = await quietly(() => platform.createCheckout(checkoutOf([line()])))
    expect(result.status).toBe('requires_escalation')
  })

  test('for a checkout that is another’s, has ended or is a cart [UCP-45]', async () => {
    const platform = openPayingPlatform()
    const ready = await platform.ready([line()])
    const { result: cart } = await platform.createCart({ line_items: [line()] })
    await platform.cancelCheckout(ready.id)
    for (const id of [ready.id, cart.id, `${ready.id}x`, 'none']) {
      const { result } = await platform.completeCheckout(id, paidBy(), key())
      expect(codesOf(result)).toEqual(['not_found'])
    }
    expect(await Promise.all(platform.carts.map(ordersOf))).toEqual(platform.carts.map(() => []))
  })

  test('more often than a shopper with a wallet [UCP-45]', async () => {
    const ready = await openPayingPlatform().ready([line()])
    const limited = { ...usedUp, LIMIT_NETWORKS: unlimited, LIMIT_CALLS: unlimited, LIMIT_CART_CALLS: unlimited }
    const platform = openPayingPlatform({ bindings: limited })
    const { status, result } = await platform.completeCheckout(ready.id, paidBy(), key())
    expect([status, result.code]).toEqual([429, 'too_many_tries'])
  })

  test('with a card that was refused five times [UCP-44]', async () => {
    const platform = openPayingPlatform()
    const ready = await platform.ready([line()])
    const refuse = () => platform.completeCheckout(ready.id, paidBy({ outcome: 'refused' }), key())
    for (let tries = 0; tries < 5; tries += 1) expect(codesOf((await refuse()).result)).toEqual(['payment_failed'])
    const { result } = await platform.completeCheckout(ready.id, paidBy(), key())
    expect([result.status, codesOf(result)]).toEqual(['requires_escalation', ['payment_unavailable']])
    expect((await platform.sold(await platform.cartId())).charged).toEqual([])
  })
})
