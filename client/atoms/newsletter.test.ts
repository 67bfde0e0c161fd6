import { expect, test, vi } from 'vitest'
import { requestNewsletterAtom } from './newsletter.ts'
import { createPageStore } from './store.ts'
import { problemResponse } from './test/fake-worker.ts'

function pageOf(respond: () => Promise<Response>) {
  const fetch = vi.fn(respond)
  return {
    fetch,
    store: createPageStore({
      settings: {
        market: 'us',
        prefix: '/us',
        currency: 'USD',
        channelId: '1',
        hasPromotions: false,
        hasExpressWallet: false,
      },
      fetch,
      assign: () => undefined,
      onLeave: () => undefined,
    }),
  }
}

test.each([
  ['sent', async () => Response.json(null)],
  ['limit', async () => problemResponse(429, 'too-many-tries')],
  ['failed', async () => problemResponse(503, 'unavailable')],
  ['failed', () => Promise.reject(new TypeError('offline'))],
] as const)('a newsletter request has the outcome %s', async (outcome, respond) => {
  const { store, fetch } = pageOf(respond)
  expect(await store.set(requestNewsletterAtom, ' ada@example.com ')).toBe(outcome)
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('an invalid e-mail address is not sent', async () => {
  const { store, fetch } = pageOf(async () => Response.json(null))
  expect(await store.set(requestNewsletterAtom, 'ada@example')).toBe('invalid-email')
  expect(fetch).not.toHaveBeenCalled()
})
