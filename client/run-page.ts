import { runAnalytics } from './analytics/gate.ts'
import type { PageStore } from './atoms/store.ts'
import { runPage } from './runtime/run-page.ts'

/** Everything that starts when the browser is idle. */
export const runWholePage = (store: PageStore): Promise<void> => runPage(store, runAnalytics)
