import { targetOf } from './menu-keys.ts'

const top = '.desktop-navigation__top'
const item = '.desktop-navigation__item'
export const desktopPanel = '.desktop-navigation__panel'
/** A pointer is on its way down to a panel if it goes sideways less than this many times as far as down. */
const flattestWayDown = 8
const longestPauseMs = 300

/**
 * Behaviour of the mega-menu. Hover and disclosures open it without script. Escape closes it and returns the focus, as
 * does a click inside or outside. Arrow keys move in it. On touch the first tap on a top link opens it.
 */
export function runDesktopMenu(menu: HTMLElement): { dismiss: () => void; escape: (event: KeyboardEvent) => void } {
  const opened = () => menu.querySelector<HTMLDetailsElement>('details[open]')
  const show = (details: HTMLDetailsElement) => {
    menu.removeAttribute('data-dismissed')
    details.open = true
  }
  /** The pointer may still be over it, so it stays closed until the pointer leaves. */
  const dismiss = () => {
    for (const details of menu.querySelectorAll('details')) details.open = false
    menu.toggleAttribute('data-dismissed', menu.matches(':hover'))
  }

  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !(opened() || menu.matches(':hover, :focus-within'))) return
    const focused = menu.contains(document.activeElement) ? document.activeElement?.closest(item) : null
    dismiss()
    focused?.querySelector<HTMLElement>('summary')?.focus()
  }

  keepOnTheWayDown(menu)
  // Without motion a panel vanishes at once, and with it the pointer leaves it. A focused link would show it again.
  menu.addEventListener('pointerleave', () => {
    if (!menu.querySelector(`${desktopPanel}:focus-within`)) menu.removeAttribute('data-dismissed')
  })
  document.addEventListener('sv:navigate-start', dismiss)
  document.addEventListener('pointerdown', ({ target }) => {
    if (opened() && target instanceof Node && !menu.contains(target)) dismiss()
  })
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (!menu.matches(':hover')) menu.removeAttribute('data-dismissed')
    const details = opened()
    if (details && relatedTarget instanceof Node && !details.closest(item)?.contains(relatedTarget))
      details.open = false
  })
  menu.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return
    const details = event.target.closest(item)?.querySelector('details')
    if (event.target.closest(desktopPanel)) return dismiss()
    if (event.target.closest('summary')) return menu.removeAttribute('data-dismissed')
    if (
      !details ||
      details.open ||
      !event.target.closest(top) ||
      !(event instanceof PointerEvent) ||
      event.pointerType !== 'touch'
    )
      return
    event.preventDefault()
    show(details)
  })
  document.addEventListener('keydown', escape)
  menu.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLElement)) return
    const { opens, focus } = targetOf(event.target, event.key)
    if (!focus) return
    event.preventDefault()
    if (opens) show(opens)
    focus().focus()
  })
  return { dismiss, escape }
}

/** Keeps an open panel while the pointer moves down to it across other top links, also slantwise or slowly. */
function keepOnTheWayDown(menu: HTMLElement): void {
  let shown: Element | null = null
  let timer = 0
  const isSeen = (element: Element | null) => {
    const panel = element?.querySelector(desktopPanel)
    const { display, visibility } = panel ? getComputedStyle(panel) : { display: 'none' }
    return display !== 'none' && visibility === 'visible'
  }
  menu.addEventListener('pointermove', ({ target, movementX, movementY }) => {
    const over = target instanceof Element ? target.closest(item) : null
    if (isSeen(over) || !isSeen(shown)) shown = over
    clearTimeout(timer)
    const isOnItsWay = over !== shown && movementY * flattestWayDown > Math.abs(movementX)
    shown?.toggleAttribute('data-kept', isOnItsWay)
    if (isOnItsWay) timer = window.setTimeout(() => shown?.removeAttribute('data-kept'), longestPauseMs)
  })
}
