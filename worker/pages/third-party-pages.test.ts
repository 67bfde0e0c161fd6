import { expect, test } from 'vitest'
import { openShop } from '../test/shop.ts'
import { allGroups } from '#shared/consent.ts'
import { markets } from '#shared/markets.ts'
import { consent } from '#shared/messages/consent.ts'
import { cookies } from '#shared/messages/shop.ts'
import { thirdParties } from '#shared/third-parties.ts'

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

test('pages of a shop without ratings say so, so that cards reserve no line for them [D-332]', async () => {
  const withoutRatings = openShop({ vars: { RATINGS_SCRIPT_URL: '', PAGE_CACHE: 'off' } })
  for (const path of ['/browse/womens', '/wishlist']) {
    expect((await pageOf(path, withoutRatings)).tag('html')).toContain(' data-no-ratings')
    expect((await pageOf(path)).tag('html')).not.toContain('data-no-ratings')
  }
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

const noScripts = Object.fromEntries(Object.values(thirdParties).map(({ setting }) => [setting, '']))

test('a shop without scripts that need consent has no banner and no settings, and its footer leads to the list of cookies [D-330]', async () => {
  const bare = openShop({ vars: { ...noScripts, PAGE_CACHE: 'off' } })
  const { html, tag } = await pageOf('/cookies', bare)
  expect(tag('html')).toContain('data-consent="off"')
  for (const part of ['consent-banner', 'consent-settings', 'sv-consent', 'sv-events', consent.settings])
    expect([part, html.includes(part)]).toEqual([part, false])
  expect(html).toContain(`href="/cookies">${cookies.title}</a>`)
  expect((await pageOf('/us/cookies', bare)).html).not.toContain(consent.settings)
})

test('banner and settings list only the groups of the shop’s scripts, and the banner says what these do [D-330]', async () => {
  const reviews = openShop({
    vars: { ...noScripts, RATINGS_SCRIPT_URL: 'https://ratings.example/a.js', PAGE_CACHE: 'off' },
  })
  const { html } = await pageOf('/cookies', reviews)
  const groups = [...html.matchAll(/name="groups" value="(C\d+)"/g)].map(([, group]) => group)
  expect(groups).toEqual(['C0001', 'C0003', 'C0001', 'C0003'])
  expect(html).toContain('from other companies: to show reviews and size advice. <a')
})

test('a changed setting changes banner and page of cookies at once, also where both are cached [D-330]', async () => {
  const cached = (vars: Record<string, string>) => openShop({ vars: { ...noScripts, ...vars } })
  const seen = async (from: ReturnType<typeof openShop>) => {
    const { html } = await pageOf('/cookies', from)
    await from.settle()
    return [html.includes('consent-banner"'), html.includes('id="choice"'), html.includes('value="C0002"')]
  }
  const [bare, fit, tags] = [
    cached({}),
    cached({ FIT_SCRIPT_URL: 'https://fit.example/a.js' }),
    cached({ TAG_MANAGER_SCRIPT_URL: 'https://tags.example/a.js' }),
  ]
  for (const _visit of ['rendered', 'cached']) {
    expect(await seen(bare)).toEqual([false, false, false])
    expect(await seen(fit)).toEqual([true, true, false])
    expect(await seen(tags)).toEqual([true, true, true])
  }
})

test('with all of the scripts the banner asks as it always has', async () => {
  const { html } = await pageOf('/', openShop({ vars: { PAGE_CACHE: 'off' } }))
  expect(html).toContain(
    'some from other companies: to count visits, to show reviews and size advice, and to suggest what you may like. <a',
  )
  expect([...html.matchAll(/name="groups" value="(C\d+)"/g)].map(([, group]) => group)).toEqual(allGroups)
})
