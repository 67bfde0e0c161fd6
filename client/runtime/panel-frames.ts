import type { PageStore } from '../atoms/store.ts'
import { openPanelAtom } from '../atoms/ui.ts'
import { afterFrame } from '../island/idle.ts'

/**
 * Panels are drawn for a frame before they become modal. Phones show their keyboard only for a focus within the press,
 * so the search field does not wait for it.
 */
export function focusSearchAtOnce(store: PageStore): void {
  store.sub(openPanelAtom, () => {
    if (store.get(openPanelAtom) === 'search') document.getElementById('search-field')?.focus()
  })
}

/**
 * A modal dialog that closes makes the page usable again, and this restyles all of it. So a press that closes a panel
 * first draws it as closing. Until this script has loaded, panels close at once. Navigation closes them without
 * waiting.
 */
export function closePanelsAfterFrame(store: PageStore): void {
  document.addEventListener('cancel', (event) => closeLater(event, event.target), true)
  document.addEventListener('submit', (event) => {
    const form = event.target
    if (form instanceof HTMLFormElement && form.method === 'dialog') closeLater(event, form.closest('dialog'))
  })
  document.addEventListener('sv:navigate-start', () => store.set(openPanelAtom, null))
}

function closeLater(event: Event, dialog: EventTarget | null): void {
  if (event.defaultPrevented || !(dialog instanceof HTMLDialogElement)) return
  if (!dialog.matches('.panel:modal')) return
  event.preventDefault()
  dialog.dataset['closing'] = ''
  afterFrame(() => {
    delete dialog.dataset['closing']
    dialog.close()
  })
}
