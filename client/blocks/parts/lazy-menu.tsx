import { type ReactNode, useContext } from 'react'
import { staticHtml } from '../../components/static-html.ts'
import { BlockSettingsContext } from '../block-settings.ts'

/**
 * The content of a menu, as `LazyMarkup` without React: the menus are half of a page's elements. A crawler has its
 * links as elements at once.
 */
export function LazyMenu({ children }: { children: ReactNode }) {
  const { isForCrawler } = useContext(BlockSettingsContext)
  return isForCrawler ? children : <noscript data-lazy="" dangerouslySetInnerHTML={{ __html: staticHtml(children) }} />
}
