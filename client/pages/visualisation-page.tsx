import type { Market } from '../../shared/markets.ts'
import type { ContentItem } from '../../shared/views.ts'
import { Blocks } from '../blocks/blocks.tsx'

/** One content item by itself, without the shop around it. */
export function VisualisationPage({ market, item }: { market: Market; item: ContentItem }) {
  return <Blocks items={[item]} market={market} />
}
