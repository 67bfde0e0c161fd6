import { useEffect, useState } from 'react'
import { mostViewed, type ViewedProduct } from '../../shared/domain/viewed-products.ts'
import * as messages from '../../shared/messages/product-page.ts'
import { fragments } from '../../shared/routes.ts'
import { useStore } from '../atoms/react.ts'
import { pageServices, type PageServices } from '../atoms/services.ts'
import { defineIsland } from '../runtime/define-island.tsx'
import { viewedBefore } from '../runtime/viewed-products.ts'

type RecentlyViewedProps = { productId: number }

const longestWaitMs = 8000

/** What this browser has looked at before, by one request for cards that are the same for everybody; nothing where there is none. */
function RecentlyViewed({ productId }: RecentlyViewedProps) {
  const store = useStore()
  const [cards, setCards] = useState('')

  useEffect(() => {
    const viewed = viewedBefore(productId).slice(0, mostViewed)
    if (viewed.length === 0) return
    const end = new AbortController()
    readCards(pageServices(store.get), viewed, end.signal).then(setCards, (error: unknown) => {
      if (!end.signal.aborted) console.warn('recently viewed:', error)
    })
    return () => end.abort()
  }, [store, productId])

  if (cards === '') return <div className="recently-viewed" />
  return (
    <section className="recommendations" aria-labelledby="recently-viewed">
      <h2 id="recently-viewed">{messages.recentlyViewed.title}</h2>
      {/* Our own server's cards, made as those of the page were. */}
      <div className="still" dangerouslySetInnerHTML={{ __html: cards }} />
    </section>
  )
}

async function readCards({ settings, fetch }: PageServices, viewed: readonly ViewedProduct[], signal: AbortSignal): Promise<string> {
  const query = new URLSearchParams(viewed.map(({ id, colour }) => ['item', `${id}.${colour}`]))
  const response = await fetch(`${settings.prefix}${fragments.recentlyViewed}?${query}`, { signal: AbortSignal.any([signal, AbortSignal.timeout(longestWaitMs)]) })
  if (!response.ok) throw new Error(`Status ${response.status}`)
  return response.text()
}

export default defineIsland('recently-viewed', 'visible', RecentlyViewed)
