import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import type { RateLimiter } from '../configuration/env.ts'
import { onError } from '../middleware/on-error.ts'
import { startVisit } from '../middleware/visit.ts'
import { recordedLog } from '../test/recorded-fetch.ts'
import type { AppEnv } from './app-env.ts'
import { isWithinLimit, limitRate } from './rate-limit.ts'

/** Lets each key through `most` times. */
function limiterOf(most: number) {
  const counts = new Map<string, number>()
  const limiter: RateLimiter = {
    async limit({ key }) {
      counts.set(key, (counts.get(key) ?? 0) + 1)
      return { success: (counts.get(key) ?? 0) <= most }
    },
  }
  return { limiter, counts }
}

function appWith(LIMIT_LOOKUPS: RateLimiter | undefined, LIMIT_FEW = LIMIT_LOOKUPS) {
  const { log, lines } = recordedLog()
  const app = new Hono<AppEnv>()
    .onError(onError)
    .use(async (c, next) => {
      startVisit(c)
      c.set('log', log as never)
      c.set('path', c.req.path)
      await next()
    })
    .post('/api/try', async (c) => {
      await limitRate(c.get('visit'), 'login', { session: c.req.header('x-session') ?? null })
      return c.text('tried')
    })
    .get('/told', async (c) => c.json(await isWithinLimit(c.get('visit'), 'coupon')))
  const attempt = (headers: Record<string, string> = {}) =>
    app.request('/api/try', { method: 'POST', headers }, { LIMIT_LOOKUPS, LIMIT_FEW })
  return { app, attempt, lines }
}

const ada = { 'cf-connecting-ip': '203.0.113.7' }

describe('rate limit', () => {
  test('the rate limit refuses attempts past the limit of an address with 429 and a plain message [D-15] [ACC-39, PDP-60]', async () => {
    const { attempt } = appWith(limiterOf(2).limiter)
    expect([(await attempt(ada)).status, (await attempt(ada)).status]).toEqual([200, 200])
    const refused = await attempt(ada)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('60')
    expect(refused.headers.get('content-type')).toBe('application/problem+json')
    expect(await refused.json()).toMatchObject({
      status: 429,
      title: 'You have tried this too many times. Please wait a minute and try again.',
    })
    expect((await attempt({ 'cf-connecting-ip': '203.0.113.8' })).status).toBe(200)
  })

  test('the rate limit also counts by session, as a hash, so that a new address does not reset the count', async () => {
    const { limiter, counts } = limiterOf(1)
    const { attempt } = appWith(limiter)
    expect((await attempt({ 'cf-connecting-ip': '203.0.113.1', 'x-session': 'ada@example.com' })).status).toBe(200)
    expect((await attempt({ 'cf-connecting-ip': '203.0.113.2', 'x-session': 'ada@example.com' })).status).toBe(429)
    expect([...counts.keys()].join()).not.toContain('ada')
  })

  test('the rate limit lets requests through without the binding, and logs that', async () => {
    const { attempt, lines } = appWith(undefined)
    expect((await attempt(ada)).status).toBe(200)
    expect(lines).toEqual([['warn', 'rate-limit-unbound', { binding: 'LIMIT_LOOKUPS' }]])
  })

  test('the rate limit lets requests through if the binding fails', async () => {
    const { attempt, lines } = appWith({ limit: () => Promise.reject(new Error('down')) })
    expect((await attempt(ada)).status).toBe(200)
    expect(lines).toMatchObject([['error', 'rate-limit', { binding: 'LIMIT_LOOKUPS' }]])
  })

  test('the rate limit does not count requests without an address and a session together', async () => {
    const { limiter, counts } = limiterOf(0)
    expect((await appWith(limiter).attempt()).status).toBe(200)
    expect(counts.size).toBe(0)
  })

  test('the rate limit lets a caller check the limit and show the refusal itself', async () => {
    const { app } = appWith(limiterOf(0).limiter)
    expect(await (await app.request('/told', { headers: ada }, { LIMIT_LOOKUPS: limiterOf(0).limiter })).json()).toBe(
      false,
    )
  })
  test('the rate limit lets many shoppers of one network through, and few tries of one subject [D-15]', async () => {
    const { attempt } = appWith(limiterOf(20).limiter, limiterOf(2).limiter)
    const statusOf = async (session: string) => (await attempt({ ...ada, 'x-session': session })).status
    for (let shopper = 0; shopper < 12; shopper += 1) expect(await statusOf(`shopper ${shopper}`)).toBe(200)
    expect([await statusOf('one'), await statusOf('one'), await statusOf('one')]).toEqual([200, 200, 429])
  })
})
