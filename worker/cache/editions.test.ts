import { expect, test } from 'vitest'
import { pastCacheHeader } from '../http/past-cache.ts'
import { openShop } from '../test/shop.ts'

const version = (id: string) => ({ VERSION: { id, tag: '', timestamp: '2026-11-28T00:00:00Z' } })
const paths = ['/', '/browse/womens', '/cookies']

/** What a shop responds with, and from where: `miss` if it has rendered the page. */
async function visit(shop: ReturnType<typeof openShop>, path: string, headers: Record<string, string> = {}) {
  const response = await shop.get(path, { headers })
  const text = await response.text()
  await shop.settle()
  return { state: response.headers.get('x-cache'), text }
}

test.each(paths)('two versions of the Worker with one client build do not serve each other’s page %s', async (path) => {
  const [before, after] = [openShop({ bindings: version('before') }), openShop({ bindings: version('after') })]
  expect((await visit(before, path)).state).toBe('miss')
  expect((await visit(before, path)).state).toBe('hit')
  expect((await visit(after, path)).state).toBe('miss')
  expect((await visit(before, path)).state).toBe('hit')
})

test('a page shows a changed setting at once, and the former page again if the setting is changed back', async () => {
  const form = /action="[^"]*newsletter/
  const withForm = () => openShop()
  const without = openShop({ vars: { MARKETING_URL: undefined as never } })
  expect((await visit(withForm(), '/')).text).toMatch(form)
  expect((await visit(without, '/')).text).not.toMatch(form)
  expect(await visit(withForm(), '/')).toMatchObject({ state: 'hit', text: expect.stringMatching(form) })
})

test('a smoke test gets a page that was rendered for it, and leaves none in the cache', async () => {
  const shop = openShop({ bindings: version('smoke') })
  const smoke = () => visit(shop, '/browse/womens', { [pastCacheHeader]: '1' })
  expect([(await smoke()).state, (await smoke()).state]).toEqual(['bypass', 'bypass'])
  expect((await visit(shop, '/browse/womens')).state).toBe('miss')
  expect((await visit(shop, '/browse/womens')).state).toBe('hit')
  expect((await smoke()).state).toBe('bypass')
})
