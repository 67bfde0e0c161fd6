import { whenIdle } from '../island/idle.ts'
import { type Connection, mayPrefetch, mayPrefetchLink, type CurrentPage } from './navigation-policy.ts'
import { fetchPage, type FetchedPage } from './page-fetch.ts'
import type { PrefetchedPages } from './prefetched-pages.ts'

const hoverMs = 65

/** Prefetches the page of a link that is hovered, focused or pressed, or that is in view and has `data-prefetch`. */
export function prefetchLinks(cache: PrefetchedPages<FetchedPage>, current: () => CurrentPage): void {
  let timer: ReturnType<typeof setTimeout> | undefined

  function prefetch(link: HTMLAnchorElement): void {
    const url = link.href.split('#', 1)[0] ?? ''
    const isHere = url === location.href.split('#', 1)[0]
    if (isHere || !mayPrefetchLink(link, current())) return
    const { onLine, connection } = navigator as Navigator & { connection?: Connection }
    if (mayPrefetch({ onLine, connection })) cache.add(url, () => fetchPage(url, { priority: 'low' }))
  }

  function onIntent(event: Event): void {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    // A link within a drawing, such as a shop on the map, leads to a place in the page.
    if (!(link instanceof HTMLAnchorElement)) return
    clearTimeout(timer)
    if (event.type === 'pointerdown') prefetch(link)
    else timer = setTimeout(() => whenIdle(() => prefetch(link)), hoverMs)
  }

  for (const type of ['pointerover', 'focusin', 'pointerdown'])
    document.addEventListener(type, onIntent, { passive: true })
  document.addEventListener('pointerout', () => clearTimeout(timer), { passive: true })

  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue
      observer.unobserve(target)
      whenIdle(() => prefetch(target))
    }
  })
  const watch = () => {
    observer.disconnect()
    for (const link of document.querySelectorAll('a[data-prefetch]')) observer.observe(link)
  }
  whenIdle(watch)
  document.addEventListener('sv:navigate-end', watch)
}
