import type { ReactNode } from 'react'
import type { LayoutName, PageType } from '../../shared/routes.ts'
import type { PageHead } from './head.ts'

/** What a route's loader returns. Page type and layout are columns of the route. */
export type LoadedPage = {
  status: number
  head: PageHead
  body: ReactNode
}

/** A page before it is rendered. */
export type Page = LoadedPage & { pageType: PageType; layout: LayoutName }
