import { expect, test } from 'vitest'
import benefits from '../blocks/benefit-bar/fixture.ts'
import countdown from '../blocks/countdown-timer/fixture.ts'
import { htmlOf } from '../test/html-of.ts'
import { BottomNavigation } from './bottom-navigation.tsx'
import { Panels, SiteFooter, SiteHeader } from './shell.tsx'
import { localeOptions } from '#shared/locale-options.ts'
import { markets } from '#shared/markets.ts'
import { contentTypeUri } from '#shared/merchant.ts'
import { shopFeatures } from '#shared/test/shop-features.ts'
import type { ContentItem, ShellView } from '#shared/views.ts'

const shell: ShellView = {
  market: markets.eu,
  desktopNavigation: null,
  mobileNavigation: null,
  footer: null,
  benefitBar: null,
  countdown: null,
  isCountdownRunning: false,
  popularSearches: [],
  localeSelectorImage: null,
  localeOptions: localeOptions(null),
  languages: [],
  isHeaderTransparent: true,
  features: shopFeatures(),
}

const header = (change: Partial<Parameters<typeof SiteHeader>[0]> = {}) =>
  htmlOf(<SiteHeader shell={shell} layout="default" {...change} />)

test('the logo links to the home page of the market [LAY-08]', () => {
  expect(header()).toContain('class="wordmark" href="/eu"')
  expect(header({ shell: { ...shell, market: markets.en } })).toContain('class="wordmark" href="/"')
})

test('the header has the shop finder and the service links of the market [LAY-09] [LAY-14]', () => {
  const html = header()
  for (const href of ['/eu/shop-finder', '/eu/help', '/eu/download-our-app']) expect(html).toContain(`href="${href}"`)
  expect(html).toContain('Help &amp; FAQs')
  expect(html).toContain('Download our application')
})

test('the service links go to the URLs that the market defines [D-135]', () => {
  const features = shopFeatures({ helpLink: 'https://help.example.com/ie', appLink: '/apps' })
  const html = header({ shell: { ...shell, features } })
  expect(html).toContain('href="https://help.example.com/ie"')
  expect(html).toContain('href="/eu/apps"')
})

test('a shop without shops and without an app has no links to them [D-332]', () => {
  const html = header({ shell: { ...shell, features: shopFeatures({ hasShopFinder: false, appLink: 'off' }) } })
  expect(html).not.toMatch(/shop-finder|download-our-app|Download our application/)
  expect(html).toContain('href="/eu/help"')
})

test('the footer has the newsletter form, but not in the checkout layout, and not without e-mail marketing', () => {
  const footer = (layout: 'default' | 'checkout', hasMarketing = true) =>
    htmlOf(<SiteFooter shell={{ ...shell, features: { ...shell.features, hasMarketing } }} layout={layout} />)
  expect(footer('default')).toMatch(/<form (?=[^>]*method="post")(?=[^>]*action="\/eu\/newsletter")/)
  expect(footer('checkout')).not.toContain('<form')
  expect(footer('default', false)).not.toContain('<form')
})

test('the bag link opens the panel with scripts, and contains nothing about the visitor [LAY-12]', () => {
  const html = header()
  expect(html).toMatch(/href="\/eu\/bag" data-opens="cart" data-bag-link=""/)
  expect(html).toMatch(/data-bag-count="" hidden=""><\/span>/)
})

test('the search link goes to the search page, and opens the overlay with scripts', () => {
  expect(header()).toContain('href="/eu/search" data-opens="search"')
  const overlays = htmlOf(
    <Panels
      shell={{
        ...shell,
        popularSearches: [
          { term: 'Fair Isle', url: 'javascript:alert(1)' },
          { term: 'Mugs', url: '/browse/mugs' },
        ],
      }}
      layout="default"
    />,
  )
  expect(overlays).toMatch(/<form role="search" action="\/eu\/search" method="get">.*name="query"/)
  expect(overlays).toContain('<a href="/eu/search?query=Fair%20Isle">Fair Isle</a>')
  expect(overlays).toContain('<a href="/eu/browse/mugs">Mugs</a>')
})

test('the account links lead a guest to the login page, and the one in the bottom navigation opens the modal [LAY-11] [LAY-21] [D-106]', () => {
  expect(header()).toMatch(/<a class="header-tools__account" href="\/eu\/login" data-account-link="">/)
  expect(htmlOf(<BottomNavigation market={markets.eu} layout="default" />)).toContain(
    'href="/eu/login" data-account-link="login" data-opens="login"',
  )
})

test('the wishlist link opens the panel with scripts, and contains nothing about the visitor', () => {
  const html = header()
  expect(html).toContain('href="/eu/wishlist" data-opens="wishlist"')
  expect(html).toMatch(/data-wishlist-count="" hidden=""><\/span>/)
})

test.each([
  ['en', 'GBP'],
  ['us', 'USD'],
  ['eu', 'EUR'],
] as const)(
  'the locale button of %s shows %s and opens the overlay, in the bar and in the menu, except in the checkout [LOC-34] [LAY-15] [LAY-16] [BLK-29]',
  (code, currency) => {
    const of = { shell: { ...shell, market: markets[code] } }
    expect(header(of).match(new RegExp(`data-opens="locale">Shopping in [^<]* ${currency}</a>`, 'g'))).toHaveLength(2)
    expect(header({ ...of, layout: 'checkout' })).not.toContain('data-opens="locale"')
  },
)

test('without content the menu is empty except for its bottom bar [BLK-29]', () => {
  const html = header()
  expect(html.slice(html.indexOf('id="menu"'))).toMatch(
    /menu-panel__content"><\/div><div class="menu-panel__bottom"><a href="\/eu\/shop-finder">/,
  )
})

test('the bottom navigation has five entries, and hides wishlist and basket during the checkout [LAY-18] [LAY-19]', () => {
  const labels = (layout: 'default' | 'checkout') =>
    [...htmlOf(<BottomNavigation market={markets.us} layout={layout} />).matchAll(/<span>([^<]+)<\/span>/g)].map(
      ([, label]) => label,
    )
  expect(labels('default')).toEqual(['Home', 'Menu', 'Wishlist', 'Account', 'Basket'])
  expect(labels('checkout')).toEqual(['Home', 'Menu', 'Account'])
})

test('the checkout layout has no bars of the default layout [LAY-02] [LAY-03]', () => {
  const bars = {
    benefitBar: blockOf('benefit-bar', benefits.normal),
    countdown: blockOf('countdown-timer', countdown.normal),
  }
  for (const name of ['benefit-bar', 'countdown-timer']) {
    expect(header({ shell: { ...shell, ...bars } })).toContain(`<aside class="${name}"`)
    expect(header({ shell: { ...shell, ...bars }, layout: 'checkout' })).not.toContain(name)
  }
})

test('the checkout layout has only its bars, header, bag and wishlist panels, messages and footer [LAY-01] [LAY-02]', () => {
  const parts = <Panels shell={shell} layout="checkout" />
  const html =
    header({ layout: 'checkout' }) +
    htmlOf(
      <>
        <SiteFooter shell={shell} layout="checkout" />
        <BottomNavigation market={markets.en} layout="checkout" />
        {parts}
      </>,
    )
  for (const part of [
    'class="top-bar"',
    '<header',
    'class="bottom-navigation"',
    'data-name="cart-panel"',
    'data-name="wishlist-panel"',
    'data-name="notifications"',
    '<footer',
  ])
    expect(html).toContain(part)
  for (const part of [
    'preview-bar',
    'benefit-bar',
    'countdown-timer',
    'added-to-bag',
    'id="locale"',
    'id="newsletter"',
    'filters',
  ])
    expect(html).not.toContain(part)
})

test('the checkout layout has no added-to-bag pop-up [LAY-02] [LAY-03]', () => {
  expect(htmlOf(<Panels shell={{ ...shell, market: markets.en }} layout="default" />)).toContain('added-to-bag')
  expect(htmlOf(<Panels shell={{ ...shell, market: markets.en }} layout="checkout" />)).not.toContain('added-to-bag')
})

test('the footer renders without content', () => {
  expect(htmlOf(<SiteFooter shell={shell} layout="default" />)).toContain('<footer')
})

function blockOf(name: string, content: object): ContentItem {
  return { ...content, _meta: { schema: contentTypeUri(name) } }
}
