import { describe, expect, test } from 'vitest'
import { quietServices } from '../test/quiet-services.ts'
import { openShop } from '../test/shop.ts'
import type { LocaleSuggestion } from '#shared/locale-suggestion.ts'

const open = (vars: Record<string, string> = {}) => openShop({ broken: quietServices(), vars })

async function ask(
  country: string | null,
  options: { prefix?: string; cookies?: Record<string, string>; agent?: string; vars?: Record<string, string> } = {},
) {
  const shop = open(options.vars)
  for (const [name, value] of Object.entries(options.cookies ?? {})) shop.jar.set(name, encodeURIComponent(value))
  const headers = {
    ...(country !== null && { 'cf-ipcountry': country }),
    ...(options.agent && { 'user-agent': options.agent }),
  }
  const response = await shop.get(`${options.prefix ?? ''}/api/locale`, { headers })
  return { response, offer: await response.json<LocaleSuggestion>() }
}

const preferring = (localeCode: string, localeName = 'Rest of the World', currencyCode = 'USD') => ({
  wsPreferredLocale: JSON.stringify({ localeCode, localeName, currencyCode }),
})

describe('the locale offer', () => {
  test('the locale offer is personal and never cached', async () => {
    const { response } = await ask('US')
    expect([response.status, response.headers.get('cache-control'), response.headers.get('set-cookie')]).toEqual([
      200,
      'private, no-store',
      null,
    ])
  })

  test.each([
    { country: 'US', prefix: '', code: 'us', opensByItself: true },
    { country: 'CA', prefix: '', code: 'us', opensByItself: true },
    { country: 'IE', prefix: '', code: 'eu', opensByItself: true },
    { country: 'DE', prefix: '', code: 'eu', opensByItself: true },
    { country: 'GB', prefix: '', code: 'en', opensByItself: false },
    { country: 'GB', prefix: '/us', code: 'en', opensByItself: true },
    { country: 'US', prefix: '/us', code: 'us', opensByItself: false },
    { country: 'FR', prefix: '', code: 'eu', opensByItself: true },
    { country: 'FR', prefix: '/us', code: 'us', opensByItself: false },
  ])(
    'the locale offer is $code for a visitor from $country at “$prefix”, and opens by itself: $opensByItself [LOC-23, LOC-24, LOC-25, LOC-41, TRK-15]',
    async ({ country, prefix, code, opensByItself }) => {
      const { offer } = await ask(country, { prefix })
      expect([offer.country, offer.locale.localeCode, offer.opensByItself]).toEqual([country, code, opensByItself])
    },
  )

  test('the country is the one that Cloudflare reports with the request, before any header of its name [LOC-41] [D-86]', async () => {
    const response = await open().get('/api/locale', {
      headers: { 'cf-ipcountry': 'US' },
      cf: { country: 'IE' },
    })
    expect((await response.json<LocaleSuggestion>()).country).toBe('IE')
  })

  test('the locale offer follows the stored preference before the country [LOC-23]', async () => {
    expect((await ask('GB', { cookies: preferring('us') })).offer).toMatchObject({
      locale: { localeCode: 'us', currencyCode: 'USD' },
      opensByItself: true,
    })
    expect((await ask('GB', { prefix: '/us', cookies: preferring('us') })).offer).toMatchObject({
      locale: { localeCode: 'us' },
      opensByItself: false,
    })
  })

  test('the locale offer does not name the German site if no address for it is configured [D-81]', async () => {
    const cookies = preferring('de', 'Germany', 'EUR')
    expect((await ask('GB', { cookies })).offer.locale.localeCode).toBe('en')
    expect(
      (await ask('GB', { cookies, vars: { GERMANY_SITE_URL: 'https://www.example.de' } })).offer.locale.localeCode,
    ).toBe('de')
  })

  test.each([null, 'XX', 'T1', 'us', '1'])(
    'the locale offer does not open the dialog if the country is unknown: %s',
    async (country) => {
      expect((await ask(country)).offer).toMatchObject({
        country: null,
        locale: { localeName: 'Rest of the World', currencyCode: 'EUR' },
        opensByItself: false,
      })
    },
  )

  test('the locale offer stays closed for 30 days in the country where it was dismissed, and opens in another one [D-85] [LOC-24]', async () => {
    const shop = openShop({ broken: quietServices(), headers: { 'cf-ipcountry': 'US' } })
    const dismissed = await shop.call('dismissLocale', {})
    expect(dismissed.headers.getSetCookie()).toEqual([
      'sv-locale-dismissed=US; Max-Age=2592000; Path=/; Secure; SameSite=Lax',
    ])
    const isOpen = async (country: string) => {
      const response = await shop.get('/api/locale', { headers: { 'cf-ipcountry': country } })
      return (await response.json<LocaleSuggestion>()).opensByItself
    }
    expect([await isOpen('US'), await isOpen('IE')]).toEqual([false, true])
  })

  test('the locale offer never opens the dialog for a crawler [LOC-26]', async () => {
    expect((await ask('US', { agent: 'Googlebot/2.1' })).offer.opensByItself).toBe(false)
  })
})
