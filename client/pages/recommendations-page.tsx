import { Breadcrumbs } from '../components/breadcrumbs/breadcrumbs.tsx'
import { type RecommendationLists, Recommendations } from '../components/recommendations/recommendations.tsx'
import { marketPath } from '#shared/links.ts'
import type { Market } from '#shared/markets.ts'
import * as messages from '#shared/messages/product.ts'
import type { Crumb, PageBase } from '#shared/views.ts'

type RecommendationsPageProps = PageBase & {
  market: Market
  title: string
  crumbs: Crumb[]
  product: { name: string; path: string }
  lists: RecommendationLists
}

/** Recommendations for a product as a page, for browsers without scripts and for crawlers. */
export function RecommendationsPage({ market, mediaBase, title, crumbs, product, lists }: RecommendationsPageProps) {
  const isEmpty = lists.completeTheLook.length + lists.recommendations.length === 0
  return (
    <div className="recommendations-page">
      <Breadcrumbs crumbs={crumbs} market={market} />
      <div className="recommendations-page__head">
        <h1>{title}</h1>
        {isEmpty && <p>{messages.productDetails.noRecommendations}</p>}
        <p>
          <a href={marketPath(market, product.path)}>{messages.productDetails.backTo(product.name)}</a>
        </p>
      </div>
      <Recommendations lists={lists} market={market} mediaBase={mediaBase} />
    </div>
  )
}
