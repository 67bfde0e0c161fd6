import { ListingPage } from '../../client/pages/listing-page.tsx'
import type { Listing } from '../../shared/domain/listing.ts'
import { mediaBase } from '../media-base.ts'
import { cardPreload } from '../ssr/card-preload.ts'
import { parsePage } from './listing-query.ts'
import { withBadges } from '../with-badges.ts'
import { publicPage } from './public-page.ts'

const nothing: Listing = { products: [], total: 0, page: 1, pageCount: 0 }

/** Search results; without a term, the page asks for one. */
export const searchPage = publicPage({
  pageType: 'search',
  query: ['query', 'page'],
  async load(context) {
    const { market, services, configuration, signal, query } = context
    const term = (query.get('query') ?? '').trim().slice(0, 255)
    const found = term === '' ? nothing : await services.search.search({ market, query: term, page: parsePage(query) }, signal)
    const listing = { ...found, products: await withBadges(found.products, context) }
    const base = mediaBase(configuration)
    const title = term === '' ? 'Search' : `Results for “${term}”`
    return {
      status: 200,
      pageType: 'search',
      layout: 'default',
      head: {
        title: `${title} | Selvedge`,
        description: 'Search clothing, homewares and gifts at Selvedge.',
        path: '/search',
        isIndexable: false,
        hasCanonical: true,
        hasAlternates: query.size === 0,
        image: null,
        preloads: cardPreload(listing.products[0], base),
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
          crumbs={[
            { label: 'Home', path: '/' },
            { label: 'Search', path: '/search' },
          ]}
          subcategories={[]}
          listing={listing}
          facets={null}
          refinements={{ color: [], size: [] }}
          sort="featured"
          headerBlocks={[]}
        />
      ),
    }
  },
})
