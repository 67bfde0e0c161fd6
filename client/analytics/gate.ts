import { takeEarlyFacts } from '../api/record-event.ts'
import type { PageStore } from '../atoms/store.ts'
import { hasAgreedTo } from '../runtime/consent.ts'
import { waitingStorageKey } from '../runtime/stored-events.ts'
import { recordPurchase } from './purchase.ts'
import type { ConsentPurpose } from '#shared/consent.ts'

const maxWaitingFacts = 50

/**
 * Loads analytics with the first consent to one of the shop's services, so that a visitor without one loads nothing of
 * it. Facts from before the consent are dropped (D-19). `started` resolves when customer and cart are loaded.
 */
export function runAnalytics(store: PageStore, started: () => Promise<unknown>): void {
  // `tag-manager:performance customer-data:targeting`, as the server writes it.
  const services = (document.documentElement.dataset['analytics'] ?? '').split(' ').map((pair) => pair.split(':'))
  const agreed = () =>
    services.flatMap(([name = '', purpose]) => (purpose && hasAgreedTo(purpose as ConsentPurpose) ? [name] : []))
  let isLoading = false
  let isRunning = false

  async function start(early: readonly string[]): Promise<void> {
    const module = await import('./analytics.ts')
    isRunning = true
    module.startAnalytics({ store, services, early, started })
  }

  function load(): void {
    if (isLoading) return
    const early = agreed()
    if (early.length === 0) return void takeEarlyFacts()
    isLoading = true
    start(early).catch(console.warn)
  }

  // Only on a developer's machine and in an editor's preview.
  if (location.search.includes('debug=analytics'))
    import('./debug-panel.ts').then((module) => module.runDebugPanel(agreed), console.warn)
  load()
  document.addEventListener('sv:consent', () => {
    if (!isLoading) takeEarlyFacts()
    load()
  })
  addEventListener('pagehide', () => {
    if (isRunning) return
    recordPurchase()
    const facts = takeEarlyFacts()
    if (facts.length === 0 || agreed().length === 0) return
    // The page before may have been left early too.
    const waiting = [...JSON.parse(localStorage.getItem(waitingStorageKey) ?? '[]'), ...facts]
    localStorage.setItem(waitingStorageKey, JSON.stringify(waiting.slice(-maxWaitingFacts)))
  })
}
