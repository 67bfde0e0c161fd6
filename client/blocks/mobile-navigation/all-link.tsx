import { safeLink } from '../../components/safe-link.ts'
import type { NavigationLinkContent } from '../parts/navigation-link.tsx'
import type { Market } from '#shared/markets.ts'
import * as messages from '#shared/messages/shop.ts'

/** A link to the page that a layer's title names. The title itself cannot link: it opens and closes the layer. */
export function AllLink({ link, market }: { link: NavigationLinkContent; market: Market }) {
  const href = safeLink(market, link.url)
  if (!href) return null
  return (
    <li>
      <a className="mobile-navigation__all" href={href}>
        {messages.shell.allOf(link.title)}
      </a>
    </li>
  )
}
