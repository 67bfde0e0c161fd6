import { recorded, type RecordedFact, takeEarlyFacts } from '../api/record-event.ts'
import type { PageStore } from '../atoms/store.ts'
import { createDelivery, type Delivery } from './delivery.ts'
import { destinationsOf } from './destinations.ts'
import { recordLogIn } from './log-in-record.ts'
import { createOnceList } from './once-list.ts'
import { createOutbox, takeWaitingFacts } from './outbox.ts'
import { toEvent } from './to-event.ts'
import { createVisitorFacts } from './visitor-facts.ts'
import { watchPages } from './watch-pages.ts'
import type { ConsentPurpose } from '#shared/consent.ts'

const purchasesStorageKey = 'sv-purchases'

type AnalyticsStart = {
  store: PageStore
  /** Name and purpose of each of the shop's services. */
  services: readonly string[][]
  /** Names of the services that had consent when the first of the recorded facts happened. */
  early: readonly string[]
  /** Resolves when customer and cart are loaded. */
  started: () => Promise<unknown>
}

/**
 * Makes an event of every recorded fact and delivers it to each service that the visitor has agreed to. A service that
 * gets its consent later gets a new view of the page first (D-19).
 */
export function startAnalytics({ store, services, early, started }: AnalyticsStart): void {
  const facts = createVisitorFacts(store, started)
  const purposes = new Map(services.map(([name = '', purpose]) => [name, purpose as ConsentPurpose]))
  const deliveries = destinationsOf(purposes).map((destination) => ({
    ...createDelivery(destination, {
      outbox: createOutbox(destination.name),
      afterPaint,
      ready: facts.ready,
      complete: facts.complete,
    }),
    destination,
  }))
  const agreed = () => deliveries.filter(({ destination }) => destination.hasConsent())
  // The confirmation of an order may be shown again.
  const purchases = createOnceList(purchasesStorageKey)
  const isRepeated = (fact: RecordedFact) => fact.event === 'purchase' && !purchases.add(fact.ecommerce.transaction_id)
  // Services that had consent at the last view. The others have not seen the page.
  let informed: readonly object[] = []

  function take(fact: RecordedFact, receivers = agreed()): void {
    if (fact.event === 'page_view') informed = receivers
    deliver(fact, receivers)
  }

  function deliver(fact: RecordedFact, receivers: readonly Delivery[]): void {
    if (receivers.length === 0 || isRepeated(fact)) return
    const event = toEvent(fact)
    if (event) for (const delivery of receivers) delivery.take(event)
  }

  function showPageToOthers(): void {
    const others = agreed().filter((delivery) => !informed.includes(delivery))
    // The document's referrer, so that the service learns where the visitor came from.
    const view = { event: 'page_view', page_title: document.title, page_referrer: document.referrer } as const
    if (others.length > 0) deliver(recorded(view), others)
    informed = agreed()
  }

  // A service that got its consent while this script was loading hears of nothing that was before (D-19).
  const earlyReceivers = agreed().filter(({ destination }) => early.includes(destination.name))
  for (const fact of takeWaitingFacts()) deliver(fact, earlyReceivers)
  for (const fact of takeEarlyFacts({ isLast: true })) take(fact, earlyReceivers)
  // A service may have lost its consent while no page could tell its delivery.
  for (const delivery of deliveries) delivery.updateConsent()
  document.addEventListener('sv:event', ({ detail }) => take(detail))
  showPageToOthers()
  recordLogIn()
  document.addEventListener('sv:consent', () => {
    facts.refresh()
    for (const delivery of deliveries) delivery.updateConsent()
    showPageToOthers()
  })
  const leave = () => deliveries.forEach((delivery) => delivery.leave())
  addEventListener('pagehide', leave)
  // On a phone this may be the last event of the page.
  document.addEventListener('visibilitychange', () => document.hidden && leave())
  watchPages(store, { started, isActive: () => agreed().length > 0 })
}

/**
 * Runs the task after the next frame is drawn, so that no tap waits for a tag. A hidden page draws no frames; there the
 * task runs soon.
 */
function afterPaint(task: () => void): void {
  if (document.hidden) setTimeout(task)
  else requestAnimationFrame(() => setTimeout(task))
}
