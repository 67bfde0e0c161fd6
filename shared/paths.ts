import { type Access, endpoints, formTargets, fragments, type PersonalPage, type PublicPage, routes, type Session } from './routes.ts'

/** A row of the table of paths. `path` is its literal start, without market prefix: `/p` of `/p/:id/:slug/:color`. */
export type PathRow = { path: string } & (
  | { kind: 'page'; access: 'public'; session: 'unread'; page: PublicPage }
  | { kind: 'page'; access: 'personal'; session: Session; page: PersonalPage }
  | { kind: 'form'; access: 'action'; session: Session }
  | { kind: 'endpoint'; access: Access; session: Session }
)

const pages: readonly (PublicPage | PersonalPage)[] = Object.values(routes)
const sessions = ['unread', 'read', 'required'] as const

/** Every row: pages, form targets, fragments, and the rest. */
export const pathRows: readonly PathRow[] = [
  ...pages.map((page): PathRow => {
    const path = literalStart(page.pattern)
    return page.access === 'public' ? { path, kind: 'page', access: page.access, session: 'unread', page } : { path, kind: 'page', access: page.access, session: page.session, page }
  }),
  ...sessions.flatMap((session) => Object.values(formTargets[session]).map((path): PathRow => ({ path, kind: 'form', access: 'action', session }))),
  ...Object.values(fragments).map((path): PathRow => ({ path, kind: 'endpoint', access: 'public', session: 'unread' })),
  ...Object.values(endpoints).map(({ path, access, session }): PathRow => ({ path, kind: 'endpoint', access, session })),
]

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS'])
const byLength = pathRows.toSorted((a, b) => b.path.length - a.path.length)
const home = rowAt('/')
const rest = pathRows.find((row) => row.kind === 'page' && row.page === routes.content) ?? home

/**
 * The row that the path belongs to: the one with the longest literal start, so that what is beneath a personal path is personal too.
 * Everything else is a content page. `path` is decoded and without market prefix; its letter case does not matter.
 */
export function rowOf(path: string, method = 'GET'): PathRow {
  const lower = path.toLowerCase()
  const isReading = readingMethods.has(method)
  const found = byLength.filter((row) => row.path !== '/' && isWithin(lower, row.path.toLowerCase()))
  const longest = found.filter(({ path: start }) => start.length === found[0]?.path.length)
  return longest.find(({ kind }) => (kind === 'form') !== isReading) ?? longest[0] ?? (path === '/' ? home : rest)
}

/** Whether the path is `start` or beneath it. */
export function isWithin(path: string, start: string): boolean {
  return path === start || path.startsWith(`${start}/`)
}

/** The part of a pattern before its first parameter. */
export function literalStart(pattern: string): string {
  return pattern.split(/\/[:*]/)[0] || '/'
}

function rowAt(path: string): PathRow {
  const row = pathRows.find((candidate) => candidate.path === path)
  if (!row) throw new Error(`The table of paths has no ${path}.`)
  return row
}
