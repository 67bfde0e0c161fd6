import { type Moment, recordEvent } from '../../api/record-event.ts'
import { desktopPanel, runDesktopMenu } from './desktop-menu.ts'
import { navigationElement, titlesOf } from './navigation-trail.ts'
import { tabletMedia } from '#shared/breakpoint.ts'

const layerResetMs = 500

/** An event from before this script had loaded, with its page, which it may have left since. */
export type EarlyEvent = { event: Event; moment: Moment }

type Press = { element: Element; moment?: Moment }

/**
 * Enhances the menus, which open and link without script. `early` are the clicks and keys from before this script had
 * loaded.
 */
export function runMenus(early: readonly EarlyEvent[]): void {
  const pressed = early.flatMap(({ event: { type, target }, moment }) =>
    type === 'click' && target instanceof Element ? { element: target, moment } : [],
  )
  const last = early.findLast(({ event }) => !(event instanceof KeyboardEvent) || event.key === 'Escape')?.event
  const desktop = document.querySelector<HTMLElement>('.desktop-navigation')
  const mobile = document.querySelector<HTMLDialogElement>('#menu')
  if (desktop) {
    const { dismiss, escape } = runDesktopMenu(desktop)
    if (last instanceof KeyboardEvent) escape(last)
    if (pressed.some(({ element }) => element.closest(desktopPanel))) dismiss()
    recordClicks(desktop, 'navigation_click', pressed)
  }
  if (!mobile) return
  mobile.addEventListener('close', () =>
    scheduleLayerReset(mobile, () => mobile.querySelectorAll<HTMLDetailsElement>('.mobile-navigation__layers details')),
  )
  recordClicks(mobile, 'menu_item', pressed)
  matchMedia(tabletMedia).addEventListener('change', ({ matches }) => matches && mobile.close())
}

function recordClicks(menu: HTMLElement, event: 'navigation_click' | 'menu_item', pressed: readonly Press[]): void {
  const recordClick = ({ element, moment }: Press) => {
    const link = element.closest<HTMLAnchorElement>('a[href]')
    if (!link || link.dataset['closes']) return
    recordEvent({ event, navigation_element: navigationElement(titlesOf(link)) }, moment)
  }
  for (const press of pressed) if (menu.contains(press.element)) recordClick(press)
  menu.addEventListener('click', ({ target }) => target instanceof Element && recordClick({ element: target }))
}

/** Half a second after the menu has closed, out of sight, its first layer is restored. */
export function scheduleLayerReset(menu: { open: boolean }, layers: () => Iterable<{ open: boolean }>): void {
  setTimeout(() => {
    if (menu.open) return
    for (const layer of layers()) layer.open = false
  }, layerResetMs)
}
