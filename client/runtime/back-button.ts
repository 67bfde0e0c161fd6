import type { PageStore } from '../atoms/store.ts'
import { openPanelAtom } from '../atoms/ui.ts'

const mark = 'sv-panel'

/**
 * Makes Back close an open panel on phones. Browsers with `CloseWatcher` do this themselves. For others an open panel
 * adds a history entry, and the entry of a panel that was closed in another way is skipped.
 */
export function closePanelsByBack(store: PageStore): void {
  if ('CloseWatcher' in globalThis || !matchMedia('(pointer: coarse)').matches) return
  let wasMarked = isMarked()
  // The browser reports a close a frame after it has happened, so the atom may still name a closed panel.
  const isOpen = () => document.querySelector(`#${store.get(openPanelAtom)}[open]`) !== null

  store.sub(openPanelAtom, () => {
    if (store.get(openPanelAtom) === null || isMarked()) return
    history.pushState({ ...history.state, [mark]: true }, '')
    wasMarked = true
  })

  addEventListener('popstate', () => {
    const isPassed = wasMarked && !isMarked() && !isOpen()
    wasMarked = isMarked()
    if (isPassed) history.back()
    else store.set(openPanelAtom, null)
  })
}

function isMarked(): boolean {
  return Boolean((history.state as Record<string, unknown> | null)?.[mark])
}
