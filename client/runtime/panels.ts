import type { PageStore } from '../atoms/store.ts'
import { openPanelAtom, wantedIslandAtom, type PanelName } from '../atoms/ui.ts'
import { hydrateByName } from './island-element.ts'

/**
 * Keeps the dialogs of the page and `openPanelAtom` the same. A panel is a `<dialog data-panel="{name}">`, static or
 * inside an island; it opens at once, and its island, if it has one, is hydrated into it. What opens a panel is a link
 * with `data-opens="{name}"`, so that the link is still there when the panel is not.
 */
export function runPanels(store: PageStore): void {
  let opener: HTMLElement | null = null

  document.addEventListener('click', (event) => {
    const trigger = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-opens]') : null
    if (!trigger || event.defaultPrevented || isModified(event) || trigger.ariaDisabled === 'true') return
    const name = trigger.dataset['opens'] ?? ''
    if (!isPanel(name)) return
    event.preventDefault()
    opener = trigger
    store.set(openPanelAtom, name)
  })

  // A press on the dialog itself is a press on its backdrop: the content fills the box.
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof HTMLDialogElement && target.matches('[data-panel]')) target.close()
  })

  document.addEventListener(
    'close',
    ({ target }) => {
      if (!(target instanceof HTMLDialogElement)) return
      if (target.dataset['panel'] === store.get(openPanelAtom)) store.set(openPanelAtom, null)
    },
    true,
  )

  document.addEventListener('sv:navigate-start', () => store.set(openPanelAtom, null))
  addEventListener('pageshow', (event) => event.persisted && store.set(openPanelAtom, null))

  store.sub(wantedIslandAtom, () => {
    const name = store.get(wantedIslandAtom)
    if (name !== null) void hydrateByName(name)
  })

  store.sub(openPanelAtom, () => {
    const open = store.get(openPanelAtom)
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[data-panel][open]')) {
      if (dialog.dataset['panel'] !== open) dialog.close()
    }
    if (open === null) return restoreFocus()
    const dialog = panel(open)
    if (!dialog) return
    if (!dialog.open) dialog.showModal()
    const host = dialog.closest('sv-island')
    const link = opener
    if (host) void hydrateByName(host.getAttribute('data-name') ?? '').then((isLive) => isLive || follow(link))
  })

  function restoreFocus(): void {
    if (opener?.isConnected) opener.focus({ preventScroll: true })
    opener = null
  }

  function follow(link: HTMLElement | null): void {
    store.set(openPanelAtom, null)
    if (link instanceof HTMLAnchorElement) location.assign(link.href)
  }
}

function panel(name: PanelName): HTMLDialogElement | null {
  return document.querySelector(`dialog[data-panel="${name}"]`)
}

function isPanel(name: string): name is PanelName {
  return panel(name as PanelName) !== null
}

function isModified({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || ctrlKey || metaKey || shiftKey || altKey
}
