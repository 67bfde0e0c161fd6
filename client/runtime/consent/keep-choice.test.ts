import { afterEach, expect, test, vi } from 'vitest'
import { createFakeWorker, createTestPage } from '../../atoms/test/fake-worker.ts'
import { keepChoice } from './keep-choice.ts'

afterEach(() => void vi.unstubAllGlobals())

test('a response to an earlier choice does not restore it over a later one', async () => {
  const page = { cookie: '' }
  vi.stubGlobal('document', page)
  const worker = createFakeWorker()
  const responses: (() => void)[] = []
  worker.before = () => new Promise((resolve) => responses.push(() => resolve(Response.json(null))))
  const { store } = createTestPage(worker)
  const [earlier, later] = ['all', 'none'].map((choice) => keepChoice(store, choice))
  responses[1]?.()
  await later
  expect(page.cookie).toBe('')
  responses[0]?.()
  await earlier
  expect(page.cookie).toMatch(/^sv-consent=none; path=\/; max-age=15724800;/)
})
