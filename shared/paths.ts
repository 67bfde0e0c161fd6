import { hasActingQuery } from './acting-queries.ts'
import { withoutMarketPrefix } from './markets.ts'
import {
  type Access,
  endpoints,
  formTargets,
  fragments,
  type PersonalPage,
  type PublicPage,
  routes,
  type Session,
} from './routes.ts'

/**
 * A row of the table of paths. `path` is its literal start without market prefix, for example `/p` for
 * `/p/:id/:slug/:color`.
 */
export type PathRow = { path: string } & (
  | { kind: 'page'; access: 'public'; session: 'unread'; page: PublicPage }
  | { kind: 'page'; access: 'personal'; session: Session; page: PersonalPage }
  | { kind: 'form'; access: 'action'; session: Session }
  | { kind: 'endpoint'; access: Access; session: Session }
)

const pages: readonly (PublicPage | PersonalPage)[] = Object.values(routes)
const sessions = ['unread', 'read', 'required'] as const

/** All rows: pages, form targets, fragments and endpoints. */
export const pathRows: readonly PathRow[] = [
  ...pages.map((page): PathRow => {
    const path = literalStart(page.pattern)
    return page.access === 'public'
      ? { path, kind: 'page', access: page.access, session: 'unread', page }
      : { path, kind: 'page', access: page.access, session: page.session, page }
  }),
  ...sessions.flatMap((session) =>
    Object.values(formTargets[session]).map((path): PathRow => ({ path, kind: 'form', access: 'action', session })),
  ),
  ...Object.values(fragments).map((path): PathRow => ({ path, kind: 'endpoint', access: 'public', session: 'unread' })),
  ...Object.values(endpoints).map(({ path, access, session }): PathRow => ({
    path,
    kind: 'endpoint',
    access,
    session,
  })),
]

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS'])
const contentRow: PathRow = {
  path: literalStart(routes.content.pattern),
  kind: 'page',
  access: routes.content.access,
  session: 'unread',
  page: routes.content,
}
const byLength = pathRows
  .filter((row) => row.kind !== 'page' || row.page !== routes.content)
  .map((row) => ({ row, start: row.path.toLowerCase(), shape: row.kind === 'page' ? shapeOf(row.page.pattern) : null }))
  .toSorted((a, b) => b.start.length - a.start.length)

/**
 * The row of a path: the page whose pattern matches, else the row with the longest literal start, so that everything
 * below a personal path is personal. Any other path is a content page. A form target is the row of its posts; it is the
 * row of a read only if there is no page. `path` is decoded and has no market prefix. Letter case is ignored.
 */
export function rowOf(path: string, method = 'GET'): PathRow {
  const lower = path.toLowerCase()
  const found = byLength.filter(({ row, start }) => (isExact(row) ? lower === start : isWithin(lower, start)))
  const longest = found[0]?.row ?? contentRow
  if (!readingMethods.has(method))
    return found.find(({ row, start }) => row.kind === 'form' && start.length === longest.path.length)?.row ?? longest
  const read = found.filter(({ row }) => row.kind !== 'form')
  return (read.find(({ shape }) => shape?.test(path) ?? true) ?? read[0])?.row ?? longest
}

/** Paths below a public page without parameters are content pages, not part of that page. */
function isExact(row: PathRow): boolean {
  return row.kind === 'page' && row.access === 'public' && row.page.pattern === row.path
}

/** True if the path is `start` or below it. */
export function isWithin(path: string, start: string): boolean {
  return path === start || path.startsWith(`${start}/`)
}

/** The paths without duplicates and without those below another of them. */
export function outermost(paths: readonly string[]): string[] {
  return [...new Set(paths)].filter((path) => !paths.some((other) => other !== path && isWithin(path, other)))
}

/** The part of a pattern before its first parameter. */
export function literalStart(pattern: string): string {
  return pattern.split(/\/[:*]/)[0] || '/'
}

/** Normalises a path as links may write it: with market prefix, encoded, in any letter case. */
function pathOfAddress(pathname: string): string {
  return withoutMarketPrefix(
    decoded(pathname)
      .replace(/\/{2,}/g, '/')
      .toLowerCase(),
  )
}

/** Regular expression for the paths of a route pattern. */
function shapeOf(pattern: string): RegExp {
  const source = pattern.replace(
    /\/:\w+(?:\{([^}]+)\})?(\?)?/g,
    (_parameter, shape: string | undefined, mark = '') => `(?:/${shape ?? '[^/]+'})${mark}`,
  )
  return new RegExp(`^${source}$`, 'i')
}

/** True if a login may return to the address: a page without side effects that is not part of logging in. */
export function isReturnable(address: { pathname: string; searchParams: { has(name: string): boolean } }): boolean {
  const path = pathOfAddress(address.pathname)
  const row = rowOf(path)
  return (
    row.kind === 'page' &&
    shapeOf(row.page.pattern).test(path) &&
    (row.access === 'public' || row.page.isReturnable) &&
    !hasActingQuery(address.searchParams)
  )
}

/** True if the address without a prefix redirects a shopper to the same page in their preferred market (D-80). */
export function followsMarket(row: PathRow): boolean {
  return row.kind === 'page' && (row.access === 'public' || row.page.followsMarket)
}

/** Path prefixes that crawlers may not read: everything that is not public. */
export const closedPaths: readonly string[] = outermost(
  pathRows.filter(({ access, path }) => access !== 'public' && rowOf(path).access !== 'public').map(({ path }) => path),
)

/**
 * Path prefixes that client navigation must leave to the browser, because their response is no page in the default
 * layout. Files are not listed: their extension identifies them.
 */
export const documentPaths: readonly string[] = outermost(
  pathRows
    .filter((row) =>
      row.kind === 'page'
        ? row.page.layout !== 'default'
        : row.kind === 'endpoint'
          ? !/\.\w+$/.test(row.path)
          : rowOf(row.path).kind === 'form',
    )
    .map(({ path }) => path),
)

/** Path prefixes of the personal pages in the default layout, except those where the express wallet may run. */
export const personalPaths: readonly string[] = pagePaths((page) => !page.hasWallet)

export const walletPaths: readonly string[] = pagePaths((page) => page.hasWallet)

/**
 * The side of a page decides which third-party scripts may run: all on `public` pages, only the wallet on `wallet`
 * pages, none on `personal` pages, where shoppers sign in, pay or see their own data (D-17).
 */
export type Side = 'public' | 'wallet' | 'personal'

export function sideOf(row: PathRow, market: { hasWallet: boolean }): Side {
  if (row.access === 'public') return 'public'
  return row.kind === 'page' && row.page.hasWallet && market.hasWallet ? 'wallet' : 'personal'
}

function pagePaths(isIncluded: (page: PersonalPage) => boolean): string[] {
  return outermost(
    pathRows.flatMap((row) =>
      row.kind === 'page' && row.access === 'personal' && row.page.layout === 'default' && isIncluded(row.page)
        ? [row.path]
        : [],
    ),
  )
}

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
