import { renderBlock } from '../../blocks/blocks.tsx'
import { LazyMenu } from '../../blocks/parts/lazy-menu.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import { helpHref } from '../../components/service-links.ts'
import { LocaleLink } from '../locale/locale-link.tsx'
import { Wordmark } from './wordmark.tsx'
import { loginPath, marketPath, searchPagePath, shopFinderPath, wishlistPath } from '#shared/links.ts'
import * as messages from '#shared/messages/shop.ts'
import type { LayoutName } from '#shared/routes.ts'
import type { ShellView } from '#shared/views.ts'

/** The menu on phones. Scripts open it as a modal dialog. Without scripts the link's fragment shows it. */
export function MenuPanel({ shell, layout }: { shell: ShellView; layout: LayoutName }) {
  return (
    <dialog className="panel panel--start menu-panel" id="menu" aria-label={messages.shell.menu}>
      <div className="panel__header">
        <Wordmark market={shell.market} />
        <a className="panel__close" href="#main" data-closes="menu" aria-label={messages.shell.closeMenu}>
          <Icon name="close" />
        </a>
      </div>
      <div className="menu-panel__content">
        {shell.mobileNavigation && <LazyMenu>{renderBlock(shell.mobileNavigation, { market: shell.market })}</LazyMenu>}
      </div>
      <MenuBottomBar shell={shell} layout={layout} />
    </dialog>
  )
}

function MenuBottomBar({ shell: { market, features }, layout }: { shell: ShellView; layout: LayoutName }) {
  return (
    <div className="menu-panel__bottom">
      {features.hasShopFinder && (
        <a href={marketPath(market, shopFinderPath)}>
          <Icon name="pin" />
          <span>{messages.shell.shopFinder}</span>
        </a>
      )}
      {layout !== 'checkout' && (
        <>
          <LocaleLink market={market} />
          <LazyMenu>
            <a href={marketPath(market, searchPagePath)} data-opens="search">
              {messages.shell.search}
            </a>
            <a href={marketPath(market, wishlistPath)} data-opens="wishlist">
              {messages.shell.wishlist}
            </a>
            <a href={marketPath(market, loginPath)}>{messages.shell.account}</a>
            <a href={helpHref(market, features)}>{messages.shell.help}</a>
          </LazyMenu>
        </>
      )}
    </div>
  )
}
