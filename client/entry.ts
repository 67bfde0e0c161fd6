import { createPageStore } from './atoms/store.ts'
import { captureEarlyEvents } from './runtime/early-events.ts'
import { paintBagCount } from './runtime/header.ts'
import { whenIdle } from './runtime/idle.ts'
import { registerIslands } from './runtime/island-element.ts'
import { watchChunks } from './runtime/island-loader.ts'
import { readPageSettings } from './runtime/page-settings.ts'
import { runPanels } from './runtime/panels.ts'

const store = createPageStore({
  settings: readPageSettings(document),
  fetch: (input, init) => fetch(input, init),
  assign: (url) => location.assign(url),
  onLeave: (task) => addEventListener('pagehide', task),
})

const { isLeaving } = captureEarlyEvents()
watchChunks(isLeaving)
registerIslands(store)
runPanels(store)
paintBagCount(store)

// Links work natively until this has come, so it need not be in the first script.
whenIdle(() => void startPage())
whenIdle(() => void loadBag())
whenIdle(() => void loadCustomer())
addEventListener('pageshow', (event) => event.persisted && (void loadBag(), void loadCustomer()))

async function startPage(): Promise<void> {
  const runtime = await import('./runtime/run-page.ts').catch((error: unknown) => console.error('page:', error))
  runtime?.runPage(store)
}

/** Only a visitor who has a cart asks for it; `sv-cart` is a hint that says nothing of whose it is. */
async function loadBag(): Promise<void> {
  if (!/(^|; )sv-cart=1(;|$)/.test(document.cookie)) return
  const bag = await import('./atoms/cart.ts').catch((error: unknown) => console.error('bag:', error))
  if (bag) await store.set(bag.loadCartAtom)
}

/** Only a browser that says that somebody is signed in asks who it is (D-10). */
async function loadCustomer(): Promise<void> {
  if (!/(^|; )user-authenticated=1(;|$)/.test(document.cookie)) return
  const session = await import('./atoms/customer-session.ts').catch((error: unknown) => console.error('customer:', error))
  if (session) await store.set(session.loadCustomerAtom)
}
