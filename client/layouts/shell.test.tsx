import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { localeOptions } from '../../shared/locale-options.ts'
import { markets } from '../../shared/markets.ts'
import type { ShellView } from '../../shared/views.ts'
import { BottomNavigation, Overlays, SiteFooter, SiteHeader } from './shell.tsx'

const shell: ShellView = { market: markets.eu, desktopNavigation: null, mobileNavigation: null, footer: null, benefitBar: null, popularSearches: [], localeSelectorImage: null, localeOptions: localeOptions(null), isHeaderTransparent: true }

const header = (change: Partial<Parameters<typeof SiteHeader>[0]> = {}) => renderToStaticMarkup(<SiteHeader shell={shell} pageType="plp" layout="default" {...change} />)

test('the header is transparent on the home page when content says so [LAY-05]', () => {
  expect(header({ pageType: 'home' })).toContain('site-header--transparent')
})

test('the header is opaque on other pages, and at home when content does not say so [LAY-06]', () => {
  expect(header({ pageType: 'pdp' })).not.toContain('transparent')
  expect(header({ pageType: 'home', shell: { ...shell, isHeaderTransparent: false } })).not.toContain('transparent')
})

test('the logo links to the home of the market [LAY-08]', () => {
  expect(header()).toContain('class="wordmark" href="/eu"')
  expect(header({ shell: { ...shell, market: markets.en } })).toContain('class="wordmark" href="/"')
})

test('has the shop finder and the service links of the market [LAY-09] [LAY-14]', () => {
  const html = header()
  for (const href of ['/eu/shop-finder', '/eu/help', '/eu/download-our-app']) expect(html).toContain(`href="${href}"`)
  expect(html).toContain('Help &amp; FAQs')
  expect(html).toContain('Download our application')
})

test('the bag is a link that opens the panel where scripts run, and says nothing of the visitor [LAY-12]', () => {
  const html = header()
  expect(html).toMatch(/href="\/eu\/bag" data-opens="cart" data-bag-link=""/)
  expect(html).toMatch(/data-bag-count="" hidden=""><\/span>/)
})

test('the search is a link to its page, that opens the overlay where scripts run', () => {
  expect(header()).toContain('href="/eu/search" data-opens="search"')
  const overlays = renderToStaticMarkup(<Overlays shell={{ ...shell, popularSearches: [{ term: 'Fair Isle', url: 'javascript:alert(1)' }, { term: 'Mugs', url: '/browse/mugs' }] }} layout="default" />)
  expect(overlays).toMatch(/<form role="search" action="\/eu\/search" method="get">.*name="query"/)
  expect(overlays).toContain('<a href="/eu/search?query=Fair%20Isle">Fair Isle</a>')
  expect(overlays).toContain('<a href="/eu/browse/mugs">Mugs</a>')
})

test('the market is not named while checking out [LAY-15]', () => {
  expect(header()).toContain('Ireland')
  expect(header({ layout: 'checkout', pageType: 'checkout' })).not.toContain('Ireland')
})

test('the bottom navigation hides the basket while checking out [LAY-18] [LAY-19]', () => {
  const html = renderToStaticMarkup(<BottomNavigation market={markets.us} layout="default" />)
  for (const text of ['Home', 'Menu', 'Basket']) expect(html).toContain(text)
  expect(renderToStaticMarkup(<BottomNavigation market={markets.us} layout="checkout" />)).not.toContain('Basket')
})

test('the added-to-bag pop-up is no part of the checkout layout [LAY-02] [LAY-03]', () => {
  expect(renderToStaticMarkup(<Overlays shell={{ ...shell, market: markets.en }} layout="default" />)).toContain('added-to-bag')
  expect(renderToStaticMarkup(<Overlays shell={{ ...shell, market: markets.en }} layout="checkout" />)).not.toContain('added-to-bag')
})

test('the footer stands without content', () => {
  expect(renderToStaticMarkup(<SiteFooter shell={shell} layout="default" />)).toContain('<footer')
})
