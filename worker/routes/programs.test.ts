import { describe, expect, test } from 'vitest'
import { openShop, textOf } from '../test/shop.ts'

const smallBytes = 1500
const browsers = {
  'a navigation': { 'sec-fetch-dest': 'document', accept: 'text/html' },
  'a navigation of an old browser': { accept: 'text/html,application/xhtml+xml' },
  'a page swap': { 'sec-fetch-dest': 'empty', 'x-sv-navigation': '1', accept: 'text/html' },
}
const programs = {
  'a program': { accept: '*/*' },
  'a picture': { 'sec-fetch-dest': 'image', accept: 'image/avif,*/*' },
  'a frame': { 'sec-fetch-dest': 'iframe', accept: 'text/html' },
}
const files = ['/wp-login.php', '/us/old.html', '/apple-touch-icon-120x120.png', '/.well-known/none', '/.env.bak']
const longAddresses = [`/${'a'.repeat(1600)}`, `/us/search?query=${'a'.repeat(9000)}`]

describe('requests of programs', () => {
  test.each(Object.entries(programs))('a missing file has a small 404 for %s [D-243]', async (_who, headers) => {
    for (const path of files) {
      const response = await openShop().get(path, { headers })
      expect([path, response.status]).toEqual([path, 404])
      expect((await response.text()).length).toBeLessThan(smallBytes)
    }
  })

  test.each(Object.entries(browsers))(
    'an address that ends like a file has the whole error page for %s [RTE-36, LAY-41, LAY-42, LAY-44] [D-243]',
    async (_who, headers) => {
      for (const path of files) {
        const response = await openShop().get(path, { headers })
        const text = await response.text()
        expect([path, response.status]).toEqual([path, 404])
        expect(text).toContain('404 ERROR')
        expect(text).toMatch(/href="(\/us)?\/browse\/womens"/)
      }
    },
  )

  test.each(Object.entries(browsers))(
    'an address that is too long has the error page for %s [LAY-43]',
    async (_who, headers) => {
      for (const path of longAddresses) {
        const response = await openShop().get(path, { headers })
        const text = await response.text()
        expect([response.status, response.headers.get('cache-control')]).toEqual([414, 'private, no-store'])
        expect(text).toContain('An error occured')
        expect(text).toContain('Please go back or try again')
        expect(text).toMatch(/href="(\/us)?\/browse\/womens"/)
      }
    },
  )

  test.each(Object.entries(programs))(
    'an address that is too long is a problem document for %s',
    async (_who, headers) => {
      for (const path of longAddresses) {
        const response = await openShop().get(path, { headers })
        expect([response.status, response.headers.get('content-type')]).toEqual([414, 'application/problem+json'])
      }
    },
  )

  test('the address by which password managers find the form leads to the profile page [D-260]', async () => {
    const response = await openShop().get('/.well-known/change-password')
    expect([response.status, response.headers.get('location')]).toEqual([302, '/my-account/my-profile'])
  })

  test('a page that does not exist has the whole error page [LAY-42]', async () => {
    const response = await openShop().get('/no-such-page')
    expect(response.status).toBe(404)
    expect((await response.text()).length).toBeGreaterThan(smallBytes)
  })

  test('security.txt says where to report a weakness, and is valid for at least a month', async () => {
    const text = await textOf(openShop().get('/.well-known/security.txt'))
    expect(text).toMatch(/^Contact: https?:\/\/\S+$/m)
    const [, expires = ''] = /^Expires: (.+)$/m.exec(text) ?? []
    expect(Date.parse(expires) - Date.now()).toBeGreaterThan(30 * 86_400_000)
  })

  test.each([
    ['/', 'GET, HEAD, OPTIONS'],
    ['/us/browse/womens', 'GET, HEAD, OPTIONS'],
    ['/login', 'GET, HEAD, POST, OPTIONS'],
    ['/eu/bag/items', 'POST, OPTIONS'],
    ['/api/bigcommerce/getCart', 'POST, OPTIONS'],
    ['/api/browser-reports', 'POST, OPTIONS'],
    ['/wallet/return', 'GET, HEAD, POST, OPTIONS'],
    ['/no-such-page', 'GET, HEAD, OPTIONS'],
  ])('OPTIONS of %s allows %s, and sends no page', async (path, methods) => {
    const response = await openShop().get(path, { method: 'OPTIONS' })
    expect([response.status, response.headers.get('allow'), await response.text()]).toEqual([204, methods, ''])
  })

  test.each([
    ['GET', '/bag/items', 'POST, OPTIONS'],
    ['GET', '/us/logout', 'POST, OPTIONS'],
    ['GET', '/checkout', 'POST, OPTIONS'],
    ['GET', '/api/browser-reports', 'POST, OPTIONS'],
    ['GET', '/api/bigcommerce/getCart', 'POST, OPTIONS'],
    ['PUT', '/browse/womens', 'GET, HEAD, OPTIONS'],
    ['DELETE', '/bag/items', 'POST, OPTIONS'],
    ['PROPFIND', '/', 'GET, HEAD, OPTIONS'],
    ['POST', '/', 'GET, HEAD, OPTIONS'],
  ])('%s of %s is refused with a small 405 that allows %s [D-276]', async (method, path, methods) => {
    const headers = { origin: 'http://localhost:8787' }
    const response = await openShop().get(path, { method, headers })
    expect([response.status, response.headers.get('allow')]).toEqual([405, methods])
    expect((await response.text()).length).toBeLessThan(smallBytes)
  })

  test.each(Object.entries(browsers))(
    'the address of a form has the whole error page for %s, which names its methods too [LAY-41] [D-276]',
    async (_who, headers) => {
      for (const path of ['/bag/items', '/us/logout', '/checkout']) {
        const response = await openShop().get(path, { headers })
        expect([path, response.status, response.headers.get('allow')]).toEqual([path, 405, 'POST, OPTIONS'])
        expect(response.headers.get('cache-control')).toBe('private, no-store')
        const text = await response.text()
        expect(text).toContain('An error occured')
        expect(text).toMatch(/href="(\/us)?\/browse\/womens"/)
      }
    },
  )
})
