import type { PageStore } from '../atoms/store.ts'
import { openPanelAtom } from '../atoms/ui.ts'

/** State of the two history entries of a page with a panel. Both have the number of the panel's opening. */
type State = { panel?: number; belowPanel?: number } | null

/**
 * Makes Back close an open panel on phones. Browsers with `CloseWatcher` do this themselves. For others an open panel
 * adds a history entry, and Back from the entry of a panel that was closed in another way skips the page's other
 * entry.
 */
export function closePanelsByBack(store: PageStore): void {
  if ('CloseWatcher' in globalThis || !matchMedia('(pointer: coarse)').matches) return
  let left = readState()?.panel
  // The browser reports a close a frame after it has happened, so the atom may still name a closed panel.
  const isOpen = () => document.querySelector(`#${store.get(openPanelAtom)}[open]`) !== null

  store.sub(openPanelAtom, () => {
    const state = readState()
    if (store.get(openPanelAtom) === null || state?.panel !== undefined) return
    left = Date.now()
    history.replaceState({ ...state, belowPanel: left }, '')
    history.pushState({ ...state, panel: left }, '')
  })

  // A page that is swapped in by a link is not reported as `popstate`.
  document.addEventListener('sv:navigate-start', ({ detail }) => {
    if (detail.type !== 'traverse') left = undefined
  })

  addEventListener('popstate', () => {
    const state = readState()
    const isPassed = left !== undefined && state?.belowPanel === left && !isOpen()
    left = state?.panel
    if (isPassed) history.back()
    else store.set(openPanelAtom, null)
  })
}

function readState(): State {
  return history.state as State
}
