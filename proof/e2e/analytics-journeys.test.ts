import type { Page } from '@playwright/test'
import fc from 'fast-check'
import { expect, test } from './test.ts'
import { consentCookie } from '#shared/consent-cookie.ts'
import { choiceOfToday } from '#shared/test/consent-choice.ts'

// Random journeys look for events that are lost, sent twice, or sent without consent. `JOURNEYS=50 JOURNEY_SEED=7` plays
// more of them, or the ones of a failure again.

const count = Number(process.env['JOURNEYS'] ?? 4)
const seed = Number(process.env['JOURNEY_SEED'] ?? Date.now() % 1_000_000)

const publicPaths = ['/', '/browse/womens', '/help', '/cookies', '/search?query=dress'] as const
const paths = [...publicPaths, '/bag', '/login'] as const

type Step =
  | { do: 'open' | 'open and leave' | 'follow'; path: (typeof paths)[number] }
  | { do: 'back' | 'reload' | 'quick add' | 'open bag' | 'scroll' | 'hide' | 'restore' }
  | { do: 'choose'; groups: 'all' | 'performance' | 'targeting' | 'necessary' }

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('open' as const), path: fc.constantFrom(...paths) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('open and leave' as const), path: fc.constantFrom(...paths) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('follow' as const), path: fc.constantFrom(...paths) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom('back', 'reload', 'quick add', 'open bag', 'scroll', 'hide', 'restore'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('choose' as const),
      groups: fc.constantFrom('all', 'all', 'performance', 'targeting', 'necessary'),
    }),
  },
)

const choices = {
  all: choiceOfToday(['C0001', 'C0002', 'C0003', 'C0004', 'C0005']),
  performance: choiceOfToday(['C0001', 'C0002']),
  targeting: choiceOfToday(['C0001', 'C0004']),
  necessary: choiceOfToday(['C0001']),
} as const

/** A recorded fact, or an event as a service got it, with the visitor's consent at that moment. */
type Line = {
  to: 'shop' | 'tag-manager' | 'customer-data'
  name: string
  timestamp: string
  id: string
  hasConsent: boolean
  /** True if the page knew of that consent: it was there when the page began, or the page has published it since. */
  isKnown: boolean
  /** Number of the choice that was made last. */
  choice: number
}

/** Journals the facts of the shop and what both services get, over all documents of the tab. */
const journal = `
  if (self === top && location.origin === '{shop}') {
    const consented = (digit) => new RegExp('sv-consent=v1\\\\.\\\\d*' + digit).test(document.cookie)
    const consent = () => /sv-consent=[^;]*/.exec(document.cookie)?.[0]
    let known = consent()
    document.addEventListener('sv:consent', () => (known = consent()), true)
    const note = (line) => {
      const lines = JSON.parse(localStorage.getItem('test-lines') ?? '[]')
      const choice = Number(localStorage.getItem('test-choice') ?? 0)
      localStorage.setItem('test-lines', JSON.stringify([...lines, { ...line, choice, isKnown: known === consent() }]))
    }
    document.addEventListener('sv:event', ({ detail: { event: name, timestamp } }) => {
      for (const [to, digit] of [['tag-manager', 2], ['customer-data', 4]])
        note({ to: 'shop', id: to, name, timestamp, hasConsent: consented(digit) })
    })
    const layer = []
    layer.push = (...entries) => {
      for (const { event: name, event_id: id, timestamp } of entries)
        if (id) note({ to: 'tag-manager', name, timestamp, id, hasConsent: consented(2) })
      return Array.prototype.push.apply(layer, entries)
    }
    globalThis.dataLayer = layer
    let service
    const watched = (target) => {
      const push = target.push.bind(target)
      target.push = (call) => {
        const properties = call.find((part) => typeof part === 'object')
        note({ to: 'customer-data', name: call[0] === 'page' ? 'page_view' : call[1], timestamp: properties.timestamp, id: properties.event_id, hasConsent: consented(4) })
        return push(call)
      }
      return target
    }
    Object.defineProperty(globalThis, 'analytics', { get: () => service, set: (target) => { service = watched(target) } })
  }`

const linesOf = (page: Page) => page.evaluate<Line[]>("JSON.parse(localStorage.getItem('test-lines') ?? '[]')")

async function take(page: Page, next: Step): Promise<void> {
  if (next.do === 'open') await page.goto(next.path, { waitUntil: 'load' })
  if (next.do === 'open and leave') await page.goto(next.path, { waitUntil: 'commit' })
  if (next.do === 'back') {
    await page.goBack({ waitUntil: 'commit', timeout: 5000 })
    if (page.url() === 'about:blank') await page.goForward({ waitUntil: 'commit' })
  }
  if (next.do === 'reload') await page.reload({ waitUntil: 'commit' })
  if (next.do === 'follow') {
    await page.evaluate(
      `document.querySelector('main').insertAdjacentHTML('afterbegin', '<a id="way" href="${next.path}">On</a>')`,
    )
    await page.evaluate("document.querySelector('#way').click()")
  }
  if (next.do === 'quick add') await page.evaluate("document.querySelector('main [data-quick-add]')?.click()")
  if (next.do === 'open bag') await page.evaluate("document.querySelector('header [data-opens=cart]')?.click()")
  if (next.do === 'scroll') await page.evaluate('scrollTo(0, document.body.scrollHeight * Math.random())')
  if (next.do === 'hide')
    await page.evaluate(`
      Object.defineProperty(document, 'hidden', { configurable: true, value: true })
      document.dispatchEvent(new Event('visibilitychange'))
      delete document.hidden`)
  if (next.do === 'restore')
    await page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
  if (next.do === 'choose')
    await page.evaluate(`
      document.cookie = '${consentCookie.name}=${choices[next.groups]}; path=/'
      localStorage.setItem('test-choice', Number(localStorage.getItem('test-choice') ?? 0) + 1)
      document.dispatchEvent(new Event('visibilitychange'))`)
}

/**
 * Facts since the last choice whose event a service has not got although it may. A choice counts from when the page
 * knows of it: one of another tab is read once the page has loaded.
 */
function lost(lines: readonly Line[], service: Line['to']): string[] {
  const last = Math.max(...lines.map(({ choice }) => choice))
  const got = new Set(lines.filter(({ to }) => to === service).map(({ name, timestamp }) => name + timestamp))
  return lines
    .filter(({ to, id }) => to === 'shop' && id === service)
    .filter(({ hasConsent, isKnown, choice }) => hasConsent && isKnown && choice === last)
    .map(({ name, timestamp }) => name + timestamp)
    .filter((key) => !got.has(key))
}

const journeys = fc.sample(fc.array(step, { minLength: 6, maxLength: 14 }), { seed, numRuns: count })

for (const [index, journey] of journeys.entries()) {
  test.describe(`journey ${index + 1}`, () => {
    test.use({ choice: index % 2 === 0 ? ['C0001', 'C0002', 'C0003', 'C0004', 'C0005'] : null })

    test(`no event is lost, sent twice or sent without consent in random journey ${index + 1} [D-19]`, async ({
      page,
      context,
    }) => {
      test.setTimeout(120_000)
      const message = `JOURNEY_SEED=${seed}, journey ${index + 1}: ${JSON.stringify(journey)}`
      await context.addInitScript(journal.replace('{shop}', process.env['SHOP'] ?? ''))
      await page.goto('/')
      const last: Step = { do: 'open', path: '/help' }
      // A page that was just left may store its events after the next page has looked for some. The page after it sends
      // them.
      for (const next of [...journey, last, last]) {
        // A withdrawal reloads the page, which ends a question to the document before and may interrupt the next page.
        await expect(() => take(page, next), message).toPass({ timeout: 10_000 })
      }
      await page.waitForLoadState('networkidle')
      expect((await linesOf(page)).map(({ name }) => name)).toContain('page_view')
      for (const service of ['tag-manager', 'customer-data'] as const) {
        await expect.poll(async () => lost(await linesOf(page), service), { message }).toEqual([])
        const lines = await linesOf(page)
        const sent = lines.filter(({ to }) => to === service)
        if (lines.findLast(({ to, id }) => to === 'shop' && id === service)?.hasConsent)
          expect(sent.length, message).toBeGreaterThan(0)
        expect(
          sent.filter(({ hasConsent }) => !hasConsent),
          message,
        ).toEqual([])
        expect(repeated(sent.map(({ id }) => id)), message).toEqual([])
        const views = sent.filter(({ name }) => name === 'page_view').map(({ timestamp }) => timestamp)
        expect(repeated(views), message).toEqual([])
      }
    })
  })
}

function repeated(keys: readonly string[]): string[] {
  return keys.filter((key, at) => keys.indexOf(key) !== at)
}
