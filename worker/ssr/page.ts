import type { ReactNode } from 'react'
import type { LayoutName, PageType } from '../../shared/routes.ts'
import type { PageHead } from './head.ts'

/** A page before it is rendered: what a route's loader hands to the renderer. */
export type Page = {
  status: number
  pageType: PageType
  layout: LayoutName
  head: PageHead
  body: ReactNode
}
