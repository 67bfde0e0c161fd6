import { rowOf } from './find-path.ts'
import { everyMarket, isInDefaultLanguage, type Market } from '#shared/markets.ts'
import { oncePerObject } from '#shared/once-per-object.ts'
import { isWithin, outermost, type PathRow, pathRows } from '#shared/paths.ts'
import type { PersonalPage } from '#shared/routes.ts'

/**
 * Path prefixes that crawlers may not read: everything that is not public, but for the files of `/.well-known` and what
 * programs post to.
 */
export const closedPaths: readonly string[] = outermost(
  pathRows
    .filter((row) => row.access !== 'public' && rowOf(row.path).access !== 'public' && !isForPrograms(row))
    .map(({ path }) => path)
    .filter((path) => !isWithin(path, '/.well-known')),
)

/**
 * Path prefixes that client navigation must leave to the browser, because their response is no page in the default
 * layout. Files are not listed: their extension identifies them.
 */
export const documentPaths: readonly string[] = byFolder(
  pathRows
    .filter((row) =>
      row.kind === 'page'
        ? row.page.layout !== 'default'
        : row.kind === 'endpoint'
          ? !/\.\w+$/.test(row.path) && !isForPrograms(row)
          : rowOf(row.path).kind === 'form',
    )
    .map(({ path }) => path),
)

/** True for what only programs call, by POST: no link leads there, and a read is refused. */
function isForPrograms(row: PathRow): boolean {
  return row.kind === 'endpoint' && row.access === 'action' && !row.isOfMarket
}

/** The other markets and languages below the prefix of the market, without it. Their pages are separate documents. */
export const sitesBelow = oncePerObject((market: Market): readonly string[] => {
  const own = market.prefix
  return outermost([
    ...(isInDefaultLanguage(market) ? Object.keys(market.languages).map((language) => `/${language}`) : []),
    ...everyMarket
      .filter(({ prefix }) => prefix !== own && isWithin(prefix, own))
      .map(({ prefix }) => prefix.slice(own.length)),
  ])
})

/** Path prefixes of the personal pages in the default layout, except those where the express wallet may run. */
export const personalPaths: readonly string[] = pagePaths((page) => !page.hasWallet)

export const walletPaths: readonly string[] = pagePaths((page) => page.hasWallet)

function pagePaths(isIncluded: (page: PersonalPage) => boolean): string[] {
  return outermost(
    pathRows.flatMap((row) =>
      row.kind === 'page' && row.access === 'personal' && row.page.layout === 'default' && isIncluded(row.page)
        ? [row.path]
        : [],
    ),
  )
}

/** The paths, with a folder in place of its paths if the table has no others in it, because every document lists them. */
function byFolder(paths: readonly string[]): string[] {
  const folderOf = (path: string) => /^\/[^/]+/.exec(path)?.[0] ?? path
  const mixed = new Set(pathRows.filter(({ path }) => !paths.includes(path)).map(({ path }) => folderOf(path)))
  return outermost(
    paths.map((path) => {
      const folder = folderOf(path)
      return mixed.has(folder) ? path : folder
    }),
  )
}
