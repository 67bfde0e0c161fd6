import { expect, test } from 'vitest'
import { setShopOrigin } from './shop-origin.ts'

const uri = '"templatedUri": "https://www.example.com/amplience-visualization/{{vse.domain}}/{{content.sys.id}}"'

test('a visualisation leads to the shop’s own address', () => {
  expect(setShopOrigin(uri, 'https://shop.example.org')).toBe(uri.replace('www.example.com', 'shop.example.org'))
})

test.each([
  '',
  'shop.example.org',
  'http://shop.example.org',
  'https://shop.example.org/',
  'https://shop.example.org/us',
])('%j is no address of a shop', (origin) => {
  expect(() => setShopOrigin(uri, origin)).toThrow('SHOP_ORIGIN')
})
