import { expect, type BrowserContext, type Page } from '@playwright/test'
import { storeChoice } from './consent-choice.ts'
import type { EventName } from '#shared/analytics/events.ts'

/** An entry of the data layer. A command of Consent Mode is an array. */
export type Entry = { event?: string; event_id?: string } & Record<string, unknown>

const journalKey = 'test-data-layer'
const factsKey = 'test-facts'

/**
 * Keeps a journal of everything that is pushed into the tag manager's data layer, over all documents of a tab, in
 * session storage: that also holds what is pushed while a document is left.
 */
const journal = `
  if (self === top && location.origin === ${JSON.stringify('{shop}')}) {
    const layer = []
    layer.push = (...entries) => {
      const kept = JSON.parse(sessionStorage.getItem('${journalKey}') ?? '[]')
      for (const entry of entries)
        kept.push(Object.prototype.toString.call(entry) === '[object Arguments]' ? [...entry] : entry)
      sessionStorage.setItem('${journalKey}', JSON.stringify(kept))
      return Array.prototype.push.apply(layer, entries)
    }
    globalThis.dataLayer = layer
    document.addEventListener('sv:event', ({ detail: { event } }) => {
      const facts = JSON.parse(sessionStorage.getItem('${factsKey}') ?? '[]')
      sessionStorage.setItem('${factsKey}', JSON.stringify([...facts, { event, path: location.pathname }]))
    })
  }`

/** A visitor who has agreed to everything, with a journal of the data layer. */
export async function agreeWithJournal(context: BrowserContext): Promise<void> {
  await context.addInitScript(journal.replace('{shop}', process.env['SHOP'] ?? ''))
  await storeChoice(context)
}

/** Everything that was pushed in this tab, oldest first. */
export function pushedIn(page: Page): Promise<Entry[]> {
  return page.evaluate<Entry[]>(`JSON.parse(sessionStorage.getItem('${journalKey}') ?? '[]')`)
}

/** The pushed events of a name, oldest first. */
export async function eventsIn(page: Page, name: EventName): Promise<Entry[]> {
  return (await pushedIn(page)).filter(({ event }) => event === name)
}

/** Waits until the shop has recorded that many views of the page. */
export function isViewed(page: Page, path: string, times: number): Promise<void> {
  return isRecorded(page, { event: 'page_view', path }, times)
}

/**
 * Waits until the shop has recorded the event on the page that many times. On a page without third-party scripts it is
 * pushed on the next page that has them.
 */
export async function isRecorded(page: Page, wanted: { event: EventName; path: string }, times = 1): Promise<void> {
  await expect
    .poll(async () => {
      const facts = await page.evaluate<{ event: string; path: string }[]>(
        `JSON.parse(sessionStorage.getItem('${factsKey}') ?? '[]')`,
      )
      return facts.filter((fact) => fact.event === wanted.event && fact.path === wanted.path).length
    })
    .toBe(times)
}

export type Call = { script: string; name: string; detail: Record<string, unknown>; page: string }

/** Collects the reports that the stand-in of a third-party script sends to the sandbox from now on. */
export function callsOf(context: BrowserContext, script: string): Call[] {
  const calls: Call[] = []
  context.on('request', (request) => {
    if (!request.url().endsWith('/scripts/calls')) return
    const call: Call = request.postDataJSON()
    if (call.script === script) calls.push(call)
  })
  return calls
}

/** The faults of the shop that the stand-in of the tag manager reported, such as an event without consent. */
export const faultsIn = (calls: readonly Call[]) => calls.filter(({ name }) => name === 'fault')
