import { mobileBreakpoint } from '../../../shared/breakpoint.ts'
import { recordEvent } from '../record-event.ts'
import { runDesktopMenu } from './desktop-menu.ts'
import { resetLayersLater } from './menu-layers.ts'
import { navigationElement, titlesOf } from './navigation-trail.ts'

/** What the menus do beyond opening and leading somewhere, which they do by themselves. */
export function runMenus(): void {
  const desktop = document.querySelector<HTMLElement>('.desktop-navigation')
  const mobile = document.querySelector<HTMLDialogElement>('#menu')
  if (desktop) {
    runDesktopMenu(desktop)
    announce(desktop, 'navigation_click')
  }
  if (!mobile) return
  mobile.addEventListener('close', () => resetLayersLater(mobile, () => mobile.querySelectorAll<HTMLDetailsElement>('.mobile-navigation__layer')))
  announce(mobile, 'menu_item')
  matchMedia(`(min-width: ${mobileBreakpoint}px)`).addEventListener('change', ({ matches }) => matches && mobile.close())
}

function announce(menu: HTMLElement, event: 'navigation_click' | 'menu_item'): void {
  menu.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (link && !link.dataset['closes']) recordEvent({ event, navigation_element: navigationElement(titlesOf(link)) })
  })
}
