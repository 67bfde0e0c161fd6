import { expect, test } from '@playwright/test'
import { newNetwork, ownForm, send, shopOrigin } from './send.ts'
import { actions, endpoints } from '#shared/routes.ts'

const posts = [...Object.values(actions), '/api/bigcommerce/addCartItems', '/api/payments/authorise']
posts.push(
  endpoints.browserReports.path,
  endpoints.orderChanged.path,
  endpoints.stockChanged.path,
  endpoints.paymentReported.path,
)

test('a body that is too large is refused, also if its length is not told', async () => {
  for (const path of posts.filter((post) => post !== endpoints.paymentReported.path)) {
    const headers = { ...ownForm(), ...newNetwork() }
    const told = await send(path, { method: 'POST', headers, body: `a=${'x'.repeat(40_000)}` })
    const untold = await send(path, { method: 'POST', headers, body: Array(4).fill('x'.repeat(10_000)) })
    expect([path, told.status, untold.status]).toEqual([path, 413, 413])
  }
})

test('an address that is too long is refused', async () => {
  for (const path of [`/${'a'.repeat(1600)}`, `/browse/${'a/'.repeat(1000)}`, `/search?query=${'a'.repeat(9000)}`])
    expect((await send(path)).status).toBe(414)
})

test('malformed bodies are never a failure of the shop, and reveal nothing of it', async () => {
  const bodies: [type: string, body: string][] = [
    ['application/json', '{'],
    ['application/json', '['.repeat(14_000)],
    ['application/json', '[{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}}}]'],
    ['application/json', '[{"data":{"line_items":[{"product_id":1e99,"quantity":-1}]}}]'],
    ['application/json', '\u0000\u0000'],
    ['application/x-www-form-urlencoded', '%%%=%zz&=&&&'],
    ['application/x-www-form-urlencoded', '__proto__[a]=1&constructor.prototype=1&toString=1'],
    ['multipart/form-data; boundary=edge', 'no parts'],
    ['multipart/form-data', '--\r\n\r\n--'],
    ['text/plain', 'a=b'],
    ['image/png', '\u0089PNG'],
  ]
  for (const path of posts)
    for (const [type, body] of bodies) {
      const headers = { ...newNetwork(), origin: shopOrigin(), 'content-type': type }
      const { status, text } = await send(path, { method: 'POST', headers, body })
      expect([path, type, body.slice(0, 20), status < 500]).toEqual([path, type, body.slice(0, 20), true])
      expect(text).not.toMatch(/\n\s+at [\w.<]+ \(|ValiError|SyntaxError|sandbox-access-token|bigcommerce\/stores/)
    }
})

test('unknown operations and names that every object has are no operations', async () => {
  const paths = ['/api/bigcommerce.css/getCart', '/api/bigcommercex/getCart', '/api/xpayments/paymentMethods']
  paths.push(
    '/api/bigcommerce/__proto__',
    '/api/bigcommerce/constructor',
    '/api/constructor/toString',
    '/api/bigcommerce',
  )
  paths.push('/api/bigcommerce/..%2f..%2fcustomers', '/api/http:%2f%2f169.254.169.254/latest', '/api//getCart')
  for (const path of paths) {
    const headers = { origin: shopOrigin(), 'content-type': 'application/json' }
    const { status } = await send(path, { method: 'POST', headers, body: '[{}]' })
    expect([path, status]).toEqual([path, 404])
  }
})

test('a webhook without the right signature is refused', async () => {
  for (const path of [
    endpoints.contentPublished.path,
    endpoints.orderChanged.path,
    endpoints.stockChanged.path,
    endpoints.paymentReported.path,
  ])
    for (const signature of [undefined, '', 'x', 'sha256=00', 'Bearer x', 'A'.repeat(500)]) {
      const signed =
        signature === undefined ? {} : { authorization: signature, 'x-amplience-webhook-signature': signature }
      const headers = { 'content-type': 'application/json', ...signed }
      const { status } = await send(path, { method: 'POST', headers, body: '{"payload":{}}' })
      expect([path, signature, [400, 401, 403].includes(status)]).toEqual([path, signature, true])
    }
})
