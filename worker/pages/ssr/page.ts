import type { ReactNode } from 'react'
import type { PageHead } from './head.ts'
import type { LayoutName, PageType } from '#shared/routes.ts'
import type { ContentItem } from '#shared/views.ts'

/** The result of a route's loader. Page type and layout are columns of the route. */
export type LoadedPage = {
  status: number
  head: PageHead
  body: ReactNode
  /**
   * The content item, if the body depends on nothing else but it, the market and the title. It is then rendered once
   * for each state of the item.
   */
  bodyOf?: ContentItem | null
  /** The name of the page and of its list in events, if title and heading contain the visitor's text. */
  listName?: string
  /** False for a page of an address that a visitor made up: it must not take a place in the cache. */
  isStorable?: boolean
}

/** A page before it is rendered. */
export type Page = LoadedPage & { pageType: PageType; layout: LayoutName }
