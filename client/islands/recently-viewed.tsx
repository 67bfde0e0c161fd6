import { useEffect, useState } from 'react'
import * as messages from '../../shared/messages/product-page.ts'
import { useStore } from '../atoms/react.ts'
import { pageServices, type PageServices } from '../atoms/services.ts'
import { defineIsland } from '../runtime/define-island.tsx'

/** What this browser has looked at before, by one request for cards that are the same for everybody; nothing where there is none. */
function RecentlyViewed({ productId }: { productId: number }) {
  const store = useStore()
  const [cards, setCards] = useState('')

  useEffect(() => {
    const end = new AbortController()
    void cardsOf(pageServices(store.get), productId, end.signal).then(setCards)
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

async function cardsOf(services: PageServices, productId: number, signal: AbortSignal): Promise<string> {
  try {
    const { viewedCards } = await import('../runtime/viewed-cards.ts')
    return await viewedCards(services, productId, signal)
  } catch (error) {
    if (!signal.aborted) console.warn('recently viewed:', error)
    return ''
  }
}

export default defineIsland('recently-viewed', 'visible', RecentlyViewed)
