import type { PageStore } from '../atoms/store.ts'
import { runBehaviours } from './behaviours.ts'
import { runNavigation } from './navigation.ts'

/** What a page does beyond what the browser does by itself, in one file that comes when the browser is idle. */
export function runPage(store: PageStore): void {
  runNavigation(store)
  runBehaviours(store)
}
