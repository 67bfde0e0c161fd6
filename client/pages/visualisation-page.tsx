import { Blocks } from '../blocks/blocks.tsx'
import type { Market } from '#shared/markets.ts'
import type { ContentItem } from '#shared/views.ts'

/** One content item without the rest of the shop. */
export function VisualisationPage({ market, item }: { market: Market; item: ContentItem }) {
  return <Blocks items={[item]} market={market} />
}
