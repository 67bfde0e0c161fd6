import { type ReactNode, useContext } from 'react'
import { LazyMarkup } from '../../components/lazy-markup.tsx'
import { BlockSettingsContext } from '../block-settings.ts'

/** The content of a menu. A crawler has its links as elements at once. */
export function LazyMenu({ children }: { children: ReactNode }) {
  const { isForCrawler } = useContext(BlockSettingsContext)
  return isForCrawler ? children : <LazyMarkup>{children}</LazyMarkup>
}
