import { appHref, helpHref } from '../../components/service-links.ts'
import { LocaleLink } from '../locale/locale-link.tsx'
import type { Market } from '#shared/markets.ts'
import * as messages from '#shared/messages/shop.ts'
import type { LayoutName } from '#shared/routes.ts'
import type { ShopFeatures } from '#shared/views.ts'

/** Service links above the header, except on phones. During checkout the market cannot be changed. */
export function TopBar({ market, layout, features }: { market: Market; layout: LayoutName; features: ShopFeatures }) {
  const app = appHref(market, features)
  return (
    <nav className="top-bar" aria-label={messages.shell.serviceNavigation}>
      <ul>
        <li>
          <a href={helpHref(market, features)}>{messages.shell.help}</a>
        </li>
        {app !== null && (
          <li>
            <a href={app}>{messages.shell.downloadApp}</a>
          </li>
        )}
      </ul>
      {layout !== 'checkout' && <LocaleLink market={market} />}
    </nav>
  )
}
