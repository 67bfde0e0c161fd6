import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakeWorker, createTestPage } from '../../atoms/test/fake-worker.ts'
import { loadScript } from '../load-script.ts'
import { connectChoices } from './choices.ts'
import { leaveWithdrawnScripts } from './withdrawal.ts'
import { allGroups } from '#shared/consent.ts'

const script = 'https://tags.example/manager.js'

let done: string[] = []
/** The boxes of the page. */
let listed: { value: string; checked: boolean }[] = []
let press = (_choice: string) => {}

/** A page of an opt-out market that has loaded the tag manager. */
beforeEach(() => {
  const page = new EventTarget()
  let cookies = '_ga=1'
  done = []
  listed = allGroups.map((value) => ({ value, checked: false }))
  vi.stubGlobal(
    'document',
    Object.assign(page, {
      body: { dataset: { 'script-tag-manager': script }, getAttribute: () => script },
      documentElement: { dataset: { consent: 'opt-out', market: 'en' } },
      head: { append: () => {} },
      createElement: () => new EventTarget(),
      querySelector: () => null,
      getElementById: () => null,
    }),
  )
  Object.defineProperty(page, 'cookie', {
    get: () => cookies,
    set: (value: string) => {
      if (value.startsWith('_ga=;')) done.push('_ga deleted')
      else cookies = `${value}; ${cookies}`
    },
  })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('localStorage', { removeItem: () => {} })
  vi.stubGlobal('location', { hostname: 'localhost', reload: () => done.push('reload') })

  const worker = createFakeWorker()
  worker.before = async ({ method }) => {
    done.push(method)
    return new Promise(() => undefined)
  }
  let click = (_event: object) => {}
  const root = {
    querySelectorAll: () => listed,
    querySelector: () => null,
    addEventListener: (_type: string, listener: typeof click) => (click = listener),
  }
  connectChoices(root as unknown as HTMLElement, { store: createTestPage(worker).store, onChosen: () => {} })
  void loadScript(script)
  leaveWithdrawnScripts()
  press = (choice) => click({ target: { closest: () => ({ dataset: { choice } }) } })
})
afterEach(() => void vi.unstubAllGlobals())

test('a withdrawal deletes cookies at once, and reloads the page once its requests are on their way', async () => {
  document.cookie = 'user-authenticated=1'
  press('none')
  expect(done).toEqual(['_ga deleted'])
  await vi.waitFor(() => expect(done).toContain('reload'))
  expect(done).toEqual(['_ga deleted', 'renewConsentCookie', 'updateConsent', '_ga deleted', 'reload'])
})

test('a withdrawal that follows another choice reloads the page after the requests of both', async () => {
  press('all')
  press('none')
  await vi.waitFor(() => expect(done).toContain('reload'))
  expect(done).toEqual(['_ga deleted', 'renewConsentCookie', 'renewConsentCookie', '_ga deleted', 'reload'])
})

test('accepting all grants the groups that are listed, and no other', async () => {
  listed = ['C0001', 'C0002'].map((value) => ({ value, checked: false }))
  press('all')
  expect(document.cookie).toMatch(/^sv-consent=v1\.12\.en\./)
  await vi.waitFor(() => expect(done).toContain('reload'))
})
