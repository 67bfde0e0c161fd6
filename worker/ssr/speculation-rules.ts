import { actingQueries } from '../../shared/acting-queries.ts'
import { type Market, marketPath, markets } from '../../shared/markets.ts'
import { documentPaths, personalPaths, walletPaths } from '../../shared/paths.ts'
import { scriptJson } from './html.ts'

/** What the browser's own prefetch leaves out, too (`client/navigation/navigation-policy.ts`). */
const excludedPaths = [...documentPaths, ...personalPaths, ...walletPaths]

/** Links that promise no page, or that open a panel of this one. */
const excludedLinks = 'a[rel~=nofollow], a[download], a[target], a[data-opens]'

/**
 * Has the browser fetch the page behind a link of this market when it is pressed. These rules serve the clicks that
 * come before the navigation script, which then takes them out (docs/adr/0009).
 */
export function speculationRules(market: Market, nonce: string): string {
  const rules = { prefetch: [{ source: 'document', where: whereOf(market), eagerness: 'conservative' }] }
  return `<script type="speculationrules" nonce="${nonce}">${scriptJson(rules)}</script>`
}

function whereOf(market: Market): object {
  const others = Object.values(markets).filter(({ prefix }) => prefix !== '' && prefix !== market.prefix)
  const own = market.prefix === '' ? ['/*'] : [market.prefix, `${market.prefix}/*`]
  const excluded = [
    ...excludedPaths.map((path) => marketPath(market, path)),
    ...(market.prefix === '' ? others.map(({ prefix }) => prefix) : []),
  ]
  return {
    and: [
      { href_matches: own },
      { not: { href_matches: excluded.flatMap((path) => [path, `${path}/*`]) } },
      { not: { href_matches: `/*\\?*(${actingQueries.join('|')})=*` } },
      { not: { selector_matches: excludedLinks } },
    ],
  }
}
