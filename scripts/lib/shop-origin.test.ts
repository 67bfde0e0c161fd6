import { expect, test } from 'vitest'
import { setShopOrigin } from './shop-origin.ts'

const uri = '"templatedUri": "https://www.example.com/amplience-visualization/{{vse.domain}}/{{content.sys.id}}"'

test('the URL of a visualization gets the shop’s own origin', () => {
  expect(setShopOrigin(uri, 'https://shop.example.org')).toBe(uri.replace('www.example.com', 'shop.example.org'))
})

test.each([
  '',
  'shop.example.org',
  'http://shop.example.org',
  'https://shop.example.org/',
  'https://shop.example.org/us',
])('refuses %j as the origin of a shop', (origin) => {
  expect(() => setShopOrigin(uri, origin)).toThrow('SHOP_ORIGIN')
})
