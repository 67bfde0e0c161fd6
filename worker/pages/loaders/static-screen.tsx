import type { ReactNode } from 'react'
import { mediaBase } from '../../configuration/media-base.ts'
import type { PageContext } from '../../context/public-context.ts'
import { contentSlots, heroImagesOf } from '../content/content-slots.ts'
import { optionalItems } from '../content/optional-items.ts'
import type { LoadedPage } from '../ssr/page.ts'
import { stylesheetsOf } from '#client/blocks/registry.ts'
import { pageTitle } from '#shared/merchant.ts'
import type { ContentItem, PageBase } from '#shared/views.ts'

type Screen = {
  /** Without market prefix: `/size-guide`. */
  path: `/${string}`
  /** Used if editors give none. */
  title: string
  description: string
  isIndexable?: boolean
  body(view: PageBase & { title: string; blocks: ContentItem[] }): ReactNode
}

/**
 * A page that every market has, with its own component. It shows the blocks of the content item `page{path}`, if that
 * can be loaded.
 */
export async function loadStaticScreen(context: PageContext, screen: Screen): Promise<LoadedPage> {
  const { market, configuration } = context
  const key = `page${screen.path}` as const
  const { [key]: item } = await optionalItems(context, [key])
  const { blocks, seo } = item ? contentSlots(item, context.log) : { blocks: [], seo: null }
  const title = seo?.title ?? screen.title
  return {
    status: 200,
    head: {
      title: pageTitle(title),
      description: seo?.description ?? screen.description,
      path: screen.path,
      isIndexable: screen.isIndexable ?? true,
      hasAlternates: screen.isIndexable ?? true,
      image: seo?.image ?? null,
      ...(seo && { social: seo.social }),
      preloads: heroImagesOf(blocks),
      styles: ['later', ...(item ? stylesheetsOf([item]) : ['content' as const]), 'screens'],
      jsonLd: [],
    },
    body: screen.body({ market, mediaBase: mediaBase(configuration), title, blocks }),
  }
}
