import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ConsentGroup, nothingToAsk } from '#shared/consent.ts'
import { choiceOfToday } from '#shared/test/consent-choice.ts'

const createPage = () =>
  Object.assign(new EventTarget(), {
    cookie: '',
    documentElement: { dataset: {} as Record<string, string | undefined> },
  })
const createBrowser = () =>
  Object.assign(new EventTarget(), {
    cookieStore: new EventTarget(),
    OnetrustActiveGroups: undefined as string | undefined,
    OneTrust: undefined as object | undefined,
  })

let page = createPage()
let browser = createBrowser()
const browserNavigator = { globalPrivacyControl: false }

let { publishConsent, hasAgreedTo, readConsent, watchConsent } = await import('./consent.ts')

beforeEach(async () => {
  page = createPage()
  browser = createBrowser()
  browserNavigator.globalPrivacyControl = false
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', browser)
  vi.stubGlobal('cookieStore', browser.cookieStore)
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
  vi.stubGlobal('navigator', browserNavigator)
  // Each test is a page of its own.
  vi.resetModules()
  ;({ publishConsent, hasAgreedTo, readConsent, watchConsent } = await import('./consent.ts'))
})
afterEach(() => vi.unstubAllGlobals())

function store(...groups: ConsentGroup[]): void {
  page.cookie = `other=1; sv-consent=${choiceOfToday(groups)}`
}

function useService(): void {
  page.documentElement.dataset['consentService'] = ''
}

/** The groups of each `sv:consent` event while `change` runs. */
function published(change: () => void): (readonly ConsentGroup[])[] {
  const groups: (readonly ConsentGroup[])[] = []
  const listen = (event: Event) => groups.push((event as CustomEvent<{ groups: ConsentGroup[] }>).detail.groups)
  page.addEventListener('sv:consent', listen)
  change()
  page.removeEventListener('sv:consent', listen)
  return groups
}

test('a visitor without a choice has agreed to necessary scripts only, and a page without a rule asks [D-19]', () => {
  expect([hasAgreedTo('necessary'), hasAgreedTo('functional'), readConsent().mustAsk]).toEqual([true, false, true])
  page.documentElement.dataset['consent'] = 'opt-out'
  expect([hasAgreedTo('targeting'), readConsent().mustAsk]).toEqual([true, false])
})

test('a page of a shop without anything that needs consent never asks, and grants nothing, not even a stored choice', () => {
  page.documentElement.dataset['consent'] = nothingToAsk
  store('C0003')
  expect([hasAgreedTo('functional'), readConsent()]).toEqual([false, { groups: ['C0001'], mustAsk: false }])
})

test('the stored choice decides, and Global Privacy Control switches targeting off over it', () => {
  store('C0003', 'C0004')
  expect([hasAgreedTo('functional'), hasAgreedTo('targeting'), hasAgreedTo('performance')]).toEqual([true, true, false])
  browserNavigator.globalPrivacyControl = true
  expect([hasAgreedTo('functional'), hasAgreedTo('targeting')]).toEqual([true, false])
})

test('with a consent service the shop’s own cookie does not count, and without one the service’s cookies do not', () => {
  store('C0003')
  useService()
  expect(hasAgreedTo('functional')).toBe(false)
  page.documentElement.dataset = {}
  page.cookie = 'OptanonConsent=groups=C0001%3A1%2CC0003%3A1; OptanonAlertBoxClosed=2026-11-20T00:00:00.000Z'
  expect(hasAgreedTo('functional')).toBe(false)
})

test('default groups that the service stored before a choice do not count in an opt-in market [D-19]', () => {
  useService()
  page.cookie = 'OptanonConsent=isGpcEnabled=0&groups=C0001%3A1%2CC0003%3A1'
  expect(hasAgreedTo('functional')).toBe(false)
  page.documentElement.dataset['consent'] = 'opt-out'
  expect(hasAgreedTo('functional')).toBe(true)
  page.documentElement.dataset['consent'] = 'opt-in'
  page.cookie += '; OptanonAlertBoxClosed=2026-11-20T00:00:00.000Z'
  expect(hasAgreedTo('functional')).toBe(true)
  page.cookie = 'OptanonConsent=groups=C0003%3A1'
  browser.OneTrust = { IsAlertBoxClosed: () => true }
  expect(hasAgreedTo('functional')).toBe(true)
})

test('the service’s cookie decides over its variable, which is outdated after a withdrawal in another tab', () => {
  useService()
  browser.OnetrustActiveGroups = ',C0001,C0003,'
  page.cookie = 'OptanonAlertBoxClosed=2026-11-20T00:00:00.000Z'
  expect(hasAgreedTo('functional')).toBe(true)
  page.cookie += '; OptanonConsent=groups=C0001%3A1%2CC0003%3A0'
  expect(hasAgreedTo('functional')).toBe(false)
})

test('a service whose object has no methods yet is not an answer', () => {
  useService()
  browser.OneTrust = { geolocationResponse: {} }
  browser.OnetrustActiveGroups = ',C0001,C0003,'
  expect(hasAgreedTo('functional')).toBe(false)
})

test('announces a change once, and not the state that it starts with', () => {
  store('C0003')
  expect(published(watchConsent)).toEqual([])
  expect(published(publishConsent)).toEqual([])
  const change = () => {
    store('C0002', 'C0003')
    publishConsent()
    publishConsent()
  }
  expect(published(change)).toEqual([['C0001', 'C0002', 'C0003']])
})

test('announces a choice that was made in another tab before the page watches the consent', () => {
  expect(hasAgreedTo('functional')).toBe(false)
  store('C0003')
  expect(published(watchConsent)).toEqual([['C0001', 'C0003']])
})

test('announces a withdrawal in another tab when the cookie changes or the tab is shown', () => {
  store('C0003')
  watchConsent()
  page.cookie = ''
  expect(published(() => browser.cookieStore.dispatchEvent(new Event('change')))).toEqual([['C0001']])
  store('C0002')
  expect(published(() => page.dispatchEvent(new Event('visibilitychange')))).toEqual([['C0001', 'C0002']])
})

test('hears the service’s events on the window, and ignores those that change nothing', () => {
  useService()
  watchConsent()
  const load = new CustomEvent('consent.onetrust', { detail: ['C0001'] })
  expect(published(() => browser.dispatchEvent(load))).toEqual([])
  page.cookie = 'OptanonConsent=groups=C0001%3A1%2CC0003%3A1; OptanonAlertBoxClosed=2026-11-20T00:00:00.000Z'
  expect(published(() => browser.dispatchEvent(load))).toEqual([['C0001', 'C0003']])
})
