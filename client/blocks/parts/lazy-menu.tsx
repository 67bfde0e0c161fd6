import type { ReactNode } from 'react'
import { LazyMarkup } from '../../components/lazy-markup.tsx'
import { blockSettings } from '../block-settings.ts'

/** The content of a menu. A crawler has its links as elements at once. */
export function LazyMenu({ children }: { children: ReactNode }) {
  return blockSettings().isForCrawler ? children : <LazyMarkup>{children}</LazyMarkup>
}
