import { hasActingQuery } from '../../shared/acting-queries.ts'
import { defaultMarketCode, marketOfPath } from '../../shared/markets.ts'

/** What of a navigation decides whether the page may be swapped in place. */
export type Attempt = {
  url: string
  navigationType: NavigationType
  canIntercept: boolean
  hashChange: boolean
  isDownload: boolean
  isPost: boolean
  isSameDocument: boolean
}

/** `paths` is what the server says of paths, and `apart` the side that this document keeps to, if it does. */
export type Here = { origin: string; market: string; layout: string; paths: Paths; apart: string | undefined }

/** What the server says of paths, without market prefix: documents of their own, and who may run scripts where. */
export type Paths = { documents: RegExp; personal: RegExp; walletPages: RegExp | null }

const file = /\.[a-z0-9]{2,5}$/i

/** Reads the data attributes of `<html>` (`worker/ssr/path-attributes.ts`). */
export function readPaths({ documents = '', personal = '', walletPages }: DOMStringMap): Paths {
  const startingWith = (starts: string) => new RegExp(`^(?:${starts || '(?!)'})(?=/|$)`, 'i')
  return {
    documents: startingWith(documents),
    personal: startingWith(personal),
    walletPages: walletPages === undefined ? null : startingWith(walletPages),
  }
}

/** Whether the browser leaves the navigation to us: a page of this market in the layout that we stand in. */
export function isSwappable(attempt: Attempt, here: Here): boolean {
  if (!attempt.canIntercept || attempt.hashChange || attempt.isDownload || attempt.isPost) return false
  if (attempt.navigationType === 'reload' || here.layout !== 'default') return false
  // Within one document, only a traversal asks for another page; the rest is history.pushState and its like.
  if (attempt.isSameDocument && attempt.navigationType !== 'traverse') return false
  return isOwnPage(attempt.url, here)
}

/**
 * Whether the page at the address may take this page's place. A document that holds scripts of other companies keeps to
 * their side, and so does one whose policy has no room for them: passwords are typed where those scripts have never
 * been (D-17).
 */
export function isOwnPage(address: string, here: Here): boolean {
  const url = new URL(address, here.origin)
  const path = pathIn(url, here)
  if (path === null || here.paths.documents.test(path) || file.test(path) || hasActingQuery(url.searchParams))
    return false
  return here.apart === undefined || here.apart === sideOf(path, here.paths)
}

/**
 * Whether the page behind a link may be fetched before it is asked for: by the same exclusions as in the speculation
 * rules (docs/adr/0009).
 */
export function mayFetchAhead(
  link: Pick<HTMLAnchorElement, 'href' | 'rel' | 'target' | 'dataset' | 'hasAttribute'>,
  here: Here,
): boolean {
  const isPlain =
    !/\bnofollow\b/i.test(link.rel) &&
    !link.hasAttribute('target') &&
    !link.hasAttribute('download') &&
    link.dataset['opens'] === undefined
  const path = pathIn(new URL(link.href, here.origin), here)
  return isPlain && path !== null && sideOf(path, here.paths) === 'public' && isOwnPage(link.href, here)
}

function sideOf(path: string, { personal, walletPages }: Paths): string {
  if (walletPages?.test(path)) return 'wallet'
  return personal.test(path) ? 'personal' : 'public'
}

/** The address's path without market prefix; `null` on another site and in another market. */
function pathIn({ origin, pathname }: URL, here: Here): string | null {
  const target = marketOfPath(pathname)
  if (origin !== here.origin || (target?.code ?? defaultMarketCode) !== here.market) return null
  return pathname.slice(target?.prefix.length ?? 0)
}
