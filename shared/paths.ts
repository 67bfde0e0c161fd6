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
  | { kind: 'endpoint'; access: Access; session: Session; isOfMarket: boolean }
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
  ...Object.values(fragments).map((path): PathRow => ({
    path,
    kind: 'endpoint',
    access: 'public',
    session: 'unread',
    isOfMarket: true,
  })),
  ...Object.values(endpoints).map((row): PathRow => ({ kind: 'endpoint', ...row })),
]

/** Paths below a public page without parameters are content pages, not part of that page. */
export function ownsTail(row: PathRow): boolean {
  return row.kind !== 'page' || row.access !== 'public' || row.page.pattern !== row.path
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

/** True if the address without a prefix redirects a shopper to the same page in their preferred market (D-80). */
export function followsMarket(row: PathRow): boolean {
  return row.kind === 'page' && (row.access === 'public' || row.page.followsMarket)
}

/**
 * The side of a page decides which third-party scripts may run: all on `public` pages, only the wallet on `wallet`
 * pages, none on `personal` pages, where shoppers sign in, pay or see their own data (D-17).
 */
export type Side = 'public' | 'wallet' | 'personal'

export function sideOf(row: PathRow, market: { hasWallet: boolean }): Side {
  if (row.access === 'public') return 'public'
  return row.kind === 'page' && row.page.hasWallet && market.hasWallet ? 'wallet' : 'personal'
}
