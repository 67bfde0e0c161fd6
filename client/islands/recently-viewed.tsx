import { useMemo } from 'react'
import { viewedBefore } from '../api/viewed-products.ts'
import { keys } from '../data/keys.ts'
import { useRead } from '../data/use-read.ts'
import { fetchViewedCards } from '../data/viewed-cards.ts'
import { defineIsland } from '../island/define-island.tsx'
import { useIsLive } from '../island/use-visitor-value.ts'
import { maxViewed, type ViewedProduct } from '#shared/domain/viewed-products.ts'
import * as messages from '#shared/messages/product-page.ts'

/** Recently viewed products as cards that are identical for every visitor; nothing if there are none. */
function RecentlyViewed({ productId = null }: { productId?: number | null }) {
  const viewed = useViewedBefore(productId)
  const { data: cards = '' } = useRead(
    viewed.length > 0 ? keys.viewedCards(viewed) : null,
    (services) => fetchViewedCards(services, viewed),
    { revalidateOnFocus: false },
  )

  if (cards === '') return <div className="recently-viewed" />
  return (
    <section className="rail rail--products" aria-labelledby="recently-viewed">
      <h2 id="recently-viewed">{messages.recentlyViewed.title}</h2>
      {/* The server renders these cards in the same way as those of the page. */}
      <div className="static-markup" dangerouslySetInnerHTML={{ __html: cards }} />
    </section>
  )
}

/** Only the browser knows them, so there are none on the server and during hydration. */
function useViewedBefore(productId: number | null): readonly ViewedProduct[] {
  const isLive = useIsLive()
  return useMemo(() => (isLive ? viewedBefore(productId).slice(0, maxViewed) : []), [isLive, productId])
}

export default defineIsland('recently-viewed', 'visible', RecentlyViewed)
