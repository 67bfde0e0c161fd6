import * as messages from '../../shared/messages/en.ts'
import type { HomeView } from '../../shared/views.ts'
import { Blocks } from '../blocks/blocks.tsx'

/** The first blocks carry the page's look; its heading is for those who do not see it. */
export function HomePage({ market, blocks }: HomeView) {
  return (
    <div className="home-page">
      <h1 className="visually-hidden">{messages.brand}</h1>
      <Blocks items={blocks} market={market} />
    </div>
  )
}
