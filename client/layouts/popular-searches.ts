import { safeLink } from '../components/safe-link.ts'
import type { PopularSearch, ShellView } from '#shared/views.ts'

/** The market's popular searches, each with a URL that may be linked, or `null`. */
export function popularSearches({
  market,
  popularSearches: terms,
}: Pick<ShellView, 'market' | 'popularSearches'>): PopularSearch[] {
  return terms.map(({ term, url }) => ({ term, url: safeLink(market, url) }))
}
