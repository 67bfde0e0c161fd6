import { whenIdle } from '../island/idle.ts'
import { mayFetchAhead, type Here } from './navigation-policy.ts'
import { fetchPage, type FetchedPage } from './page-fetch.ts'
import { mayPrefetch, type Connection } from './prefetch-policy.ts'
import type { PrefetchedPages } from './prefetched-pages.ts'

const hoverMs = 65

/** Prefetches the page of a link that is hovered, focused or pressed, or that is in view and has `data-prefetch`. */
export function prefetchLinks(cache: PrefetchedPages<FetchedPage>, here: () => Here): void {
  let timer: ReturnType<typeof setTimeout> | undefined

  function keep(link: HTMLAnchorElement): void {
    const url = link.href.split('#', 1)[0] ?? ''
    const isHere = url === location.href.split('#', 1)[0]
    if (isHere || !mayFetchAhead(link, here())) return
    const { onLine, connection } = navigator as Navigator & { connection?: Connection }
    if (mayPrefetch({ onLine, connection })) cache.keep(url, () => fetchPage(url, { priority: 'low' }))
  }

  function onIntent(event: Event): void {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link) return
    clearTimeout(timer)
    if (event.type === 'pointerdown') keep(link)
    else timer = setTimeout(() => whenIdle(() => keep(link)), hoverMs)
  }

  for (const type of ['pointerover', 'focusin', 'pointerdown'])
    document.addEventListener(type, onIntent, { passive: true })
  document.addEventListener('pointerout', () => clearTimeout(timer), { passive: true })

  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue
      seen.unobserve(target)
      whenIdle(() => keep(target))
    }
  })
  const watch = () => {
    seen.disconnect()
    for (const link of document.querySelectorAll('a[data-prefetch]')) seen.observe(link)
  }
  whenIdle(watch)
  document.addEventListener('sv:navigate-end', watch)
}
