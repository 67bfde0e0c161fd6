import { thisMoment } from '../api/record-event.ts'
import type { PageStore } from '../atoms/store.ts'
import { followLogins } from './account-links.ts'
import { hasHint } from './hint-cookies.ts'
import type { EarlyEvent } from './on-demand/menus.ts'

const menus = '.desktop-navigation, #menu'

/** Enhances header and footer once the browser is idle. Everything works without it. */
export function runShell(store: PageStore): void {
  watchHeader()
  const update = followLogins(
    store,
    () => document.querySelectorAll<HTMLAnchorElement>('[data-account-link]'),
    () => hasHint('user-authenticated'),
  )
  update()
  document.addEventListener('sv:navigate-end', update)
  addEventListener('pageshow', update)

  const intentEvents = ['pointerover', 'pointerdown', 'focusin'] as const
  for (const type of intentEvents) document.addEventListener(type, loadMenus, { passive: true })
  // The pointer or focus may have entered before this script had loaded.
  loadMenus({ target: document.activeElement?.closest(menus) ?? document.querySelector(`:is(${menus}):hover`) })

  function loadMenus({ target }: Pick<Event, 'target'>): void {
    if (!(target instanceof Element) || !target.closest(menus)) return
    for (const type of intentEvents) document.removeEventListener(type, loadMenus)
    const early: EarlyEvent[] = []
    const note = (event: Event) => void early.push({ event, moment: thisMoment() })
    const loading = new AbortController()
    for (const type of ['click', 'keydown'] as const) document.addEventListener(type, note, loading)
    void import('./on-demand/menus.ts').then((module) => module.runMenus(early), report).finally(() => loading.abort())
  }
}

/** Marks the header as sticky while its original place at the top is out of view. */
function watchHeader(): void {
  const place = document.querySelector('[data-header-place]')
  if (!place) return
  new IntersectionObserver(([entry]) => {
    if (entry)
      place.nextElementSibling?.toggleAttribute('data-stuck', !entry.isIntersecting && entry.boundingClientRect.top < 0)
  }).observe(place)
}

function report(error: unknown): void {
  console.error('shell:', error)
}
