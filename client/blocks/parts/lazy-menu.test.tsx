import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BlockSettingsContext, defaultBlockSettings } from '../block-settings.ts'
import { renderBlock } from '../blocks.tsx'
import desktop from '../desktop-navigation/fixture.ts'
import mobile from '../mobile-navigation/fixture.ts'
import { blockItem } from '../test/block-html.tsx'
import { LazyMenu } from './lazy-menu.tsx'
import { defaultMarket } from '#shared/markets.ts'

const forCrawler = { ...defaultBlockSettings, isForCrawler: true }
const menu = (
  <LazyMenu>
    <a href="/browse/womens">Womens</a>
  </LazyMenu>
)

test('a menu is text for browsers with scripts and elements for browsers without them', () => {
  expect(renderToStaticMarkup(menu)).toBe('<noscript data-lazy=""><a href="/browse/womens">Womens</a></noscript>')
})

test.each([
  ['mobile-navigation', mobile.normal],
  ['mobile-navigation', { ...mobile.normal, variant: 'Alternate' }],
  ['desktop-navigation', desktop.normal],
])('the text of the menu %s is what React renders', (name, content) => {
  const block = <LazyMenu>{renderBlock(blockItem(name, content), { market: defaultMarket })}</LazyMenu>
  const byReact = renderToStaticMarkup(<BlockSettingsContext value={forCrawler}>{block}</BlockSettingsContext>)
  // The desktop menu has menus of its own, which a crawler gets as elements too.
  const asText = renderToStaticMarkup(block).replaceAll(/<\/?noscript[^>]*>/g, '')
  expect(asText).toBe(byReact)
})

test('a crawler gets the links of a menu as elements', () => {
  expect(renderToStaticMarkup(<BlockSettingsContext value={forCrawler}>{menu}</BlockSettingsContext>)).toBe(
    '<a href="/browse/womens">Womens</a>',
  )
})
