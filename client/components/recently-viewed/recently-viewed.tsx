/**
 * The place of the products that the browser has shown before, but for `productId`. Only the browser knows them, so
 * `client/behaviours/rail.ts` fills it with their cards when it comes near the viewport.
 */
export function RecentlyViewed({ productId = null }: { productId?: number | null }) {
  return <sv-rail data-behaviour="rail" data-viewed={productId ?? ''} />
}
