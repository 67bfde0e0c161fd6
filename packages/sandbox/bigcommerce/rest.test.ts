import { env } from 'cloudflare:workers'
import { Hono } from 'hono'
import { beforeEach, expect, test } from 'vitest'
import type { SandboxContext } from '../env.ts'
import { resetRateWindows, withManagementApi } from './rest.ts'

const app = new Hono<SandboxContext>()
app.use('/stores/:storeHash/*', withManagementApi)
app.get('/stores/:storeHash/v2/store', (c) => c.json({ time: 0 }))

const ask = (quota: string) =>
  app.request(
    `/stores/${env.BIGCOMMERCE_STORE_HASH}/v2/store`,
    { headers: { 'x-auth-token': env.BIGCOMMERCE_ACCESS_TOKEN } },
    { ...env, BIGCOMMERCE_QUOTA: quota },
  )

beforeEach(resetRateWindows)

test('refuses requests above the quota of the window, and counts down in the headers', async () => {
  const responses = [await ask('2'), await ask('2'), await ask('2')]
  expect(responses.map(({ status, headers }) => [status, headers.get('x-rate-limit-requests-left')])).toEqual([
    [200, '1'],
    [200, '0'],
    [429, '0'],
  ])
  expect(await responses[2]?.json()).toMatchObject({ status: 429, title: 'Too many requests' })
  expect(Number(responses[2]?.headers.get('x-rate-limit-time-reset-ms'))).toBeGreaterThan(0)
})

test('uses the vendor’s quota unless it is raised', async () => {
  expect((await ask(env.BIGCOMMERCE_QUOTA)).headers.get('x-rate-limit-requests-quota')).toBe('450')
  expect((await ask('100000')).headers.get('x-rate-limit-requests-left')).toBe('99998')
})
