import { recordEvent } from '../api/record-event.ts'
import { quickAddAtom } from '../atoms/quick-add-state.ts'
import type { PageStore } from '../atoms/store.ts'
import { placeOf, quickAddClick, readCard } from './product-card-data.ts'
import { quickAddFrame } from './quick-add-frame.ts'

type Open = { frame: HTMLElement; trigger: HTMLElement; productId: number }

let open: Open | null = null
const watched = new WeakSet<PageStore>()

/** Toggles the quick add panel in the card. At most one is open. If its script fails to load, the link is followed. */
export async function toggleQuickAdd(
  store: PageStore,
  { card, trigger }: { card: HTMLElement; trigger: HTMLAnchorElement },
): Promise<void> {
  watch(store)
  const isSame = open?.trigger === trigger
  close(isSame)
  if (isSame) return
  const data = readCard(card)
  recordEvent(quickAddClick(data, placeOf(card, document)))
  const { frame, host } = quickAddFrame(card, data)
  open = { frame, trigger, productId: data.productId }
  trigger.setAttribute('aria-expanded', 'true')
  card.querySelector('img')?.after(frame)
  frame.querySelector<HTMLElement>('[role=dialog]')?.focus({ preventScroll: true })
  if (await host.hydrate()) return
  if (open?.frame !== frame) return
  close(false)
  location.assign(trigger.href)
}

function watch(store: PageStore): void {
  if (watched.has(store)) return
  watched.add(store)
  let shown: number | null = null
  // The panel closes after the product was added. Another panel may be opening already.
  store.sub(quickAddAtom, () => {
    const state = store.get(quickAddAtom)
    if (state === null && shown === open?.productId) close(true)
    shown = state?.card.productId ?? null
  })
  document.addEventListener('pointerdown', ({ target }) => {
    if (
      open &&
      target instanceof Element &&
      !open.frame.contains(target) &&
      !target.closest('[data-quick-add], .notifications')
    )
      close(false)
  })
  // Close on click, because a tap that only started on the overlay would end on the content below it.
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('.quick-add__veil, .quick-add__close')) close(true)
  })
  document.addEventListener('keydown', (event) => {
    // A dialog in front of the panel closes first.
    if (event.key !== 'Escape' || !open || document.querySelector('dialog:modal')) return
    event.preventDefault()
    close(true)
  })
  document.addEventListener('sv:navigate-start', () => close(false))
}

function close(hasFocus: boolean): void {
  if (!open) return
  const { frame, trigger } = open
  open = null
  trigger.setAttribute('aria-expanded', 'false')
  const dialog = document.querySelector<HTMLDialogElement>('dialog[open]')
  frame.remove()
  if (!hasFocus) return
  if (dialog) dialog.addEventListener('close', () => trigger.focus({ preventScroll: true }), { once: true })
  else trigger.focus({ preventScroll: true })
}
