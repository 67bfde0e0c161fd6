import fc from 'fast-check'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { sandboxServices } from '../sandbox.ts'
import { failuresOf } from './judge.ts'
import { anyBody } from './malformed.ts'
import { watchedPorts } from './watched-ports.ts'

const bodies = fc.sample(anyBody, { numRuns: 5, seed: 1 })
const signal = new AbortController().signal

/** Routes with planted faults, and one without. */
function setUp() {
  const changes: string[] = []
  const ports = watchedPorts(sandboxServices().services, changes)
  const app = new Hono()
    .post('/refuses', (c) => c.text('', 400))
    .post('/fails', (c) => c.text('', 500))
    .post('/is-unavailable', (c) => c.text('', 503))
    .post('/throws', () => {
      throw new Error('A planted fault')
    })
    .post('/hangs', () => new Promise<Response>(() => {}))
    .post('/is-slow', (c) => c.text(/^[( ]*[( \d]+$/.test('('.repeat(20_000) + 'z') ? 'x' : '', 400))
    .post('/changes', async (c) => {
      // A route that changes something may still answer that it has refused the body.
      await ports.cart?.deleteCart?.({ cartId: 'a', version: null }, signal)
      return c.text('', 400)
    })
    .onError((_error, c) => c.text('', c.req.path === '/changes' ? 400 : 500))
  return (path: string) =>
    failuresOf(bodies, {
      send: async ({ bytes }) => app.request(path, { method: 'POST', body: bytes }),
      changes,
      limitMs: 50,
      hangsAfterMs: 500,
    })
}

test('the judge of malformed bodies finds nothing wrong with a route that refuses them', async () => {
  expect(await setUp()('/refuses')).toEqual([])
})

test.each([
  ['fails', { status: 500, changes: [] }],
  ['is-unavailable', { status: 503, changes: [] }],
  ['throws', { status: 500, changes: [] }],
  ['hangs', { status: 0, changes: [] }],
  ['is-slow', { status: 400, changes: [] }],
  ['changes', { status: 400, changes: ['cart.deleteCart'] }],
])('the judge of malformed bodies notices a route that %s', async (fault, failure) => {
  expect(await setUp()(`/${fault}`)).toEqual(Array.from({ length: 3 }, () => expect.objectContaining(failure)))
})
