import { fragments } from '#shared/routes.ts'

/**
 * The place of the products that the browser has shown before, but for `productId`. Only the browser knows them, so
 * `client/behaviours/rail.ts` fills it with their cards when it comes near the viewport.
 */
export function RecentlyViewed({ productId = 0 }: { productId?: number }) {
  return (
    <sv-rail
      class="rail__viewed"
      data-behaviour="rail"
      data-fragment={fragments.recentlyViewed}
      data-viewed={productId}
    />
  )
}
