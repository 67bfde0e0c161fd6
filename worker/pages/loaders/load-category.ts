import type { PageContext } from '../../context/public-context.ts'
import type { LoadedPage } from '../ssr/page.ts'
import { crumbsOf, loadPlp, type PlpPlace } from './load-plp.tsx'
import { type LoadedResults, loadResults, termOf } from './load-results.ts'
import { resultsPage } from './results-page.tsx'
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
  if (!results) return loadPlp(context, { ...place, leftOutTerm: term })
  const { tree, category, path } = place
  return resultsPage(context, results, {
    kind: 'category',
    title: pages.resultsTitle(term, distinctNames(tree, category)),
    path,
    canonicalPath: categoryPath(category.url),
    hasAlternates: false,
    crumbs: crumbsOf(tree, category),
    subcategories: [],
    categoryId: category.id,
    searchIn: category.name,
  })
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
