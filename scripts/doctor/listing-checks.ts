import type { Connection } from './connect.ts'
import type { Check } from './finding.ts'
import { noRefinements } from '#shared/domain/facet.ts'
import type { Market } from '#shared/markets.ts'

/** The categories of a market, and what one of them lists. */
export function listingChecks(connection: Connection, market: Market): Check[] {
  return [categoryCheck(connection, market), listingCheck(connection, market)]
}

function categoryCheck({ ports, api }: Connection, market: Market): Check {
  return {
    name: `commerce categories of ${market.code}`,
    settings: ['BIGCOMMERCE_API_URL', 'BIGCOMMERCE_ACCESS_TOKEN'],
    why: `The market ${market.code} has no listings.`,
    fix: `Give channel ${api.channelOf(market)} a category tree of its own with visible categories.`,
    async run(signal) {
      const tree = await ports.catalogue.categoryTree({ market }, signal)
      return tree.length > 0 ? null : { what: `channel ${api.channelOf(market)} has no visible category` }
    },
  }
}

/** One listing as a page asks for it. The platform refuses a currency that the store does not have. */
function listingCheck({ ports }: Connection, market: Market): Check {
  return {
    name: `commerce listing of ${market.code} in ${market.currency}`,
    settings: ['BIGCOMMERCE_GRAPHQL_URL', 'BIGCOMMERCE_STOREFRONT_TOKEN', 'CHANNEL_IDS'],
    why: `The listings of the market ${market.code} fail.`,
    fix: `In the control panel, add the currency ${market.currency} to the store and to the market's channel.`,
    async run(signal) {
      const [category] = await ports.catalogue.categoryTree({ market }, signal)
      // Another check says that there is no category.
      if (!category) return null
      const request = {
        market,
        categoryId: category.id,
        refinements: noRefinements,
        sort: 'featured' as const,
        page: 1,
      }
      const { products } = await ports.catalogue.listing(request, signal)
      const foreign = products.find(({ price }) => price !== null && price.regular.currency !== market.currency)
      return foreign ? { what: `it has prices in ${foreign.price?.regular.currency}` } : null
    },
  }
}
