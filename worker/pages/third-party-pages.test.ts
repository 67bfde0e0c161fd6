import { expect, test } from 'vitest'
import { openShop } from '../test/shop.ts'
import { markets } from '#shared/markets.ts'
import { consent } from '#shared/messages/consent.ts'

const scripts = {
  TAG_MANAGER_SCRIPT_URL: 'https://tags.example/gtm.js',
  RECOMMENDATIONS_SCRIPT_URL: 'https://pods.example/a.js',
  PERSONALISATION_SCRIPT_URLS: 'en=https://uk.example/a.js,us=https://us.example/a.js,eu=https://eu.example/a.js',
  RATINGS_SCRIPT_URL: 'https://ratings.example/a.js',
  PAGE_CACHE: 'off',
}
const shop = openShop({ vars: { ...scripts, CONSENT_RULES: 'us=opt-out' } })
const served = openShop({
  vars: { ...scripts, CONSENT_SCRIPT_URL: 'https://cdn.example/otSDKStub.js', CONSENT_DOMAIN_ID: '0123-test' },
})

async function pageOf(path: string, from = shop) {
  const response = await from.get(path)
  const html = await response.text()
  const directives = (response.headers.get('content-security-policy') ?? '').split('; ')
  return {
    html,
    tag: (name: string) => new RegExp(`<${name}[^>]*>`).exec(html)?.[0] ?? '',
    policy: (name: string) => directives.find((directive) => directive.startsWith(`${name} `)) ?? '',
  }
}

test.each([
  ['en', 'https://uk.example'],
  ['us', 'https://us.example'],
  ['eu', 'https://eu.example'],
] as const)('market %s names the personalisation tag of its own market only [TRK-17]', async (code, origin) => {
  const { html, policy } = await pageOf(`${markets[code].prefix}/cookies`)
  expect(html).toContain(`data-script-personalisation="${origin}/a.js"`)
  for (const other of ['https://uk.example', 'https://us.example', 'https://eu.example'])
    expect([html.includes(other), policy('connect-src').includes(other)]).toEqual([other === origin, other === origin])
})

test('the security policy of a public page allows the hosts of each script’s row, by directive [D-20, D-134]', async () => {
  const { policy } = await pageOf('/cookies')
  for (const host of ['https://tags.example', 'https://*.google-analytics.com', 'https://*.cnstrc.com'])
    expect(policy('connect-src').split(' ')).toContain(host)
  expect(policy('frame-src').split(' ')).toContain('https://www.googletagmanager.com')
  expect(policy('style-src').split(' ')).toContain('https://*.feefo.com')
  expect(policy('style-src')).not.toContain('google')
  expect(policy('script-src')).not.toContain('https:')
})

test('a script with page types is named only by pages of these types [TRK-14]', async () => {
  expect((await pageOf('/')).html).toContain('data-script-recommendations')
  expect((await pageOf('/cookies')).html).not.toContain('data-script-recommendations')
})

test('personal pages name no third-party script and no host of one [D-17]', async () => {
  const { html, policy } = await pageOf('/login')
  expect(html).not.toMatch(/data-script-|\.example/)
  expect(policy('connect-src')).toBe("connect-src 'self'")
})

test('pages of an opt-in market hold the hidden banner, the same for every visitor [TRK-11]', async () => {
  const { html, tag } = await pageOf('/cookies')
  expect(tag('html')).toContain('data-consent="opt-in"')
  expect(html).toMatch(/<section class="consent-banner"[^>]* hidden=""/)
  for (const text of [consent.acceptAll, consent.onlyNecessary, consent.choose]) expect(html).toContain(text)
})

test('pages of an opt-out market hold no banner, and the footer leads to the settings', async () => {
  const { html, tag } = await pageOf('/us/cookies')
  expect(tag('html')).toContain('data-consent="opt-out"')
  expect(html).not.toContain('consent-banner"')
  expect(html).toContain(`href="/us/cookies">${consent.settings}`)
})

test('a consent service replaces the banner, and may write styles with the nonce [TRK-11]', async () => {
  const { html, tag, policy } = await pageOf('/cookies', served)
  expect(tag('html')).toContain('data-consent-service="0123-test"')
  expect(tag('body')).toContain('data-script-consent="https://cdn.example/otSDKStub.js"')
  expect(html).not.toContain('consent-banner"')
  expect(html).toContain(consent.openService)
  expect(policy('connect-src')).toContain('https://cdn.cookielaw.org')
  expect(policy('style-src')).toMatch(/'nonce-/)
  expect((await pageOf('/login', served)).html).not.toContain('data-script-consent')
})
