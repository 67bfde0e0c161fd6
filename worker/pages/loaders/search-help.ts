import type { PageContext } from '../../context/public-context.ts'
import { readPopularSearches } from '../content/load-shell.ts'
import { optionalItems } from '../content/optional-items.ts'
import { popularSearches } from '#client/layouts/popular-searches.ts'
import type { SearchHelp } from '#client/pages/listing/listing-view.ts'
import { closestTerms } from '#shared/domain/closest-terms.ts'
import { categoryPath } from '#shared/links.ts'

const maxCorrections = 3
// Enough letters to find the intended term, and so few that most typing errors come after them.
const stemLength = 3

/** Suggestions for a search without results. Each part may fail without failing the page. */
export async function loadSearchHelp(context: PageContext, term: string): Promise<SearchHelp> {
  const { market, services } = context
  const stem = term.slice(0, stemLength)
  const or = <Value>(promise: Promise<Value>, otherwise: Value) => context.defer(promise).catch(() => otherwise)
  const [similar, content, tree] = await Promise.all([
    stem === ''
      ? { suggestions: [] }
      : or(services.search.suggest({ query: stem }), { products: [], suggestions: [], pages: [] }),
    optionalItems(context, ['popular-searches']),
    or(services.catalogue.categoryTree(), []),
  ])
  return {
    corrections: closestTerms(term, similar.suggestions, maxCorrections),
    popular: popularSearches({ market, popularSearches: readPopularSearches(content['popular-searches']) }),
    categories: tree.map(({ name, url }) => ({ label: name, path: categoryPath(url) })),
  }
}
