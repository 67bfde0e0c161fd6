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

export type Here = { origin: string; market: string; layout: string }

/** Paths, without market prefix, that are no pages or stand in another layout. */
const excluded = /^\/(api|checkout|order-confirmation|payments|preview|hooks|health|assets)(?=[/-]|$)|\.[a-z0-9]{2,5}$/i

/** Whether the browser leaves the navigation to us: a page of this market in the layout that we stand in. */
export function isSwappable(attempt: Attempt, here: Here): boolean {
  if (!attempt.canIntercept || attempt.hashChange || attempt.isDownload || attempt.isPost) return false
  if (attempt.navigationType === 'reload' || here.layout !== 'default') return false
  // Within one document, only a traversal asks for another page; the rest is history.pushState and its like.
  if (attempt.isSameDocument && attempt.navigationType !== 'traverse') return false
  return isOwnPage(attempt.url, here)
}

export function isOwnPage(address: string, { origin, market }: Here): boolean {
  const url = new URL(address, origin)
  const target = marketOfPath(url.pathname)
  const path = url.pathname.slice(target?.prefix.length ?? 0)
  return url.origin === origin && (target?.code ?? defaultMarketCode) === market && !excluded.test(path) && url.searchParams.get('logout') !== 'true'
}
