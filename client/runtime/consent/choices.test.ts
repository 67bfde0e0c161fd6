import { afterEach, expect, test, vi } from 'vitest'
import { createFakeWorker, createTestPage } from '../../atoms/test/fake-worker.ts'
import { publishConsent } from '../consent.ts'
import { connectChoices } from './choices.ts'

afterEach(() => void vi.unstubAllGlobals())

/** Presses the button of the choice in a browser with these cookies. Returns what happens, in order. */
async function choose(choice: string, cookies = ''): Promise<string[]> {
  const done: string[] = []
  const boxes = [{ value: 'C0002', checked: true }]
  vi.stubGlobal('document', {
    get cookie() {
      return cookies
    },
    set cookie(value: string) {
      cookies = `${value}; ${cookies}`
    },
    documentElement: { dataset: { consent: 'opt-out', market: 'en' } },
    dispatchEvent: ({ type }: Event) => done.push(type),
    querySelector: () => null,
    getElementById: () => null,
  })
  vi.stubGlobal('navigator', {})
  const worker = createFakeWorker()
  worker.before = async ({ method }) => {
    done.push(method)
    return new Promise(() => undefined)
  }
  let press = (_event: object) => {}
  const root = {
    querySelectorAll: () => boxes,
    querySelector: () => null,
    addEventListener: (_type: string, listener: typeof press) => (press = listener),
  }
  connectChoices(root as unknown as HTMLElement, {
    store: createTestPage(worker).store,
    onChosen: () => done.push('chosen'),
  })
  press({ target: { closest: () => ({ dataset: { choice } }) } })
  // The cookie has changed: `cookieStore` says so in this tab too.
  publishConsent()
  await vi.waitFor(() => expect(done).toContain('sv:consent'))
  return done
}

test('the requests that keep a withdrawal are on their way before it may reload the page', async () => {
  expect(await choose('none')).toEqual(['chosen', 'renewConsentCookie', 'sv:consent'])
  expect(await choose('all', 'user-authenticated=1')).toEqual([
    'chosen',
    'renewConsentCookie',
    'updateConsent',
    'sv:consent',
  ])
})
