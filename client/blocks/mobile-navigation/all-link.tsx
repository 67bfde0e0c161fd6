import type { Market } from '../../../shared/markets.ts'
import * as messages from '../../../shared/messages/en.ts'
import { safeLink } from '../../components/safe-link.ts'
import type { NavigationLinkContent } from '../parts/navigation-link.tsx'

/** The way to the whole of what a layer's title names: the title itself opens and shuts the layer. */
export function AllLink({ link, market }: { link: NavigationLinkContent; market: Market }) {
  const href = safeLink(market, link.url)
  if (!href) return null
  return (
    <li>
      <a className="mobile-navigation__link mobile-navigation__all" href={href}>
        {`${messages.shell.all} ${link.title}`}
      </a>
    </li>
  )
}
