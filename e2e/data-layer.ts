import { expect, type BrowserContext, type Page } from '@playwright/test'
import type { EventName } from '../shared/analytics/events.ts'
import { storeChoice } from './consent-choice.ts'

/** An entry of the data layer. A command of Consent Mode is an array. */
export type Entry = { event?: string; event_id?: string } & Record<string, unknown>

const journalKey = 'test-data-layer'
const viewsKey = 'test-views'

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
      if (event !== 'page_view') return
      const views = JSON.parse(sessionStorage.getItem('${viewsKey}') ?? '[]')
      sessionStorage.setItem('${viewsKey}', JSON.stringify([...views, location.pathname]))
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

/**
 * Waits until the shop has recorded that many views of the page. On a page without third-party scripts they are pushed
 * on the next page that has them.
 */
export async function isViewed(page: Page, path: string, times: number): Promise<void> {
  await expect
    .poll(async () => {
      const views = await page.evaluate<string[]>(`JSON.parse(sessionStorage.getItem('${viewsKey}') ?? '[]')`)
      return views.filter((view) => view === path).length
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
