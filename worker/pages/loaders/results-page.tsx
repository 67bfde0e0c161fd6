import { mediaBase } from '../../configuration/media-base.ts'
import type { PageContext } from '../../context/public-context.ts'
import { cardPreload } from '../ssr/card-preload.ts'
import { unlistedHead } from '../ssr/head.ts'
import type { LoadedPage } from '../ssr/page.ts'
import { askedArrival } from './asked-arrival.ts'
import type { LoadedResults } from './load-results.ts'
import { ListingPage } from '#client/pages/listing-page.tsx'
import type { ListingView } from '#client/pages/listing/listing-view.ts'
import { searchResultsName } from '#shared/analytics/settings.ts'
import { pageTitle } from '#shared/merchant.ts'
import { pages } from '#shared/messages/pages.ts'

type ResultsPlace = Pick<
  ListingView,
  'kind' | 'title' | 'path' | 'crumbs' | 'subcategories' | 'categoryId' | 'searchIn'
> & {
  /** Without market prefix. */
  canonicalPath: string
  hasAlternates: boolean
}

/** The page of the results for a term, in the whole shop or within a category. */
export function resultsPage(
  context: PageContext,
  results: LoadedResults,
  { canonicalPath, hasAlternates, ...place }: ResultsPlace,
): LoadedPage {
  const { market, configuration, figure } = context
  const base = mediaBase(configuration)
  return {
    status: 200,
    isStorable: results.unknownValues.length === 0,
    ...(results.query !== '' && { listName: searchResultsName }),
    head: {
      ...unlistedHead({ title: pageTitle(place.title), path: canonicalPath, styles: ['plp'] }),
      description: pages.searchDescription,
      hasCanonical: true,
      hasAlternates,
      preloads: cardPreload(results.listing.products[0], base, figure),
    },
    body: (
      <ListingPage
        market={market}
        mediaBase={base}
        description=""
        headerBlocks={[]}
        gridSlots={[]}
        {...place}
        {...results}
        figure={figure}
        {...askedArrival(context)}
      />
    ),
  }
}
