import { expect, test } from '@playwright/test'
import { follow, newNetwork, ownForm, send } from './send.ts'

const payloads = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'><svg onload=alert(1)>",
  '</script><script>alert(1)</script>',
  '</title><script>alert(1)</script>',
  '\u2028alert(1)//',
  "';alert(1)//",
  '{{constructor.constructor("alert(1)")()}}',
  '<!--<script>',
  'javascript:alert(1)',
]

test('what a visitor sends never becomes a script', async () => {
  for (const payload of payloads) {
    const encoded = encodeURIComponent(payload)
    const post = (path: string, fields: Record<string, string>) =>
      send(path, {
        method: 'POST',
        headers: { ...ownForm(), ...newNetwork() },
        body: new URLSearchParams(fields).toString(),
      })
    const answers = [
      await send(`/search?query=${encoded}`),
      await send(`/browse/womens?sort=${encoded}&filters[colour]=${encoded}&page=${encoded}`),
      await send(`/shop-finder?town=${encoded}`),
      await send(`/login?returnTo=${encoded}`),
      await send(`/newsletter?outcome=${encoded}`),
      await send(`/bag?postcode=${encoded}`),
      await send(`/order-confirmation?orderId=${encoded}`),
      await send(`/wishlist?items=${encoded}`),
      await send(`/${encoded}`),
      await send(`/?coupon=${encoded}&utm_source=${encoded}`),
      await post('/login', { email: payload, password: 'x' }),
      await post('/create-account', { first_name: payload, last_name: payload, email: payload }),
      await post('/forgot-password', { email: payload }),
      await post('/bag/coupon', { code: payload }),
    ]
    for (const { text, headers, status } of answers) {
      expect([payload, status < 500]).toEqual([payload, true])
      expectOnlyOwnScripts(text, headers['content-security-policy'])
    }
  }
})

test('every page has the policy and headers that keep other code and frames out', async () => {
  const paths = ['/', '/browse/womens', '/search?query=dress', '/bag', '/login', '/create-account', '/wishlist']
  paths.push('/cookies', '/shop-finder', '/newsletter', '/no-such-page', '/forgot-password', '/updatePassword?c=1&t=a')
  const nonces: string[] = []
  for (const path of ['', '/us', '/eu'].flatMap((prefix) => paths.map((page) => prefix + page)))
    for (let time = 0; time < 2; time++) {
      const { headers, text } = await follow(path)
      const policy = String(headers['content-security-policy'])
      expect([path, policy]).toEqual([path, expect.stringContaining("frame-ancestors 'none'")])
      expect(policy).toMatch(/script-src 'nonce-[\w+/=-]{16,}' 'strict-dynamic'/)
      expect(policy).toMatch(/base-uri '(none|self)'/)
      expect(policy).toMatch(/object-src 'none'/)
      expect(policy).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'/)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'strict-transport-security': expect.stringContaining('max-age='),
        'referrer-policy': expect.stringMatching(/^(strict-origin-when-cross-origin|same-origin|no-referrer)$/),
      })
      nonces.push(expectOnlyOwnScripts(text, policy))
    }
  // Kept pages too get a new nonce with each response.
  expect(new Set(nonces).size).toBe(nonces.length)
})

/** Every script has the nonce of its response, and no element a handler. Returns the nonce. */
function expectOnlyOwnScripts(text: string, policy: string | string[] | undefined): string {
  const nonce = /'nonce-([^']+)'/.exec(String(policy))?.[1] ?? 'none'
  const scripts = [...text.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag)
  expect(scripts.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([])
  expect(text).not.toMatch(/<(img|svg)[^>]* on(error|load)=|href="javascript:/i)
  return nonce
}
