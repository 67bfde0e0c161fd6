import { pageServices } from '../atoms/services.ts'
import type { PageStore } from '../atoms/store.ts'
import { paintAccountLinks, saysSignedIn } from './account-links.ts'

const menus = '.desktop-navigation, #menu'

/** What header and footer do by themselves, once the browser is idle; all of it stands without. */
export function runShell(store: PageStore): void {
  watchHeader()
  const paint = () =>
    paintAccountLinks(document.querySelectorAll<HTMLAnchorElement>('[data-account-link]'), {
      isSignedIn: saysSignedIn(document.cookie),
      prefix: pageServices(store.get).settings.prefix,
    })
  paint()
  document.addEventListener('sv:navigate-end', paint)
  addEventListener('pageshow', paint)

  const opened = ['pointerover', 'pointerdown', 'focusin'] as const
  for (const type of opened) document.addEventListener(type, loadMenus, { passive: true })
  // Who was there before this had come is there still.
  if (document.activeElement?.closest(menus)) loadMenus({ target: document.activeElement })

  function loadMenus({ target }: Pick<Event, 'target'>): void {
    if (!(target instanceof Element) || !target.closest(menus)) return
    for (const type of opened) document.removeEventListener(type, loadMenus)
    void import('./on-demand/menus.ts').then(({ runMenus }) => runMenus(), report)
  }
}

/** Marks the header while its own place at the top of the page is out of view: the sticky state [LAY-07]. */
function watchHeader(): void {
  const place = document.querySelector('[data-header-place]')
  if (!place) return
  new IntersectionObserver(([entry]) => {
    if (entry) place.nextElementSibling?.toggleAttribute('data-stuck', !entry.isIntersecting && entry.boundingClientRect.top < 0)
  }).observe(place)
}

function report(error: unknown): void {
  console.error('shell:', error)
}
