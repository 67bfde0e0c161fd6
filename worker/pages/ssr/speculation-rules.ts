import { documentPaths, personalPaths, sitesBelow, walletPaths } from '../../http/path-lists.ts'
import { scriptJson } from './html.ts'
import { actingQueries } from '#shared/acting-queries.ts'
import type { Market } from '#shared/markets.ts'
import { oncePerObject } from '#shared/once-per-object.ts'

/** The client's own prefetch excludes the same paths (`client/navigation/navigation-policy.ts`). */
const excludedPaths = [...documentPaths, ...personalPaths, ...walletPaths]

/** Links that do not lead to a page, or that open a panel of this page. */
const excludedLinks = 'a[rel~=nofollow], a[download], a[target], a[data-opens]'

/**
 * Makes the browser prefetch the page behind a link of this market when the link is pressed. These rules serve clicks
 * that come before the navigation script has loaded; the script then removes them (docs/adr/0009).
 */
export function speculationRules(market: Market, nonce: string): string {
  return `<script type="speculationrules" nonce="${nonce}">${rulesOf(market)}</script>`
}

const rulesOf = oncePerObject((market: Market) =>
  scriptJson({ prefetch: [{ source: 'document', where: whereOf(market), eagerness: 'conservative' }] }),
)

function whereOf(market: Market): object {
  const marketPatterns = market.prefix === '' ? ['/*'] : [market.prefix, `${market.prefix}/*`]
  const excluded = [...excludedPaths, ...sitesBelow(market)]
    .map((path) => path.slice(1).replaceAll('.', '\\.'))
    .join('|')
  return {
    and: [
      { href_matches: marketPatterns },
      { not: { href_matches: `${market.prefix}/(${excluded}){/*}?` } },
      { not: { href_matches: `/*\\?*(${actingQueries.join('|')})=*` } },
      { not: { selector_matches: excludedLinks } },
    ],
  }
}
