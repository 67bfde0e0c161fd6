import type { PageContext } from '../context/public-context.ts'
import { pagePath } from '../http/same-site-path.ts'
import { listingQuery } from '../pages/loaders/listing-query.ts'
import { loadResults, termOf } from '../pages/loaders/load-results.ts'
import { resultsPage } from '../pages/loaders/results-page.tsx'
import { loadSearchHelp } from '../pages/loaders/search-help.ts'
import { publicPage } from '../pages/public-page.ts'
import type { ListingView } from '#client/pages/listing/listing-view.ts'
import { queryPrice } from '#shared/domain/query-price.ts'
import { searchPath } from '#shared/domain/search.ts'
import { searchPagePath } from '#shared/links.ts'
import { homeCrumb } from '#shared/merchant.ts'
import { pages } from '#shared/messages/pages.ts'
import { queryWords } from '#shared/messages/query-words.ts'
import { routes } from '#shared/routes.ts'

/** Search results, with the sort order and refinements of a PLP. Without a term, the page asks for one. */
export const searchPage = publicPage(routes.search, {
  query: listingQuery,
  async load(context) {
    const term = termOf(context.query)
    const [results, related] = await Promise.all([
      loadResults(context, { term, category: null, loadHelp: () => loadSearchHelp(context, term) }),
      relatedTo(context, queryPrice(term, queryWords)?.rest ?? term),
    ])
    return resultsPage(context, results, {
      kind: 'search',
      title: term === '' ? pages.searchTitle : pages.resultsTitle(term),
      path: searchPagePath,
      canonicalPath: searchPagePath,
      hasAlternates: !context.hasQuery,
      crumbs: [homeCrumb, { label: pages.searchTitle, path: searchPagePath }],
      subcategories: related,
      categoryId: null,
    })
  },
})

/** Pages and terms that belong to the query. The page works without them. */
async function relatedTo(context: PageContext, term: string): Promise<ListingView['subcategories']> {
  const { services, configuration } = context
  if (term === '') return []
  const { suggestions, pages: found } = await context
    .defer(services.search.suggest({ query: term }))
    .catch(() => ({ suggestions: [], pages: [] }))
  return [
    ...found.flatMap(({ label, path }) => {
      const own = pagePath(path, configuration.sites)
      return own === null ? [] : [{ label, path: own }]
    }),
    ...suggestions
      .filter((suggestion) => suggestion.toLowerCase() !== term.toLowerCase())
      .map((suggestion) => ({ label: suggestion, path: searchPath(suggestion) })),
  ]
}
