import { describe, expect, test } from 'vitest'
import { openAccountShop } from '../test/accounts.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { markets } from '#shared/markets.ts'
import { pathRows } from '#shared/paths.ts'

test('requires a login for the account area and nothing else [RTE-41]', () => {
  const asking = pathRows.flatMap(({ path, session }) => (session === 'required' ? [path] : []))
  expect(asking.length).toBeGreaterThan(5)
  for (const path of asking) expect(path).toMatch(/^\/my-account(?:\/|$)/)
})

describe.each(Object.values(markets))('in market $code', ({ prefix }) => {
  test.each([
    ['GET', '/bag'],
    ['GET', '/wishlist'],
    ['GET', '/my-account'],
    ['GET', '/my-account/order-history/100'],
    ['GET', '/my-account/no/such/page'],
    ['POST', '/bag/clear'],
    ['POST', '/checkout'],
    ['POST', '/my-account/order-history/reorder'],
  ])('a signed-in %s %s reads the session store once', async (method, path) => {
    const { sessions } = sandboxServices().services
    let reads = 0
    const counting = {
      ...sessions,
      isEnded: (session: Parameters<typeof sessions.isEnded>[0]) => ((reads += 1), sessions.isEnded(session)),
    }
    const { shop } = await openAccountShop({ sessions: counting })
    reads = 0
    await (method === 'GET' ? shop.get(prefix + path) : shop.post(prefix + path, {}))
    expect(reads).toBe(1)
  })
})
