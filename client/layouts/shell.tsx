import { renderBlock } from '../blocks/blocks.tsx'
import { Icon } from '../components/icon/icon.tsx'
import { saveFormId } from '../components/wishlist-button/wishlist-button.tsx'
import AddedToCart from '../islands/added-to-bag.tsx'
import CartPanel from '../islands/cart-panel.tsx'
import LoginPanel from '../islands/login-panel.tsx'
import Notifications from '../islands/notifications.tsx'
import SearchPanel from '../islands/search-panel.tsx'
import WishlistPanel from '../islands/wishlist-panel.tsx'
import { ConsentBanner } from './consent/consent-banner.tsx'
import { FooterBase } from './footer/footer-base.tsx'
import { NewsletterEntry } from './footer/newsletter-entry.tsx'
import { CheckoutHeader } from './header/checkout-header.tsx'
import { HeaderTools } from './header/header-tools.tsx'
import { MenuPanel } from './header/menu-panel.tsx'
import { TopBar } from './header/top-bar.tsx'
import { Wordmark } from './header/wordmark.tsx'
import { LanguageLinks } from './locale/language-links.tsx'
import { LocaleLink } from './locale/locale-link.tsx'
import { LocalePanel } from './locale/locale-panel.tsx'
import { NewsletterPanel } from './newsletter/newsletter-panel.tsx'
import { popularSearches } from './popular-searches.ts'
import { cookiesPath, marketPath } from '#shared/links.ts'
import { consent as consentMessages } from '#shared/messages/consent.ts'
import * as messages from '#shared/messages/shop.ts'
import { actions, type LayoutName } from '#shared/routes.ts'
import { asksForConsent, type ShellView } from '#shared/views.ts'

type SiteHeaderProps = { shell: ShellView; layout: LayoutName }

/**
 * Everything above `<main>`. Page swaps keep it, so it is identical on all pages of a layout. The stylesheet reads from
 * the attributes of `<body>` where it is transparent and if the benefit bar shows.
 */
export function SiteHeader({ shell, layout }: SiteHeaderProps) {
  const { market, features } = shell
  const { consent } = features
  if (layout === 'checkout') {
    return (
      <>
        <TopBar market={market} layout={layout} features={features} />
        <CheckoutHeader market={market} />
        <MenuPanel shell={shell} layout={layout} />
      </>
    )
  }
  return (
    <>
      {asksForConsent(consent) && consent.rule === 'opt-in' && consent.service === null && (
        <ConsentBanner market={market} purposes={consent.purposes} />
      )}
      {shell.benefitBar && renderBlock(shell.benefitBar, { market })}
      {shell.countdown && renderBlock(shell.countdown, { market })}
      <TopBar market={market} layout={layout} features={features} />
      <div className="header-place" data-header-place="" />
      <header className="site-header">
        <div className="site-header__bar">
          <a className="site-header__menu" href="#menu" data-opens="menu">
            <Icon name="menu" />
            <span className="visually-hidden">{messages.shell.menu}</span>
          </a>
          <Wordmark market={market} />
          <nav className="site-header__navigation" aria-label={messages.shell.mainNavigation}>
            {shell.desktopNavigation && renderBlock(shell.desktopNavigation, { market })}
          </nav>
          <HeaderTools market={market} hasShopFinder={features.hasShopFinder} />
        </div>
      </header>
      <MenuPanel shell={shell} layout={layout} />
    </>
  )
}

export function SiteFooter({ shell, layout }: { shell: ShellView; layout: LayoutName }) {
  return (
    <footer className={layout === 'checkout' ? 'site-footer site-footer--checkout' : 'site-footer'}>
      {layout === 'default' && shell.features.hasMarketing && <NewsletterEntry market={shell.market} />}
      {shell.footer && renderBlock(shell.footer, { market: shell.market })}
      {layout !== 'checkout' && (
        <div className="site-footer__locale">
          <LocaleLink market={shell.market} />
          <LanguageLinks languages={shell.languages} />
          <a className="site-footer__cookies" href={marketPath(shell.market, cookiesPath)}>
            {asksForConsent(shell.features.consent) ? consentMessages.settings : messages.cookies.title}
          </a>
        </div>
      )}
      <FooterBase />
    </footer>
  )
}

/** The hosts of panels and pop-ups. Only the default layout has the added-to-bag pop-up. */
export function Panels({ shell, layout }: { shell: ShellView; layout: LayoutName }) {
  const { market } = shell
  return (
    <div id="panels">
      <CartPanel prefix={market.prefix} />
      <WishlistPanel prefix={market.prefix} />
      <form id={saveFormId} method="post" action={marketPath(market, actions.save)} />
      <LoginPanel prefix={market.prefix} />
      {layout === 'default' && (
        <>
          <AddedToCart prefix={market.prefix} />
          <LocalePanel shell={shell} />
          {shell.features.hasMarketing && <NewsletterPanel market={market} />}
          <SearchPanel prefix={market.prefix} popular={popularSearches(shell)} />
        </>
      )}
      <p id="bag-wait" hidden>
        {messages.shell.bagWaits}
      </p>
      <Notifications />
    </div>
  )
}
