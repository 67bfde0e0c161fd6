import { expect, test } from '@playwright/test'
import { ownForm, send, shopOrigin } from './send.ts'
import { markets } from '#shared/markets.ts'
import { actions, endpoints } from '#shared/routes.ts'

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const operations = ['addCartItems', 'getCart', 'logout', 'updateCartItem', 'deleteCustomerAddress', 'notifyStockLevel']
const paths = [
  ...Object.values(actions),
  ...operations.map((name) => `/api/bigcommerce/${name}`),
  '/api/payments/authorise',
  '/api/talonone/sync',
]

for (const market of Object.values(markets)) {
  const { code, prefix } = market
  test(
    `in market ${code} no form or operation takes a request of another site [D-08]`,
    { tag: market === markets.en ? '@gate' : [] },
    async () => {
      const { hostname, port } = new URL(shopOrigin())
      const strangers: Record<string, string>[] = [
        {},
        { origin: 'https://evil.example' },
        { origin: `http://${hostname}:${Number(port) + 1}` },
        { origin: `http://${hostname}:${port}.evil.example` },
        { origin: 'null' },
        { origin: 'null', 'sec-fetch-site': 'same-site' },
        { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
        { referer: `${shopOrigin()}/bag` },
      ]
      for (const path of paths)
        for (const headers of strangers) {
          const methods = prefix === '' ? ['POST', 'PUT', 'PATCH', 'DELETE'] : ['POST']
          const answers = await Promise.all(
            methods.map(async (method) => ({
              method,
              ...(await send(prefix + path, { method, body: 'a=b', headers: { ...form, ...headers } })),
            })),
          )
          for (const { method, status, headers: answered } of answers) {
            // No path of the shop takes the other methods.
            const refused = method === 'POST' ? 403 : 405
            expect([path, headers, method, status, answered['set-cookie']]).toEqual([
              path,
              headers,
              method,
              refused,
              undefined,
            ])
          }
        }
    },
  )
}

test('a form of the shop itself is taken, also by a page that names no origin', async () => {
  const own = [ownForm(), { ...form, origin: 'null', 'sec-fetch-site': 'same-origin' }]
  for (const headers of own) {
    const { status } = await send('/logout', { method: 'POST', body: '', headers })
    expect(status).toBe(303)
  }
})

test('a GET changes nothing where a POST is due', async () => {
  for (const path of [...Object.values(actions), '/api/bigcommerce/addCartItems', endpoints.orderChanged.path]) {
    const { status, headers } = await send(`${path}?productId=1&code=WELCOME10&locale=Ireland&currency=EUR`)
    const cookies = (headers['set-cookie'] ?? []).filter((cookie) => !cookie.startsWith('__Host-flash'))
    expect([path, status < 500, cookies]).toEqual([path, true, []])
  }
})

test('no other origin may read a response', async () => {
  for (const path of ['/', '/bag', '/api/visitor', '/api/bigcommerce/getCart', '/my-account'])
    for (const method of ['OPTIONS', 'GET']) {
      const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
      const answer = await send(path, { method, headers })
      const allowed = Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'))
      expect([path, method, allowed]).toEqual([path, method, []])
    }
})
