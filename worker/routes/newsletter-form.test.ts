import { describe, expect, test } from 'vitest'
import { usedUp } from '../test/limits.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { openShop } from '../test/shop.ts'
import { ServiceError } from '#shared/errors.ts'
import { markets } from '#shared/markets.ts'

const { services } = sandboxServices()
const down = () => Promise.reject(new ServiceError('marketing', 'unavailable'))
const broken = { marketing: { ...services.marketing, requestNewsletter: down } }

const visitor = { origin: 'http://localhost:8787', 'cf-connecting-ip': '203.0.113.7' }

const post = async (email: string, options: Parameters<typeof openShop>[0] = {}, prefix = '') => {
  const response = await openShop(options).get(`${prefix}/newsletter`, {
    method: 'POST',
    body: new URLSearchParams({ email }),
    headers: visitor,
  })
  return [response.status, response.headers.get('location')]
}

describe('the newsletter', () => {
  test.each(Object.values(markets))(
    'the newsletter is requested by a form in market $code, and its page shows the outcome [LAY-51]',
    async ({ code, prefix }) => {
      // Mails to one address are limited.
      expect(await post(` ${code}@example.com `, {}, prefix)).toEqual([303, `${prefix}/newsletter?outcome=sent`])
      const page = await (await openShop().get(`${prefix}/newsletter?outcome=sent`)).text()
      expect(page).toContain('We have sent you an e-mail. Follow the link in it')
      expect(await (await openShop().get(`${prefix}/newsletter`)).text()).toMatch(
        new RegExp(`<form (?=[^>]*method="post")(?=[^>]*action="${prefix}/newsletter")`),
      )
    },
  )

  test('a newsletter request reaches the provider with the market, is not yet a consent, and has no invisible characters [D-16] [ACC-21]', async () => {
    const sent: unknown[] = []
    const marketing = { ...services.marketing, requestNewsletter: async (request: unknown) => void sent.push(request) }
    const response = await openShop({ broken: { marketing } }).call(
      'requestNewsletter',
      { email: ' ada@example.com\u{e0001} ' },
      '/eu',
    )
    expect([response.status, await response.json()]).toEqual([200, null])
    expect(sent).toEqual([{ market: markets.eu, email: 'ada@example.com' }])
  })

  test.each([
    ['invalid-email', 'ada@example', {}],
    ['failed', 'ada@example.com', { broken }],
    ['limit', 'ada@example.com', { bindings: usedUp }],
  ])(
    'the newsletter form reports at its field why it was not sent (%s), and the e-mail address is in no URL [D-15]',
    async (outcome, email, options) => {
      expect(await post(email, options)).toEqual([303, `/newsletter?outcome=${outcome}`])
      const page = await (await openShop().get(`/newsletter?outcome=${outcome}`)).text()
      expect(page).toContain('aria-describedby="newsletter-page-error"')
      expect(page).toContain('<meta name="robots" content="noindex')
    },
  )

  test('a newsletter request by a script gets a problem document on failure', async () => {
    expect((await openShop().call('requestNewsletter', { email: 'nobody' })).status).toBe(400)
    expect((await openShop({ broken }).call('requestNewsletter', { email: 'grace@example.com' })).status).toBe(503)
  })

  test('mails to one address are limited without a word, whatever networks ask for them [D-15]', async () => {
    const sent: string[] = []
    const requestNewsletter = async ({ email }: { email: string }) => void sent.push(email)
    const options = { broken: { marketing: { ...services.marketing, requestNewsletter } } }
    const LIMIT_FEW = {
      limit: async ({ key }: { key: string }) => ({ success: !key.startsWith('mail') || sent.length < 2 }),
    }
    for (let request = 0; request < 4; request += 1)
      expect(await post('victim@example.com', { ...options, bindings: { LIMIT_FEW } })).toEqual([
        303,
        '/newsletter?outcome=sent',
      ])
    expect(sent).toEqual(['victim@example.com', 'victim@example.com'])
  })

  test('a newsletter request from another site is refused', async () => {
    expect(
      (
        await openShop().get('/newsletter', {
          method: 'POST',
          body: new URLSearchParams({ email: 'ada@example.com' }),
          headers: { origin: 'https://evil.example' },
        })
      ).status,
    ).toBe(403)
  })
})
