import { mediaBase } from '../../configuration/media-base.ts'
import type { PageContext } from '../../context/public-context.ts'
import { cardPreload } from '../ssr/card-preload.ts'
import { unlistedHead } from '../ssr/head.ts'
import type { LoadedPage } from '../ssr/page.ts'
import { crumbsOf, loadPlp, type PlpPlace } from './load-plp.tsx'
import { type LoadedResults, loadResults, termOf } from './load-results.ts'
import { ListingPage } from '#client/pages/listing-page.tsx'
import { pageTitle } from '#shared/brand.ts'
import { distinctNames } from '#shared/domain/category.ts'
import { ServiceError } from '#shared/errors.ts'
import { categoryPath } from '#shared/links.ts'
import { pages } from '#shared/messages/pages.ts'

/**
 * The page of a category: its list, or with a term in the address the results within it (D-241). Without the search
 * service it is the list, which says that the term is left out.
 *
 * @throws Redirect if a merchant's rule sends the term to another page of this site
 */
export async function loadCategory(context: PageContext, place: PlpPlace): Promise<LoadedPage> {
  const term = termOf(context.query)
  if (term === '') return loadPlp(context, place)
  const results = await loadResultsWithin(context, place, term)
  return results ? resultsPage(context, place, { term, results }) : loadPlp(context, { ...place, leftOutTerm: term })
}

/** `null` if there is no search service or if it fails, which keeps the page out of the cache. */
async function loadResultsWithin(
  context: PageContext,
  { category }: PlpPlace,
  term: string,
): Promise<LoadedResults | null> {
  if (context.configuration.search === null) return null
  return loadResults(context, { term, category }).catch((cause: unknown) => {
    if (!(cause instanceof ServiceError) || cause.service !== 'search') throw cause
    return context.defer(Promise.reject<null>(cause)).catch(() => null)
  })
}

function resultsPage(
  { market, configuration }: PageContext,
  { tree, category, path }: PlpPlace,
  { term, results }: { term: string; results: LoadedResults },
): LoadedPage {
  const base = mediaBase(configuration)
  const title = pages.resultsTitle(term, distinctNames(tree, category))
  return {
    status: 200,
    isStorable: results.unknownValues.length === 0,
    head: {
      ...unlistedHead({ title: pageTitle(title), path: categoryPath(category.url), styles: ['plp'] }),
      description: pages.searchDescription,
      hasCanonical: true,
      preloads: cardPreload(results.listing.products[0], base),
    },
    body: (
      <ListingPage
        market={market}
        mediaBase={base}
        kind="category"
        title={title}
        description=""
        path={path}
        crumbs={crumbsOf(tree, category)}
        subcategories={[]}
        headerBlocks={[]}
        gridSlots={[]}
        categoryId={category.id}
        searchIn={category.name}
        {...results}
      />
    ),
  }
}
