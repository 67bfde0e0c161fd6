import { expect, test } from 'vitest'
import { htmlOf } from '../../test/html-of.ts'
import { defaultBlockSettings, withBlockSettings } from '../block-settings.ts'
import { LazyMenu } from './lazy-menu.tsx'

const menu = (
  <LazyMenu>
    <a href="/browse/womens">Womens</a>
  </LazyMenu>
)

test('a menu is text for browsers with scripts and elements for browsers without them', () => {
  expect(htmlOf(menu)).toBe('<noscript data-lazy=""><a href="/browse/womens">Womens</a></noscript>')
})

test('a crawler gets the links of a menu as elements', () => {
  const settings = { ...defaultBlockSettings, isForCrawler: true }
  expect(withBlockSettings(settings, () => htmlOf(menu))).toBe('<a href="/browse/womens">Womens</a>')
})
