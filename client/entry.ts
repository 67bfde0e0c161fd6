import { createPageStore } from './atoms/store.ts'
import { captureEarlyEvents } from './island/early-events.ts'
import { holdEarlyTaps, holdTapsUntil } from './island/early-taps.ts'
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
  locks: navigator.locks,
})

const { isLeaving } = captureEarlyEvents()
watchChunks(isLeaving)
registerIslands(store)
runPanels(store)

// Links work natively until this has loaded, so it is not in the first script.
let page: Promise<void> | undefined
holdTapsUntil(
  new Promise((resolve) => {
    const start = () => resolve((page ??= startPage()))
    holdEarlyTaps(start)
    whenIdle(start)
  }),
)

async function startPage(): Promise<void> {
  try {
    const { runPage } = await import('./runtime/run-page.ts')
    await runPage(store)
  } catch (error) {
    console.error('page:', error)
  }
}
