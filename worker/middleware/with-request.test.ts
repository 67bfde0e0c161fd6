import { expect, test, vi } from 'vitest'
import { awaitAtMost } from '../lib/await-at-most.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { openShop } from '../test/shop.ts'

test('an action is completed although its visitor leaves before the response', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const requestNewsletter = vi.fn(() => promise)
  const { marketing } = sandboxServices().services
  const shop = openShop({ broken: { marketing: { ...marketing, requestNewsletter } } })
  const response = shop.post('/newsletter', { email: 'ada@example.com' })
  await vi.waitFor(() => expect(requestNewsletter).toHaveBeenCalled())
  // After a disconnect the platform goes on only with this.
  const background = shop.settle()
  expect(await awaitAtMost(background, 100, 'unfinished')).toBe('unfinished')
  resolve()
  await background
  expect((await response).status).toBe(303)
})
