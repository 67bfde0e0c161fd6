import { describe, expect, test, vi } from 'vitest'
import type { Env } from '../configuration/env.ts'
import { addLines, fetchCart, lineOf, twoSellable } from '../test/bags.ts'
import { present } from '../test/recorded-fetch.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { openShop } from '../test/shop.ts'
import { amountOf, codesOf, openPlatform, type Resource, type Transport } from './test/cart-platform.ts'
import { expectOfficial, hasDocuments, noDocuments } from './test/official.ts'
import { changedStart } from '#shared/test/changed-start.ts'

const [dress, shirt] = await twoSellable(9)
const idOf = ({ product, variant }: typeof dress) => `${product.id}-${variant.id}`
const [first, second] = [idOf(dress), idOf(shirt)]
const line = (id: string, quantity = 1) => ({ item: { id }, quantity })
const transports: Transport[] = ['rest', 'mcp']
const key = () => ({ 'idempotency-key': crypto.randomUUID() })

type Synced = {
  promotions: { total: { amount: number }; lines: { now: { amount: number } }[] }
  cart: { line_items: { physical_items: { variant_id: number; quantity: number }[] } }
}

/** What a browser's bag with the same lines and codes costs. */
async function bagOf(lines: (typeof dress)[], codes: string[] = []) {
  const shop = openShop()
  await addLines(shop, ...lines.map((each) => lineOf(each, 2)))
  let synced = await (await shop.api('/api/promotions/sync', {})).json<Synced>()
  for (const code of codes) synced = await (await shop.api('/api/promotions/applyCoupon', { code })).json<Synced>()
  return synced
}

const sums = ({ line_items, totals }: Resource) => [
  line_items.reduce((sum, each) => sum + amountOf(each, 'subtotal'), 0) - amountOf({ totals }, 'subtotal'),
  totals.filter(({ type }) => type !== 'total').reduce((sum, { amount }) => sum + amount, 0) - amountOf({ totals }),
]

describe.each(transports)('a cart over %s', (transport) => {
  test('costs what a browser’s bag with the same lines and codes does [UCP-15]', async () => {
    const platform = openPlatform({ transport })
    const items = [line(first, 2), line(second, 2)]
    const { status, headers, result } = await platform.createCart({ line_items: items })
    expect([status, headers.get('cache-control'), headers.getSetCookie()]).toEqual([
      transport === 'rest' ? 201 : 200,
      'private, no-store',
      [],
    ])
    const { promotions, cart } = await bagOf([dress, shirt])
    expect(amountOf(result)).toBe(promotions.total.amount)
    expect(result.line_items.map(({ quantity }) => quantity)).toEqual(
      cart.line_items.physical_items.map(({ quantity }) => quantity),
    )
    expect(result.line_items.map((each) => amountOf(each)).slice(0, 2)).toEqual(
      promotions.lines.slice(0, 2).map(({ now }) => now.amount),
    )
    expect(sums(result)).toEqual([0, 0])
    const coded = await platform.updateCart(result.id, { line_items: items, discounts: { codes: ['welcome10'] } })
    expect(coded.result.discounts.codes).toEqual(['WELCOME10'])
    expect(coded.result.discounts.applied).toContainEqual(expect.objectContaining({ code: 'WELCOME10' }))
    expect(amountOf(coded.result)).toBe((await bagOf([dress, shirt], ['WELCOME10'])).promotions.total.amount)
    expect(sums(coded.result)).toEqual([0, 0])
  })

  test('is read, replaced and cancelled by its id, and then gone [UCP-15]', async () => {
    const platform = openPlatform({ transport })
    const { result: created } = await platform.createCart({ line_items: [line(first)] })
    expect((await platform.getCart(created.id)).result.line_items).toEqual(created.line_items)
    const { result: replaced } = await platform.updateCart(created.id, { line_items: [line(second, 3)] })
    expect([replaced.id, replaced.line_items.map(({ id, quantity }) => [id, quantity])]).toEqual([
      created.id,
      expect.arrayContaining([[second, 3]]),
    ])
    expect(replaced.line_items.map(({ id }) => id)).not.toContain(first)
    const { result: emptied } = await platform.updateCart(created.id, { line_items: [] })
    expect([emptied.line_items, amountOf(emptied), emptied.continue_url]).toEqual([[], 0, undefined])
    const { result: filled } = await platform.updateCart(created.id, { line_items: [line(first, 2)] })
    const { result: cancelled } = await platform.cancelCart(created.id)
    expect(cancelled.line_items).toEqual(filled.line_items)
    await platform.shop.settle()
    for (const { result } of [await platform.getCart(created.id), await platform.cancelCart(created.id)])
      expect([result.ucp.status, codesOf(result)]).toEqual(['error', ['not_found']])
  })

  test('names what was not added, and what has fewer units [UCP-16]', async () => {
    const platform = openPlatform({ transport })
    const { result } = await platform.createCart({
      line_items: [line(first, 999), line('999999999'), line('nonsense'), line(second), line(second)],
    })
    const limited = present(
      result.line_items.find(({ id }) => id === first),
      'line',
    )
    expect(limited.quantity).toBeLessThan(999)
    expect(result.line_items.find(({ id }) => id === second)?.quantity).toBe(2)
    expect(codesOf(result).filter((code) => code !== 'offer')).toEqual([
      'item_unavailable',
      'quantity_adjusted',
      'item_unavailable',
    ])
    const adjusted = result.messages?.find(({ code }) => code === 'quantity_adjusted')
    expect(adjusted?.path).toBe(`$.line_items[${result.line_items.indexOf(limited)}].quantity`)
    const { result: nothing, status } = await platform.createCart({ line_items: [line('999999999')] })
    expect([status, nothing.ucp.status, nothing.id]).toEqual([200, 'error', undefined])
  })

  test('keeps the codes that count, and says why another does not [UCP-17]', async () => {
    const platform = openPlatform({ transport })
    const codes = ['WELCOME10', 'NEVER-GIVEN', '???']
    const { result } = await platform.createCart({ line_items: [line(first, 2)], discounts: { codes } })
    expect(result.discounts.codes).toEqual(['WELCOME10'])
    const refused = (result.messages ?? []).filter(({ code }) => code === 'discount_code_invalid')
    expect(refused.map(({ content }) => content.split(':')[0])).toEqual(['???', 'NEVER-GIVEN'])
    const { result: same } = await platform.updateCart(result.id, { line_items: [line(first, 3)] })
    expect(same.discounts.codes).toEqual(['WELCOME10'])
    const { result: cleared } = await platform.updateCart(result.id, {
      line_items: [line(first, 3)],
      discounts: { codes: [] },
    })
    expect([cleared.discounts.codes, cleared.discounts.applied.some(({ code }) => code !== undefined)]).toEqual([
      [],
      false,
    ])
  })

  test('is in the market of its context, and stays there [UCP-18]', async () => {
    const platform = openPlatform({ transport })
    const context = { address_country: 'US' }
    const { result } = await platform.createCart({ line_items: [line(first)], context })
    expect([result.currency, result.continue_url?.includes('/us/')]).toEqual(['USD', true])
    const { result: same } = await platform.updateCart(result.id, { line_items: [line(first)], context })
    expect(codesOf(same)).not.toContain('market_fixed')
    const elsewhere = { line_items: [line(first)], context: { address_country: 'GB' } }
    const { result: other } = await platform.updateCart(result.id, elsewhere)
    expect([other.currency, codesOf(other).includes('market_fixed')]).toEqual(['USD', true])
  })

  test('is made once for each idempotency key, and another body with the key is a conflict [UCP-19]', async () => {
    const platform = openPlatform({ transport })
    const headers = key()
    const made = await platform.createCart({ line_items: [line(first)] }, headers)
    const again = await platform.createCart({ line_items: [line(first)] }, headers)
    expect([again.status, again.result]).toEqual([made.status, made.result])
    expect((await platform.createCart({ line_items: [line(first, 2)] }, headers)).status).toBe(409)
    const update = key()
    const { result } = await platform.updateCart(made.result.id, { line_items: [line(first, 2)] }, update)
    await platform.updateCart(made.result.id, { line_items: [line(first, 3)] })
    const repeated = await platform.updateCart(made.result.id, { line_items: [line(first, 2)] }, update)
    expect(repeated.result).toEqual(result)
    expect((await platform.getCart(made.result.id)).result.line_items[0]?.quantity).toBe(3)
    expect((await platform.createCart({ line_items: [] }, { 'idempotency-key': '1' })).status).toBe(400)
  })
})

test('the official schemas refuse a cart without totals [UCP-15]', async (context) => {
  if (!hasDocuments) return context.skip(noDocuments)
  const { result } = await openPlatform().createCart({ line_items: [line(first)] })
  expect(() => expectOfficial('cart', { ...result, totals: [] })).toThrow('valid')
})

describe('the cart of an assistant', () => {
  test('has an id that nobody can guess or make, and nothing of the commerce platform [UCP-20]', async () => {
    const platform = openPlatform()
    const { result } = await platform.createCart({ line_items: [line(first)] })
    const other = await platform.createCart({ line_items: [line(second)] })
    expect(other.result.id).not.toBe(result.id)
    const [name, signature] = result.id.split('.') as [string, string]
    const [otherName] = other.result.id.split('.') as [string]
    const checkout = await platform.createCheckout({ line_items: [line(first)] })
    for (const forged of [
      name,
      `${otherName}.${signature}`,
      `${name}.${changedStart(signature)}`,
      checkout.result.id,
      'cart~x',
      '~',
      'a'.repeat(500),
    ]) {
      const { status, result: refused } = await platform.getCart(encodeURIComponent(forged))
      expect([forged.slice(0, 9), status, codesOf(refused)]).toEqual([forged.slice(0, 9), 200, ['not_found']])
      expect(codesOf((await platform.updateCart(encodeURIComponent(forged), { line_items: [] })).result)).toEqual([
        'not_found',
      ])
    }
    const { result: mine } = await platform.getCart(result.id)
    expect(JSON.stringify(mine)).not.toContain(second)
  })

  test('is not the bag of the browser that sends the request, whose cookies are not read [UCP-20]', async () => {
    const shop = openShop()
    await addLines(shop, lineOf(shirt))
    const { result } = await openPlatform({ shop }).createCart({ line_items: [line(first)] })
    expect(result.line_items.map(({ id }) => id)).not.toContain(second)
    expect((await fetchCart(shop)).line_items.physical_items.map(({ variant_id }) => variant_id)).not.toContain(
      dress.variant.id,
    )
  })

  test('expires some days after its last change [UCP-20]', async () => {
    const platform = openPlatform()
    const { result } = await platform.createCart({ line_items: [line(first)] })
    const inDays = (Date.parse(result.expires_at ?? '') - Date.now()) / 86_400_000
    expect(inDays).toBeGreaterThan(6.9)
    expect(inDays).toBeLessThan(7.1)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7.5 * 86_400_000 })
    expect(codesOf((await platform.getCart(result.id)).result)).toEqual(['not_found'])
    vi.useRealTimers()
  })

  test.each([
    ['no lines', {}, 400, 'invalid_request'],
    ['a list', [], 400, 'invalid_request'],
    ['no JSON', '{', 400, 'invalid_request'],
    ['no quantity', { line_items: [{ item: { id: first } }] }, 400, 'invalid_request'],
    ['a quantity of 0', { line_items: [line(first, 0)] }, 400, 'invalid_request'],
    ['a quantity of 1.5', { line_items: [line(first, 1.5)] }, 400, 'invalid_request'],
    ['a quantity of 1000', { line_items: [line(first, 1000)] }, 400, 'invalid_request'],
    ['too many lines', { line_items: Array.from({ length: 21 }, () => line(first)) }, 400, 'request_too_large'],
    [
      'too many codes',
      { line_items: [], discounts: { codes: Array.from({ length: 6 }, String) } },
      400,
      'request_too_large',
    ],
    ['a long code', { line_items: [], discounts: { codes: ['A'.repeat(51)] } }, 400, 'invalid_request'],
    ['a large body', { line_items: [], more: 'a'.repeat(17_000) }, 413, 'request_too_large'],
  ] as const)('is refused with %s [UCP-21]', async (...[, body, status, code]) => {
    const refused = await openPlatform().createCart(body)
    expect([refused.status, refused.result.code]).toEqual([status, code])
  })

  test('has no more of a product than one order may, and refuses fewer than it must [UCP-16]', async () => {
    const { catalogue } = sandboxServices().services
    const product: typeof catalogue.product = async (...sent) => {
      const found = await catalogue.product(...sent)
      return found && { ...found, orderLimits: { minimum: 2, maximum: 3 } }
    }
    const platform = openPlatform({ shop: openShop({ broken: { catalogue: { product } } }) })
    const { result } = await platform.createCart({ line_items: [line(first, 5)] })
    expect([result.line_items[0]?.quantity, codesOf(result).includes('quantity_adjusted')]).toEqual([3, true])
    const { result: few } = await platform.createCart({ line_items: [line(first)] })
    expect([few.ucp.status, codesOf(few)]).toEqual(['error', ['quantity_limit']])
  })

  test('sells by the piece only [UCP-16]', async () => {
    const platform = openPlatform()
    const of = (unit: object) => ({ line_items: [{ item: { id: first, quantity_unit: unit }, quantity: 1 }] })
    expect((await platform.createCart(of({ unit: 'C62' }))).status).toBe(201)
    expect(codesOf((await platform.createCart(of({ unit: 'KGM', scale: 2 }))).result)).toEqual([
      'quantity_unit_mismatch',
    ])
  })

  test.each([
    [{ UCP: 'catalog,mcp,permalink' }, 404],
    [{ UCP: 'cart', MAINTENANCE_LOCALES: 'en' }, 503],
  ])('of a shop with %j is answered with %i [UCP-11]', async (vars, status) => {
    expect((await openPlatform({ shop: openShop({ vars }) }).createCart({ line_items: [line(first)] })).status).toBe(
      status,
    )
  })

  test('is counted by its network and for all assistants, apart from shoppers [UCP-22]', async () => {
    const counted: string[] = []
    const limiter = { limit: async ({ key: name }: { key: string }) => (counted.push(name), { success: false }) }
    const headers = { 'cf-connecting-ip': '203.0.113.77' }
    const shop = openShop({ bindings: { LIMIT_CALLS: limiter, LIMIT_CART_CALLS: limiter }, headers })
    const sent = vi.spyOn(globalThis, 'fetch')
    const { status, headers: answered } = await openPlatform({ shop }).createCart({ line_items: [line(first)] })
    expect([status, answered.get('retry-after'), sent.mock.calls.length]).toEqual([429, '60', 0])
    vi.restoreAllMocks()
    expect(new Set(counted)).toEqual(new Set(['assistant calls 203.0.113.77', 'assistant calls']))
    expect(counted).toHaveLength(6)
  })

  test('changes one request at a time, and keeps what it had if one fails [UCP-19]', async () => {
    const platform = openPlatform()
    const { result } = await platform.createCart({ line_items: [line(first)] })
    const both = await Promise.all(
      [2, 3].map((units) => platform.updateCart(result.id, { line_items: [line(first, units)] })),
    )
    const seen = new Set(both.map(({ status, result: { code = 'done' } }) => `${status} ${code}`))
    expect(seen).toContain('200 done')
    expect(['409 conflict', undefined]).toContain([...seen].find((each) => each !== '200 done'))
    const { result: before } = await platform.getCart(result.id)
    const down = openShop({
      broken: { cart: { createCart: () => Promise.reject(new DOMException('late', 'TimeoutError')) } },
    })
    const headers = key()
    const body = { line_items: [line(second, 4)] }
    const failed = await openPlatform({ shop: down }).updateCart(result.id, body, headers)
    expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, '30'])
    expect((await platform.getCart(result.id)).result.line_items).toEqual(before.line_items)
    const repeated = await platform.updateCart(result.id, body, headers)
    expect([repeated.status, repeated.result.line_items.map(({ id }) => id).includes(second)]).toEqual([200, true])
  })

  test('is an outage, and not an empty cart, while its object or the platform cannot be reached [UCP-19]', async () => {
    const { result } = await openPlatform().createCart({ line_items: [line(first)] })
    const broken = {
      get: () => ({ read: () => Promise.reject(new Error('lost')) }),
      idFromName: (name: string) => name,
    }
    const ASSISTANTS = broken as unknown as Env['ASSISTANTS']
    expect((await openPlatform({ shop: openShop({ bindings: { ASSISTANTS } }) }).getCart(result.id)).status).toBe(503)
    const down = openShop({
      broken: { cart: { cart: () => Promise.reject(new DOMException('late', 'TimeoutError')) } },
    })
    expect((await openPlatform({ shop: down }).getCart(result.id)).status).toBe(503)
  })

  test('takes as many tries of a code as a bag does [UCP-22]', async () => {
    const tried: string[] = []
    const limiter = { limit: async ({ key: name }: { key: string }) => ({ success: tried.push(name) < 3 }) }
    const shop = openShop({ bindings: { LIMIT_ATTEMPTS: limiter } })
    const discounts = { codes: ['A1', 'B2', 'C3'] }
    const { status } = await openPlatform({ shop }).createCart({ line_items: [line(first)], discounts })
    expect([status, tried.length]).toEqual([429, 3])
  })

  test('refuses a page of another site [UCP-09]', async () => {
    const headers = { origin: 'https://evil.example' }
    expect((await openPlatform().createCart({ line_items: [line(first)] }, headers)).status).toBe(403)
  })
})
