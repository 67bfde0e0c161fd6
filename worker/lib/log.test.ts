import { describe, expect, test, vi } from 'vitest'
import { linesOf } from '../test/log-lines.ts'
import { openShop, textOf } from '../test/shop.ts'
import { createLog, type LogLevel, redactPersonal } from './log.ts'

describe('log levels', () => {
  test.each<[LogLevel, string[]]>([
    ['debug', ['debug', 'info', 'warn', 'error']],
    ['info', ['info', 'warn', 'error']],
    ['warn', ['warn', 'error']],
    ['error', ['error']],
    ['none', []],
  ])('the log level %s writes %j [CONST-04]', async (level, written) => {
    const lines = await linesOf(() => {
      const log = createLog(level)
      log.debug('event')
      log.info('event')
      log.warn('event')
      log.error('event', new Error('cause'))
    })
    expect(lines.map((line) => line['level'])).toEqual(written)
  })
})

describe('a log line', () => {
  test("a log line is one JSON object: level, event, the request's fields, its own fields, and its cause with nested causes", async () => {
    const [line] = await linesOf(() =>
      createLog('info', () => ({ requestId: 'r1' })).error(
        'failed',
        new Error('outer', { cause: new TypeError('inner') }),
        {
          status: 500,
        },
      ),
    )
    expect(line).toMatchObject({
      level: 'error',
      event: 'failed',
      requestId: 'r1',
      status: 500,
      cause: { name: 'Error', message: 'outer', cause: { name: 'TypeError', message: 'inner' } },
    })
  })

  test.each([
    ['/order-confirmation/6f9619ff-8b86-4d01-b42d-00cf4fc964ff/102', '/order-confirmation/{id}/102'],
    ['/mabel@example.com/x', '/{address}/x'],
    ['/mabel%40example.com', '/{address}'],
    ['/browse/womens', '/browse/womens'],
  ])('a log line logs the path %s as %s', (path, logged) => {
    expect(redactPersonal(path)).toBe(logged)
  })
})

test.each([
  ['a', 100],
  ['a/', 200],
  ['a%4', 100],
])('redacting a text of many times %j reads only its start, so that a long path costs no time', (part, kept) => {
  const text = redactPersonal(part.repeat(100_000))
  expect(text.length).toBeLessThanOrEqual(501)
  expect(text.length).toBeGreaterThan(kept)
})

test('an address is redacted even if the cut goes through it', () => {
  expect(redactPersonal(`${'x '.repeat(245)}mabel.thorneycroft@example.com`)).not.toContain('mabel')
})

test('the cause of a logged error has no e-mail address in its message', async () => {
  const [line] = await linesOf(() =>
    createLog('info').error(
      'failed',
      new Error('no mabel@example.com', { cause: new Error('Variable "mabel@example.com"') }),
    ),
  )
  expect(JSON.stringify(line)).not.toContain('mabel')
})

test('the log lines of a request with a long path are short', async () => {
  const lines = await linesOf(() => openShop({ vars: { LOG_LEVEL: 'debug' } }).get(`/${'a/'.repeat(700)}`))
  expect(lines.length).toBeGreaterThan(0)
  for (const line of lines) expect(JSON.stringify(line).length).toBeLessThan(1300)
})

describe('the log lines of a visit', () => {
  const name = 'Mabel Thorneycroft'
  const address = 'mabel@example.com'
  const cartId = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'

  test('the log lines of a visit hold nothing about the visitor: no cookie, query, body, e-mail address or cart id', async () => {
    const shop = openShop({ vars: { LOG_LEVEL: 'debug' } })
    shop.jar.set('cart-id_1406818_GBP', `${cartId}.AAAA`)
    shop.jar.set('sv-name', name)
    const lines = await linesOf(async () => {
      await textOf(shop.get(`/search?query=${encodeURIComponent(name)}`))
      await textOf(shop.get(`/order-confirmation/${cartId}/102`))
      await textOf(shop.get(`/${encodeURIComponent(address)}`))
      await shop.call('updateCartItem', { itemId: address, data: { line_item: { quantity: name } } })
      await shop.call('addCartItems', {
        data: {
          line_items: [{ product_id: 1, quantity: 1, option_selections: [{ option_id: 1, option_value: { name } }] }],
        },
      })
      await shop.get('/api/bigcommerce/getCart', {
        method: 'POST',
        body: `{"${name}"`,
        headers: { origin: 'http://localhost:8787', 'content-type': 'application/json' },
      })
      await shop.post('/bag/items', { productId: name, color: address })
      await shop.settle()
    })
    const written = JSON.stringify(lines)
    expect(lines.filter(({ event }) => event === 'request')).toHaveLength(7)
    for (const secret of [name, encodeURIComponent(name), 'Mabel', address, encodeURIComponent(address), cartId])
      expect(written).not.toContain(secret)
  })

  test('the log lines of a visit have the request id that the response and its error page show', async () => {
    let response: Response | undefined
    const lines = await linesOf(async () => {
      response = await openShop({ vars: { LOG_LEVEL: 'info' } }).get('/nothing-here')
    })
    const id = response?.headers.get('x-request-id')
    expect(id).toMatch(/^[\w-]{8,}$/)
    expect(new Set(lines.map(({ requestId }) => requestId))).toEqual(new Set([id]))
    expect(await response?.text()).toContain(id)
  })

  test('each log line of a visit has the version, the market, and the pattern of the route without what was typed', async () => {
    const lines = await linesOf(async () => {
      const shop = openShop({ vars: { LOG_LEVEL: 'debug' } })
      await textOf(shop.get('/us/p/99999999/mabel/Red'))
      await shop.call('getCart', {})
      await shop.settle()
    })
    expect(lines.map(({ event }) => event)).toContain('refused')
    const facts = lines.map(({ version, market, route }) => JSON.stringify([typeof version, market, route]))
    expect(new Set(facts)).toEqual(
      new Set([
        JSON.stringify(['string', 'us', '/p/:id/:slug?/:color?']),
        JSON.stringify(['string', 'en', '/api/bigcommerce/getCart']),
      ]),
    )
  })

  test('the log lines of a visit describe the device of a request without its user agent [LAY-47] [LAY-48]', async () => {
    const agent =
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
    const lines = await linesOf(async () => {
      const shop = openShop({ vars: { LOG_LEVEL: 'info' } })
      await shop.get('/robots.txt', { headers: { 'user-agent': agent } })
      await shop.get('/robots.txt', { headers: { 'user-agent': agent, 'cf-device-type': 'tablet' } })
    })
    const [seen, declared] = lines.filter(({ event }) => event === 'request')
    expect(seen).toMatchObject({ device: 'mobile', system: 'android', browser: 'Chrome', isCrawler: false })
    expect(declared).toMatchObject({ device: 'tablet' })
    expect(JSON.stringify(lines)).not.toContain('Pixel')
  })

  test('the log lines of a visit do not report a redirect as an error or a refusal [RTE-43]', async () => {
    const shop = openShop({ vars: { LOG_LEVEL: 'debug', PAGE_CACHE: 'off' } })
    const [, id] = /\/p\/(\d+)\//.exec(await textOf(openShop().get('/browse/womens'))) ?? []
    let status: number | undefined
    const lines = await linesOf(async () => {
      status = (await shop.get(`/p/${id}/wrong-name/red`)).status
    })
    expect(status).toBe(302)
    expect(lines.map(({ level, event }) => [level, event])).toEqual([['info', 'request']])
  })
})

test('a cause that is no error is logged with its message, or with the names of its fields', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const log = createLog('error')
  log.error('a', { message: 'refused for ada@example.com', status: 422 })
  log.error('b', new Error('reversal', { cause: { status: 422, email: 'ada@example.com' } }))
  const causes = logged.mock.calls.map(([line]) => (JSON.parse(String(line)) as { cause: unknown }).cause)
  logged.mockRestore()
  expect(causes).toEqual([
    { message: 'refused for {address}' },
    expect.objectContaining({ message: 'reversal', cause: { message: 'an object with status, email' } }),
  ])
})
