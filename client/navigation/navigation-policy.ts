import { hasActingQuery } from '#shared/acting-queries.ts'

/** The facts of a `navigate` event that decide if the page may be swapped in place. */
export type NavigationAttempt = Pick<
  NavigateEvent,
  'navigationType' | 'canIntercept' | 'hashChange' | 'userInitiated' | 'downloadRequest' | 'formData'
> & { destination: Pick<NavigationDestination, 'url' | 'sameDocument'> }

/** `paths` is the server's path table. `restrictedTo` is the side that this document must stay on, if any. */
export type CurrentPage = {
  origin: string
  /** Of the document's market (`data-prefix`). */
  prefix: string
  layout: string
  paths: Paths
  restrictedTo: string | undefined
}

/**
 * The server's path table without market prefix: paths that need their own document, among them the other markets and
 * languages below the prefix, and paths that allow third-party scripts.
 */
export type Paths = { documents: RegExp; personal: RegExp; walletPages: RegExp | null }

const file = /\.[a-z0-9]{2,5}$/i

/** Reads the data attributes of `<meta name="paths">` (`worker/pages/ssr/render-html.tsx`). */
export function readPaths({ documents = '', personal = '', walletPages }: DOMStringMap): Paths {
  const startingWith = (starts: string) => new RegExp(`^(?:${starts || '(?!)'})(?=/|$)`, 'i')
  return {
    documents: startingWith(documents),
    personal: startingWith(personal),
    walletPages: walletPages === undefined ? null : startingWith(walletPages),
  }
}

/**
 * True if the page of the document's URL stays: for `history.pushState` and `replaceState`, a fragment, and a traversal
 * between two entries of one page, of which one was added for a panel. A page that stands in for one that did not
 * arrive does not stay for a link to its own URL, or for a traversal to another fragment.
 */
export function staysOnPage(
  { destination, hashChange, userInitiated, navigationType }: NavigationAttempt,
  { url, isStandIn }: { url: string; isStandIn: boolean },
): boolean {
  if (!destination.sameDocument) return false
  const isTraversal = navigationType === 'traverse'
  const isHere = destination.url === url
  if (isStandIn && (isTraversal ? hashChange : userInitiated && isHere)) return false
  return hashChange || !isTraversal || isHere
}

/** True if we may handle the navigation to another page: a page of this market in the current layout. */
export function isSwappable(attempt: NavigationAttempt, current: CurrentPage): boolean {
  if (!attempt.canIntercept || attempt.downloadRequest !== null || attempt.formData) return false
  if (attempt.navigationType === 'reload' || current.layout !== 'default') return false
  return mayReplacePage(attempt.destination.url, current)
}

/**
 * True if the page at the URL may replace this page. A document with third-party scripts never shows pages that forbid
 * them, and the other way round, so that passwords are only typed in documents without such scripts (D-17).
 */
export function mayReplacePage(address: string, current: CurrentPage): boolean {
  const url = new URL(address, current.origin)
  const path = pathIn(url, current)
  if (path === null || current.paths.documents.test(path) || file.test(path) || hasActingQuery(url.searchParams))
    return false
  return current.restrictedTo === undefined || current.restrictedTo === sideOf(path, current.paths)
}

/** True if the page behind a link may be prefetched. Uses the same exclusions as the speculation rules (docs/adr/0009). */
export function mayPrefetchLink(
  link: Pick<HTMLAnchorElement, 'href' | 'rel' | 'target' | 'dataset' | 'hasAttribute'>,
  current: CurrentPage,
): boolean {
  const isPlain =
    !/\bnofollow\b/i.test(link.rel) &&
    !link.hasAttribute('target') &&
    !link.hasAttribute('download') &&
    link.dataset['opens'] === undefined
  const path = pathIn(new URL(link.href, current.origin), current)
  return isPlain && path !== null && sideOf(path, current.paths) === 'public' && mayReplacePage(link.href, current)
}

export type Connection = { effectiveType?: string; saveData?: boolean }

/** True if prefetching is allowed: not offline, not on slow 2G, and not if the visitor saves data. */
export function mayPrefetch({ onLine, connection }: { onLine: boolean; connection?: Connection | undefined }): boolean {
  return onLine && connection?.effectiveType !== 'slow-2g' && connection?.saveData !== true
}

function sideOf(path: string, { personal, walletPages }: Paths): string {
  if (walletPages?.test(path)) return 'wallet'
  return personal.test(path) ? 'personal' : 'public'
}

/**
 * The URL's path without market prefix; `null` for another site, and for a market or language that is not below the
 * prefix. `Paths.documents` has those that are.
 */
function pathIn({ origin, pathname }: URL, { origin: here, prefix }: CurrentPage): string | null {
  const path = pathname.slice(prefix.length)
  return origin === here && pathname.startsWith(prefix) && /^(\/|$)/.test(path) ? path : null
}
