import { TrieRouter } from 'hono/router/trie-router'
import { hasActingQuery } from '#shared/acting-queries.ts'
import { withoutMarketPrefix } from '#shared/markets.ts'
import { ownsTail, type PathRow, pathRows } from '#shared/paths.ts'
import { routes } from '#shared/routes.ts'

/** The row of a path. `isWhole` is false if only the start of the path is a page's: the page does not exist. */
export type FoundPath = { row: PathRow; isWhole: boolean }

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS'])
const router = createRouter()

/**
 * The row of a path: the page whose pattern matches, else the row with the longest literal start, so that everything
 * below a personal path is personal. Any other path is a content page. A form target is the row of its posts; it is the
 * row of a read only if there is no page. `path` is decoded and has no market prefix. Letter case is ignored.
 */
export function findPath(path: string, method = 'GET'): FoundPath {
  const [[first]] = router.match(readingMethods.has(method) ? 'GET' : 'POST', path.toLowerCase())
  if (!first) throw new Error(`The table of paths has no row for ${path}.`)
  return first[0]
}

export function rowOf(path: string, method?: string): PathRow {
  return findPath(path, method).row
}

/** True if a login may return to the address: a page without side effects that is not part of logging in. */
export function isReturnable(address: { pathname: string; searchParams: { has(name: string): boolean } }): boolean {
  const { row, isWhole } = findPath(pathOfAddress(address.pathname))
  return (
    row.kind === 'page' &&
    isWhole &&
    (row.access === 'public' || row.page.isReturnable) &&
    !hasActingQuery(address.searchParams)
  )
}

/** Hono's matches are in the order of the additions, so the first one is the most specific. */
function createRouter(): TrieRouter<FoundPath> {
  const found = new TrieRouter<FoundPath>()
  const add = (method: 'GET' | 'POST', path: string, match: FoundPath) =>
    found.add(
      method,
      path.replace(/(?<!:)\b[a-z]\w*/gi, (word) => word.toLowerCase()),
      match,
    )
  const addStart = (method: 'GET' | 'POST', row: PathRow) =>
    add(method, ownsTail(row) ? `${row.path}/*` : row.path, { row, isWhole: false })
  const isContent = (row: PathRow) => row.kind === 'page' && row.page === routes.content
  const rows = pathRows
    .filter((row) => !isContent(row))
    .toSorted((a, b) => b.path.length - a.path.length || Number(b.kind === 'form') - Number(a.kind === 'form'))
  for (const row of rows) addStart('POST', row)
  for (const row of rows)
    if (row.kind === 'page') add('GET', row.page.pattern, { row, isWhole: true })
    else if (row.kind === 'endpoint') addStart('GET', row)
  for (const row of rows) if (row.kind === 'page') addStart('GET', row)
  for (const row of rows) if (row.kind === 'form') addStart('GET', row)
  for (const row of pathRows.filter(isContent)) {
    add('GET', '*', { row, isWhole: true })
    add('POST', '*', { row, isWhole: true })
  }
  return found
}

/** Normalises a path as links may write it: with market prefix, encoded, in any letter case. */
function pathOfAddress(pathname: string): string {
  return withoutMarketPrefix(
    decoded(pathname)
      .replace(/\/{2,}/g, '/')
      .toLowerCase(),
  )
}

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
