import { ListingPage } from '../../client/pages/listing-page.tsx'
import { pageTitle } from '../../shared/brand.ts'
import { inChosenColour } from '../../shared/domain/chosen-colour.ts'
import { searchPath } from '../../shared/domain/search.ts'
import { homeCrumb, pages } from '../../shared/messages/pages.ts'
import { routes } from '../../shared/routes.ts'
import { mediaBase } from '../configuration/media-base.ts'
import { parsePage, parseRefinements, parseSort, searchQuery } from '../pages/listing-query.ts'
import type { PageContext } from '../pages/public-context.ts'
import { publicPage } from '../pages/public-page.ts'
import { loadSearchHelp } from '../pages/search-help.ts'
import type { FoundListing } from '../ports/search-port.ts'
import { addFacts } from '../promotions/add-facts.ts'
import { cardPreload } from '../ssr/card-preload.ts'

const nothing: FoundListing = { products: [], total: 0, page: 1, pageCount: 0, facets: [] }

/** Search results, with the sort order and refinements of a PLP. Without a term, the page asks for one. */
export const searchPage = publicPage(routes.search, {
  query: searchQuery,
  async load(context) {
    const { market, services, configuration, query } = context
    const term = (query.get('query') ?? '').trim().slice(0, 255)
    const refinements = parseRefinements(query)
    const sort = parseSort(query)
    const [found, suggestions] = await Promise.all([
      term === '' ? nothing : services.search.search({ query: term, page: parsePage(query), refinements, sort }),
      suggestionsFor(context, term),
    ])
    const isRefined = refinements.color.length > 0 || refinements.size.length > 0 || refinements.price !== undefined
    const [products, help] = await Promise.all([
      addFacts(found.products, context).then((listed) => inChosenColour(listed, refinements.color)),
      found.total === 0 && !isRefined ? loadSearchHelp(context, term) : null,
    ])
    const base = mediaBase(configuration)
    const title = term === '' ? pages.searchTitle : pages.resultsTitle(term)
    return {
      status: 200,
      head: {
        title: pageTitle(title),
        description: pages.searchDescription,
        path: '/search',
        isIndexable: false,
        hasCanonical: true,
        hasAlternates: !context.hasQuery,
        image: null,
        preloads: cardPreload(products[0], base),
        styles: ['plp'],
        jsonLd: [],
      },
      body: (
        <ListingPage
          market={market}
          mediaBase={base}
          kind="search"
          title={title}
          description=""
          path="/search"
          query={term}
          crumbs={[homeCrumb, { label: pages.searchTitle, path: '/search' }]}
          subcategories={suggestions.map((suggestion) => ({ label: suggestion, path: searchPath(suggestion) }))}
          listing={{ ...found, products }}
          facets={found.total > 0 || isRefined ? Promise.resolve(found.facets) : null}
          refinements={refinements}
          sort={sort}
          headerBlocks={[]}
          gridSlots={[]}
          categoryId={null}
          help={help}
        />
      ),
    }
  },
})

/** Related terms. The page works without them. */
async function suggestionsFor(context: PageContext, term: string): Promise<string[]> {
  const { services } = context
  if (term === '') return []
  const { suggestions } = await context
    .defer(services.search.suggest({ query: term }))
    .catch(() => ({ suggestions: [] }))
  return suggestions.filter((suggestion) => suggestion.toLowerCase() !== term.toLowerCase())
}
