import { Blocks } from '../blocks/blocks.tsx'
import { PageStickers, type Stickers } from './content-page.tsx'
import { brand } from '#shared/merchant.ts'
import type { ContentItem, PageBase } from '#shared/views.ts'

export type HomeView = PageBase & { blocks: ContentItem[]; stickers: Stickers }

/** The first blocks are the visual title. The heading is only for screen readers. */
export function HomePage({ market, blocks, stickers }: HomeView) {
  return (
    <div className="home-page">
      <h1 className="visually-hidden">{brand}</h1>
      <Blocks items={blocks} market={market} />
      <PageStickers market={market} stickers={stickers} />
    </div>
  )
}
