import { pageLoadAtom } from '../atoms/page-load.ts'
import { pageServices } from '../atoms/services.ts'
import type { PageStore } from '../atoms/store.ts'
import { inTransition } from './in-transition.ts'
import { drawLoadingBar } from './loading-bar.ts'
import { mayReplacePage, isSwappable, readPaths, staysOnPage, type CurrentPage } from './navigation-policy.ts'
import { fetchPageOrExplain, type FetchedPage } from './page-fetch.ts'
import { addStylesheet, keepChoices, missingStylesheets, parsePage, swapPage } from './page-swap.ts'
import { prefetchLinks } from './prefetch.ts'
import { createPrefetchedPages } from './prefetched-pages.ts'

/** `type` is the kind of navigation: push, replace or traverse. */
export type NavigationDetail = { url: string; type: NavigationType }

declare global {
  interface DocumentEventMap {
    'sv:navigate-start': CustomEvent<NavigationDetail>
    'sv:navigate-end': CustomEvent<NavigationDetail>
  }
}

/**
 * Makes links of this market swap the page in place. Without the Navigation API, and whenever the new page cannot
 * replace this one, the browser navigates. A page that does not arrive has the shop's error page in its place (D-242).
 */
export function runNavigation(store: PageStore): void {
  if (!('navigation' in globalThis)) return
  const { prefix } = pageServices(store.get).settings
  const { dataset } = document.documentElement
  const paths = readPaths(document.querySelector<HTMLElement>('meta[name=paths]')?.dataset ?? {})
  const current = (): CurrentPage => ({
    origin: location.origin,
    prefix,
    layout: document.body.dataset['layout'] ?? 'default',
    paths,
    restrictedTo: dataset['documentSide'],
  })
  const cache = createPrefetchedPages<FetchedPage>(() => performance.now())
  let latest: PageLoad | null = null
  /** Empty while an error page stands in for a page that did not arrive. */
  let shownPath = location.pathname
  let isLeaving = false

  // The page of a pressed link is fetched below, so stop prefetching it.
  for (const rules of document.querySelectorAll('script[type=speculationrules]')) rules.remove()
  if (wasTraversedEarly()) return location.reload()
  drawLoadingBar(store)
  prefetchLinks(cache, current)

  navigation.addEventListener('navigate', (event) => {
    // The browser ends a page load when the page's URL or history entry changes, for example by a chosen size or a second
    // Back. Go on with it.
    if (staysOnPage(event, { url: location.href, isStandIn: shownPath === '' })) return latest?.keep()
    latest?.abort()
    if (isLeaving) return
    if (!isSwappable(event, current()))
      return isUnswappableReturn(event) ? event.intercept({ handler: async () => leave() }) : undefined
    const load = trackLoad(event)
    latest = load
    event.intercept({ scroll: 'manual', focusReset: 'manual', handler: () => go(load) })
  })

  async function go(load: PageLoad): Promise<void> {
    const { event, signal } = load
    const detail = { url: event.destination.url, type: event.navigationType }
    dispatch('sv:navigate-start', detail)
    store.set(pageLoadAtom, { type: 'start' })
    try {
      const page = await replacePage(load)
      if (page === null) return leave()
      store.set(pageLoadAtom, { type: page.isOutage ? 'fail' : 'finish' })
      dispatch('sv:navigate-end', { ...detail, url: page.url })
    } catch {
      if (signal.aborted) {
        if (latest === load) store.set(pageLoadAtom, { type: 'stop' })
        return
      }
      store.set(pageLoadAtom, { type: 'fail' })
      leave()
    }
  }

  /** Resolves with the page, or with `null` if it cannot replace this page. */
  async function replacePage({ event, signal, linkId }: PageLoad): Promise<FetchedPage | null> {
    const requested = new URL(event.destination.url)
    const address = requested.href.slice(0, requested.href.length - requested.hash.length)
    const isTraversal = event.navigationType === 'traverse'
    const fetched =
      (await cache.take(address)?.catch(() => null)) ??
      (await fetchPageOrExplain({ url: address, hash: requested.hash, isTraversal }, signal))
    signal.throwIfAborted()
    const page = fetched && parsePage(fetched.html)
    if (!page) return null
    const isRedirected = fetched.url !== address
    if (isRedirected && !mayReplacePage(fetched.url, current())) return null
    const stylesheets = missingStylesheets(page.next)
    store.set(pageLoadAtom, { type: 'found', sources: stylesheets.length })
    store.set(pageLoadAtom, { type: 'arrived' })
    await Promise.all(
      stylesheets.map((stylesheet) =>
        addStylesheet(stylesheet).then(() => store.set(pageLoadAtom, { type: 'arrived' })),
      ),
    )
    signal.throwIfAborted()
    const change = () => {
      if (signal.aborted) return
      const isSamePath = !isTraversal && requested.pathname === shownPath
      shownPath = fetched.isStandIn ? '' : new URL(fetched.url).pathname
      if (linkId !== null) keepChoices(page.main)
      swapPage(page)
      if (linkId !== null && focusLink(linkId)) return
      if (event.signal.aborted || fetched.isStandIn) scrollTo({ top: 0, behavior: 'instant' })
      else event.scroll()
      if (isSamePath) scrollToResults()
      if (!isTraversal || fetched.isStandIn) document.querySelector('main')?.focus({ preventScroll: true })
    }
    // The same product in another colour changes without a transition.
    if (linkId === null) await inTransition(change, sourceOf(event)?.closest('.product-card')?.querySelector('img'))
    else change()
    signal.throwIfAborted()
    if (isRedirected)
      void (navigation.transition?.finished ?? Promise.resolve()).then(() =>
        history.replaceState(history.state, '', fetched.url + requested.hash),
      )
    return fetched
  }

  // The URL is the new one already.
  function leave(): void {
    isLeaving = true
    location.reload()
  }
}

/** A page on its way. Its signal is not the event's: it stays when the browser merely changes the page's URL or entry. */
type PageLoad = {
  event: NavigateEvent
  signal: AbortSignal
  /** The followed link has `data-in-place`: scroll position and focus stay. */
  linkId: string | null
  abort: () => void
  keep: () => void
}

function trackLoad(event: NavigateEvent): PageLoad {
  const controller = new AbortController()
  let keeps = false
  const abort = () => controller.abort()
  // The browser reports what follows after it has aborted the event, in the same task.
  event.signal.addEventListener('abort', () => setTimeout(() => keeps || abort()))
  return { event, signal: controller.signal, linkId: inPlaceLinkId(event), abort, keep: () => (keeps = true) }
}

/** True if the visitor went back or forward before this script had loaded. The browser then changed only the URL. */
function wasTraversedEarly(): boolean {
  const opened = navigation.activation?.entry.url
  return opened !== undefined && opened !== null && new URL(opened).pathname !== location.pathname
}

/** A traversal to a page that may no longer be swapped in. The browser would change only the URL. */
function isUnswappableReturn({ destination, navigationType, canIntercept }: NavigateEvent): boolean {
  return canIntercept && navigationType === 'traverse' && destination.sameDocument
}

function sourceOf(event: NavigateEvent): Element | null {
  const { sourceElement } = event as NavigateEvent & { sourceElement?: Element | null }
  return sourceElement ?? document.activeElement
}

/** The id of the followed link if it has `data-in-place`. Its URL may change once the navigation has begun. */
function inPlaceLinkId(event: NavigateEvent): string | null {
  const link = sourceOf(event)?.closest<HTMLElement>('a[data-in-place]')
  return event.navigationType !== 'traverse' &&
    link instanceof HTMLAnchorElement &&
    link.href === event.destination.url &&
    link.id
    ? link.id
    : null
}

/** Focuses the corresponding link in the new page. Returns true if there is one. */
function focusLink(id: string): boolean {
  const successor = document.getElementById(id)
  successor?.focus({ preventScroll: true })
  return successor !== null
}

/** After refining or sorting a listing, scroll to the results if they start too far down. */
function scrollToResults(): void {
  const lead = document.querySelector('[data-stays-in-sight]')
  if (lead && lead.getBoundingClientRect().top > innerHeight / 2) lead.scrollIntoView({ behavior: 'instant' })
}

function dispatch(name: 'sv:navigate-start' | 'sv:navigate-end', detail: NavigationDetail): void {
  document.dispatchEvent(new CustomEvent(name, { detail }))
}
