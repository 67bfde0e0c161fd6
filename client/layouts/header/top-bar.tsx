import { LocaleLink } from '../locale/locale-link.tsx'
import { appPath, helpPath, marketPath } from '#shared/links.ts'
import type { Market } from '#shared/markets.ts'
import * as messages from '#shared/messages/shop.ts'
import type { LayoutName } from '#shared/routes.ts'
import type { ShopFeatures } from '#shared/views.ts'

/** Service links above the header, except on phones. During checkout the market cannot be changed. */
export function TopBar({ market, layout, features }: { market: Market; layout: LayoutName; features: ShopFeatures }) {
  return (
    <nav className="top-bar" aria-label={messages.shell.serviceNavigation}>
      <ul>
        <li>
          <a href={helpHref(market, features)}>{messages.shell.help}</a>
        </li>
        <li>
          <a href={hrefOf(market, features.appLink ?? appPath)}>{messages.shell.downloadApp}</a>
        </li>
      </ul>
      {layout !== 'checkout' && <LocaleLink market={market} />}
    </nav>
  )
}

/** The market's configured page of Help & FAQs, or the shop's content page. */
export function helpHref(market: Market, { helpLink }: Pick<ShopFeatures, 'helpLink'>): string {
  return hrefOf(market, helpLink ?? helpPath)
}

function hrefOf(market: Market, target: string): string {
  return target.startsWith('/') ? marketPath(market, target) : target
}
