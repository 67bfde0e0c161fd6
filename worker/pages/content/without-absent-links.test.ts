import { expect, test } from 'vitest'
import { withoutAbsentLinks } from './without-absent-links.ts'
import { contentTypeUri } from '#shared/merchant.ts'
import { shopFeatures } from '#shared/test/shop-features.ts'

const link = (url: string, more: object = {}) => ({ title: url, url, ...more })
const menu = (links: object[]) => ({ _meta: { schema: contentTypeUri('mobile-navigation') }, links })
const without = shopFeatures({ hasMarketing: false })
const linksOf = (links: object[], features = without) => withoutAbsentLinks(features, menu(links))?.['links']

test.each([
  '/newsletter',
  'newsletter',
  '/us/newsletter',
  '/newsletter?from=footer',
  '/newsletter#form',
  ' /newsletter',
])('a menu of a shop without a newsletter has no link to %s [D-332]', (url) => {
  expect(linksOf([link(url), link('/help')])).toEqual([link('/help')])
  expect(linksOf([link('/', { children: [link(url)] })])).toEqual([link('/', { children: [] })])
})

test.each(['/newsletter-archive', 'https://news.example/newsletter', 'mailto:newsletter@example.com', '', '/'])(
  'a menu keeps a link to %s',
  (url) => {
    expect(linksOf([link(url)])).toEqual([link(url)])
  },
)

test('a link with links below it stays as their title', () => {
  const children = [link('/help')]
  expect(linksOf([link('/newsletter', { children })])).toEqual([{ ...link('/newsletter', { children }), url: null }])
})

test('a shop with every page gets the item as it is, and any shop the same object for the same item', () => {
  const item = menu([link('/newsletter')])
  expect(withoutAbsentLinks(shopFeatures({ hasGiftCertificates: true }), item)).toBe(item)
  expect(withoutAbsentLinks(without, item)).toBe(withoutAbsentLinks(without, item))
  expect(withoutAbsentLinks(without, null)).toBeNull()
})
