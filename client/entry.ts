import { createPageStore } from './atoms/store.ts'
import { replayEarlyClicks, holdClicksUntil } from './island/early-clicks.ts'
import { captureEarlyEvents } from './island/early-events.ts'
import { whenIdle } from './island/idle.ts'
import { registerIslands } from './island/island-element.ts'
import { watchChunks } from './island/island-loader.ts'
import { readPageSettings } from './runtime/page-settings.ts'
import { runPanels } from './runtime/panels.ts'

const store = createPageStore({
  settings: readPageSettings(document),
  fetch: (input, init) => fetch(input, init),
  assign: (url) => location.assign(url),
  onLeave: (task) => addEventListener('pagehide', task),
  onHide: (task) => addEventListener('visibilitychange', () => document.hidden && task()),
  // Importing `hint-cookies.ts` here would move it into the boot script.
  hasHint: (name) => document.cookie.includes(`${name}=1`),
  locks: navigator.locks,
})

const { isSubmitting: isLeaving } = captureEarlyEvents()
watchChunks(isLeaving)
registerIslands(store)
runPanels(store)

// Links work natively until this has loaded, so it is not in the first script.
let page: Promise<void> | undefined
holdClicksUntil(
  new Promise((resolve) => {
    const start = () => resolve((page ??= startPage()))
    replayEarlyClicks(start)
    whenIdle(start)
  }),
)

async function startPage(): Promise<void> {
  try {
    await import('./run-page.ts').then((module) => module.runPage(store))
  } catch (error) {
    console.error('page:', error)
  }
}
