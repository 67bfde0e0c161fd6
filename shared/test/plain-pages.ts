import { type PublicPage, type RouteName, routes } from '../routes.ts'

/** A page is plain if its row says everything about it: it is public, and its path has no parameter. */
type PlainName = {
  [Name in RouteName]: (typeof routes)[Name] extends { access: 'public'; pattern: infer Pattern }
    ? Pattern extends `${string}:${string}`
      ? never
      : Name
    : never
}[RouteName]

/** A row for each page that is not plain. A plain page may have one. */
export type RowsOfPages<Row> = Record<Exclude<RouteName, PlainName>, Row> & Partial<Record<PlainName, Row>>

const plainPages = Object.entries(
  routes as Record<string, PublicPage | { access: 'personal'; pattern: string }>,
).flatMap(([name, page]) => (page.access === 'public' && !page.pattern.includes(':') ? [[name, page] as const] : []))

/** The paths of the plain pages, so that a check of pages has a new one too. */
export const plainPaths = plainPages.map(([, { pattern }]) => pattern)

/** The paths of the plain pages that the sitemap of each market lists. */
export const listedPaths = plainPages.flatMap(([, page]) =>
  page.isListed && page.markets === 'every' ? [page.pattern] : [],
)

/** A row for every page. The row of a plain page is made from that of the table of paths, unless it is among `rows`. */
export function everyPage<Row>(rows: RowsOfPages<Row>, plain: (page: PublicPage) => Row): Record<RouteName, Row> {
  return { ...Object.fromEntries(plainPages.map(([name, page]) => [name, plain(page)])), ...rows } as Record<
    RouteName,
    Row
  >
}
