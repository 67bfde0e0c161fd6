import { type ReactNode, useContext } from 'react'
import { BlockSettingsContext } from '../block-settings.ts'

/**
 * The content of a menu. A browser with scripts keeps it as text, without elements, until the shopper goes for the menu
 * (`lazyMenuScript`). A browser without scripts and a crawler have the elements at once.
 */
export function LazyMenu({ children }: { children: ReactNode }) {
  const { isForCrawler } = useContext(BlockSettingsContext)
  return isForCrawler ? children : <noscript data-menu="">{children}</noscript>
}
