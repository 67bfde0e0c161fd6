import { afterEach, expect, test, vi } from 'vitest'
import { createFakeWorker, createTestPage } from '../../atoms/test/fake-worker.ts'
import { keepChoice } from './keep-choice.ts'

afterEach(() => void vi.unstubAllGlobals())

test.each([
  ['the first response', ['none', 'all'], [1, 0]],
  ['the second response, whose request still had it', ['all', 'all'], [0, 1]],
])('an earlier choice is not restored over a later one by %s', async (_which, restored, order) => {
  const page = { cookie: '' }
  vi.stubGlobal('document', page)
  const worker = createFakeWorker()
  const responses: (() => void)[] = []
  worker.before = () => new Promise((resolve) => responses.push(() => resolve(Response.json(null))))
  const { store } = createTestPage(worker)
  const kept = ['all', 'none'].map((choice) => keepChoice(store, choice))
  for (const [index, which] of order.entries()) {
    page.cookie = `sv-consent=${restored[index]}`
    responses[which]?.()
    await kept[which]
    expect(page.cookie).toMatch(/^sv-consent=none\b/)
  }
})
