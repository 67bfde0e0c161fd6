import { Blocks, renderBlock } from '../blocks/blocks.tsx'
import { findBlock } from '../blocks/registry.ts'
import type { Market } from '#shared/markets.ts'
import type { ContentItem, PageBase } from '#shared/views.ts'

/** Stickers in the corner of the screen, for wide and narrow screens. */
export type Stickers = { desktop: ContentItem | null; mobile: ContentItem | null }

export type ContentView = PageBase & { title: string; blocks: ContentItem[]; stickers?: Stickers }

/** A page of blocks. If it starts with a hero, the page title is only for screen readers. */
export function ContentPage({ market, title, blocks, stickers }: ContentView) {
  const first = blocks[0]
  const hasHero = first !== undefined && (findBlock(first._meta.schema)?.isHero ?? false)
  return (
    <div className={hasHero ? 'content-page content-page--led' : 'content-page'}>
      <h1 className={hasHero ? 'visually-hidden' : 'content-page__title'}>{title}</h1>
      <Blocks items={blocks} market={market} />
      {stickers && <PageStickers market={market} stickers={stickers} />}
    </div>
  )
}

/** The stickers of a content page or the home page. Its stylesheet is that of the block `content-page`. */
export function PageStickers({ market, stickers }: { market: Market; stickers: Stickers }) {
  return (
    <>
      {stickers.desktop && (
        <div className="content-page__sticker content-page__sticker--desktop">
          {renderBlock(stickers.desktop, { market })}
        </div>
      )}
      {stickers.mobile && (
        <div className="content-page__sticker content-page__sticker--mobile">
          {renderBlock(stickers.mobile, { market })}
        </div>
      )}
    </>
  )
}
