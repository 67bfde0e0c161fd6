import { describe, expect, test } from 'vitest'
import { openShop, textOf } from '../../test/shop.ts'

const smallBytes = 1500

describe('requests of programs', () => {
  test.each([
    '/wp-login.php',
    '/us/old.html',
    '/apple-touch-icon-120x120.png',
    '/.well-known/change-password',
    '/.env.bak',
  ])('%s has a small 404, because no person reads it [LAY-45]', async (path) => {
    const response = await openShop().get(path)
    expect(response.status).toBe(404)
    expect((await response.text()).length).toBeLessThan(smallBytes)
  })

  test('a page that does not exist has the whole error page [LAY-42]', async () => {
    const response = await openShop().get('/no-such-page')
    expect(response.status).toBe(404)
    expect((await response.text()).length).toBeGreaterThan(smallBytes)
  })

  test('security.txt says where to report a weakness, and is valid for at least a month [RTE-01]', async () => {
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
  ])('OPTIONS of %s allows %s, and sends no page [RTE-01]', async (path, methods) => {
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
})
