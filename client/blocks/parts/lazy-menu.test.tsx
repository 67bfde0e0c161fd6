import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BlockSettingsContext, defaultBlockSettings } from '../block-settings.ts'
import { LazyMenu } from './lazy-menu.tsx'

const menu = (
  <LazyMenu>
    <a href="/browse/womens">Womens</a>
  </LazyMenu>
)

test('a menu is text for browsers with scripts and elements for browsers without them', () => {
  expect(renderToStaticMarkup(menu)).toBe('<noscript data-lazy=""><a href="/browse/womens">Womens</a></noscript>')
})

test('a crawler gets the links of a menu as elements', () => {
  const settings = { ...defaultBlockSettings, isForCrawler: true }
  expect(renderToStaticMarkup(<BlockSettingsContext value={settings}>{menu}</BlockSettingsContext>)).toBe(
    '<a href="/browse/womens">Womens</a>',
  )
})
