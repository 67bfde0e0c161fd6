import type { PageContext } from '../../context/public-context.ts'
import type { LoadedPage } from '../ssr/page.ts'
import { queryValues, withPriceRange, withSortOrder } from './query-values.ts'
import type { Route } from '#shared/routes.ts'

export type PageLoader = {
  /** Names of the query values that the page reads. */
  query: readonly string[]
  /** @throws NotFoundError, ServiceError */
  load(context: PageContext, params: Record<string, string>): Promise<LoadedPage>
}

/** A loader with the columns of its route that say how its page is rendered. */
export type PageOfRoute = PageLoader & Pick<Extract<Route, { access: 'public' }>, 'pageType' | 'layout'>

/**
 * Keeps the named query values, in the order of `names` and then as given. A value that the page ignores is dropped, so
 * that nonsense is the same page, from the same cache entry.
 */
export function normaliseQuery(query: URLSearchParams, names: readonly string[]): URLSearchParams {
  const normalised = new URLSearchParams()
  if (query.size === 0) return normalised
  const folded = withPriceRange(query)
  for (const name of names) {
    const read = queryValues[name]
    for (const value of new Set(folded.getAll(name).map((given) => (read ? read(given) : given)))) {
      if (value !== null && value.trim() !== '') normalised.append(name, value)
    }
  }
  return withSortOrder(normalised)
}
