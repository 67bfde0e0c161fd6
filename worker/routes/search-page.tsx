import { mediaBase } from '../configuration/media-base.ts'
import type { PageContext } from '../context/public-context.ts'
import { pagePath } from '../http/same-site-path.ts'
import { listingQuery } from '../pages/loaders/listing-query.ts'
import { loadResults, termOf } from '../pages/loaders/load-results.ts'
import { loadSearchHelp } from '../pages/loaders/search-help.ts'
import { publicPage } from '../pages/public-page.ts'
import { cardPreload } from '../pages/ssr/card-preload.ts'
import { unlistedHead } from '../pages/ssr/head.ts'
import { ListingPage } from '#client/pages/listing-page.tsx'
import type { ListingView } from '#client/pages/listing/listing-view.ts'
import { homeCrumb, pageTitle } from '#shared/brand.ts'
import { queryPrice } from '#shared/domain/query-price.ts'
import { searchPath } from '#shared/domain/search.ts'
import { searchPagePath } from '#shared/links.ts'
import { pages } from '#shared/messages/pages.ts'
import { queryWords } from '#shared/messages/query-words.ts'
import { routes } from '#shared/routes.ts'

/** Search results, with the sort order and refinements of a PLP. Without a term, the page asks for one. */
export const searchPage = publicPage(routes.search, {
  query: listingQuery,
  async load(context) {
    const { market, configuration, query } = context
    const term = termOf(query)
    const [results, related] = await Promise.all([
      loadResults(context, { term, category: null, loadHelp: () => loadSearchHelp(context, term) }),
      relatedTo(context, queryPrice(term, queryWords)?.rest ?? term),
    ])
    const base = mediaBase(configuration)
    const title = term === '' ? pages.searchTitle : pages.resultsTitle(term)
    return {
      status: 200,
      isStorable: results.unknownValues.length === 0,
      head: {
        ...unlistedHead({ title: pageTitle(title), path: searchPagePath, styles: ['plp'] }),
        description: pages.searchDescription,
        hasCanonical: true,
        hasAlternates: !context.hasQuery,
        preloads: cardPreload(results.listing.products[0], base),
      },
      body: (
        <ListingPage
          market={market}
          mediaBase={base}
          kind="search"
          title={title}
          description=""
          path={searchPagePath}
          crumbs={[homeCrumb, { label: pages.searchTitle, path: searchPagePath }]}
          subcategories={related}
          headerBlocks={[]}
          gridSlots={[]}
          categoryId={null}
          {...results}
        />
      ),
    }
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
