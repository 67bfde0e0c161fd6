import { expect, test } from 'vitest'
import type { RateLimiter } from '../configuration/env.ts'
import { anAddress, unlimited } from '../test/limits.ts'
import { openShop } from '../test/shop.ts'

/** Lets each key through twice. */
function twice(): RateLimiter {
  const counts = new Map<string, number>()
  return {
    async limit({ key }) {
      counts.set(key, (counts.get(key) ?? 0) + 1)
      return { success: (counts.get(key) ?? 0) <= 2 }
    },
  }
}

function openLimitedShop() {
  const bindings = {
    LIMIT_FEW: unlimited,
    LIMIT_ATTEMPTS: unlimited,
    LIMIT_LOOKUPS: unlimited,
    LIMIT_NETWORKS: twice(),
  }
  return openShop({ bindings, headers: anAddress })
}

test('forms and operations that are refused for their body are counted by network and address [D-15]', async () => {
  const shop = openLimitedShop()
  const register = async () => (await shop.post('/create-account', { phone: 'none' })).status
  expect([await register(), await register(), await register()]).toEqual([422, 422, 429])
  const operation = async () => (await shop.call('registerCustomer', { phone: 1 })).status
  expect([await operation(), await operation(), await operation()]).toEqual([400, 400, 429])
})

test('pages are not counted as posts', async () => {
  const shop = openLimitedShop()
  for (let view = 0; view < 3; view += 1) expect((await shop.get('/create-account')).status).toBe(200)
})

test('an operation takes its media type in any letter case', async () => {
  const sent = (type: string) =>
    openShop().get('/api/bigcommerce/getCart', {
      method: 'POST',
      body: '[{}]',
      headers: { origin: 'http://localhost:8787', 'content-type': type },
    })
  expect((await sent('APPLICATION/JSON; charset=UTF-8')).status).toBe(200)
  expect((await sent('text/plain')).status).toBe(415)
})
