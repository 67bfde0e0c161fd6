import type { PageStore } from '../atoms/store.ts'
import { openPanelAtom, requestedIslandAtom, type PanelName } from '../atoms/ui.ts'
import { afterFrame } from '../island/idle.ts'
import { isModified } from '../island/is-modified.ts'
import { hydrateByName } from '../island/island-element.ts'

/**
 * Keeps the page's dialogs and `openPanelAtom` in sync. A panel is a `<dialog id="{name}">`, static or inside an
 * island. It opens at once, and its island is hydrated into it. A link with `data-opens="{name}"` opens it, and leads
 * to a page if the panel does not exist. `data-closes="{name}"` closes it.
 */
export function runPanels(store: PageStore): void {
  let opener: HTMLElement | null = null

  document.addEventListener('click', (event) => {
    const trigger =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-opens], [data-closes]') : null
    if (!trigger || event.defaultPrevented) return
    if (trigger.matches('[aria-disabled=true]')) return event.preventDefault()
    if (isModified(event)) return
    const { opens, closes } = trigger.dataset
    const dialog = panel(opens ?? closes ?? '')
    if (!dialog || (opens === undefined && !dialog.open)) return
    // Third-party scripts in this document must not see a password, so follow the link to a document without them.
    if (opens === 'login' && (document.documentElement.dataset['documentSide'] ?? 'personal') !== 'personal') return
    event.preventDefault()
    if (opens === undefined) return close(dialog)
    // The browser reports a close later than it happens, so the atom may still name this panel.
    if (!dialog.open) store.set(openPanelAtom, null)
    opener = trigger
    store.set(openPanelAtom, opens as PanelName)
  })

  document.addEventListener('pointerdown', (event) => {
    const { target } = event
    if (!(target instanceof HTMLDialogElement) || !target.open || !isOutside(target, event)) return
    // Closed on press, a touch's click would fall on the page beneath. The listener is the dialog's own because Safari
    // sends clicks on a backdrop only to an element with one.
    const end = (click: MouseEvent) => click.target === target && isOutside(target, click) && close(target)
    target.addEventListener('click', end, { once: true })
  })

  document.addEventListener(
    'close',
    ({ target }) => {
      if (target instanceof HTMLDialogElement && !target.open && target.id === store.get(openPanelAtom))
        store.set(openPanelAtom, null)
    },
    true,
  )

  // The browser closes a modal dialog by itself, unless the key is pressed in a search field, which it only empties. A
  // panel is not modal in its first frame.
  document.addEventListener('keydown', (event) => {
    const { key, target, keyCode } = event
    const dialog = document.querySelector<HTMLDialogElement>('.panel[open]')
    // The code 229 says that the key belongs to an input method.
    if (key !== 'Escape' || keyCode === 229 || !dialog) return
    if (!dialog.matches(':modal')) return store.set(openPanelAtom, null)
    if ((target as Partial<HTMLInputElement>).type !== 'search') return
    event.preventDefault()
    close(dialog)
  })

  addEventListener('pageshow', (event) => event.persisted && store.set(openPanelAtom, null))

  store.sub(requestedIslandAtom, () => {
    const name = store.get(requestedIslandAtom)
    if (name !== null) void hydrateByName(name)
  })

  store.sub(openPanelAtom, () => {
    const open = store.get(openPanelAtom)
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[id][open]')) {
      if (dialog.id !== open) dialog.close()
    }
    if (open === null) return restoreFocus()
    const dialog = panel(open)
    if (!dialog) return
    if (!dialog.open) show(dialog)
    const host = dialog.closest('sv-island') ?? dialog.querySelector('sv-island')
    const link = opener
    // Draw the frame first, because starting React takes too long for the shopper to wait.
    if (host)
      afterFrame(
        () =>
          void hydrateByName(host.getAttribute('data-name') ?? '').then(
            (isLive) => isLive || !dialog.open || follow(link ?? pageOf(open)),
          ),
      )
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

/** Making the page inert restyles all of it, so draw the panel first. */
function show(dialog: HTMLDialogElement): void {
  if (!dialog.matches('.panel')) return dialog.showModal()
  dialog.open = true
  afterFrame(() => {
    if (!dialog.open || dialog.matches(':modal')) return
    dialog.open = false
    dialog.showModal()
  })
}

/** The event is the one of the Escape key, so that `panel-frames.ts` handles all presses that close a panel. */
function close(dialog: HTMLDialogElement): void {
  if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close()
}

/** The bag page shows what was added, if the panel that says so has no script. */
function pageOf(name: PanelName): HTMLAnchorElement | null {
  return name === 'added-to-bag' ? document.querySelector<HTMLAnchorElement>('a[data-opens=cart]') : null
}

function panel(name: string): HTMLDialogElement | null {
  const element = document.getElementById(name)
  return element instanceof HTMLDialogElement ? element : null
}

/** A press on the backdrop targets the dialog, outside its box. */
function isOutside(dialog: HTMLDialogElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
