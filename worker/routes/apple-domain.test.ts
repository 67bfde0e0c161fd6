import { expect, test } from 'vitest'
import { openShop } from '../test/shop.ts'

const path = '/.well-known/apple-developer-merchantid-domain-association'
const content = '7B227073704964223A22393739'

test('Apple’s domain file is plain text at its fixed path, without a redirect, for a visitor of any market [D-21]', async () => {
  const shop = openShop({ vars: { APPLE_PAY_DOMAIN_ASSOCIATION: content } })
  const response = await shop.get(path, { headers: { 'accept-language': 'en-US' } })
  expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
    200,
    expect.stringMatching(/^text\/plain/),
    content,
  ])
})

test('Apple’s domain file does not exist if it is not configured, and not below a market’s prefix', async () => {
  expect((await openShop({ vars: { APPLE_PAY_DOMAIN_ASSOCIATION: '' } }).get(path)).status).toBe(404)
  expect((await openShop({ vars: { APPLE_PAY_DOMAIN_ASSOCIATION: content } }).get(`/us${path}`)).status).not.toBe(200)
})
