import { beforeAll, describe, expect, test } from 'vitest'
import { buyable } from '../test/buyable.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { openShop, textOf } from '../test/shop.ts'
import { walletVars } from '../test/wallet-shop.ts'
import { productPath } from '#shared/links.ts'
import { type Market, markets } from '#shared/markets.ts'

const vars = { ...walletVars, PAGE_CACHE: 'off' }
const applePay = 'https://applepay.cdn-apple.com/sdk.js'
const products = new Map<Market['code'], string>()
beforeAll(async () => {
  const { services } = sandboxServices()
  for (const market of Object.values(markets)) {
    const { product } = await buyable(services.catalogue, market)
    const path = productPath({ id: product.id, slug: product.slug, colour: product.colour?.name ?? 'default' })
    products.set(market.code, market.prefix + path)
  }
})

async function pageOf(path: string, settings: Record<string, string> = vars) {
  const { headers, ...response } = await respond(path, settings)
  const policy = headers.get('content-security-policy') ?? ''
  return {
    html: response.html,
    hasButtons: response.html.includes('class="wallet-buttons'),
    /** True if the head names the wallets before the first paint. */
    hasHint: /dataset(\.|\[["'])wallets/.test(response.html),
    google: {
      opener: headers.get('cross-origin-opener-policy'),
      mayPay: headers.get('permissions-policy')?.includes('payment=(self "https://pay.google.com")'),
      hasFrame: /frame-src [^;]*https:\/\/pay\.google\.com/.test(policy),
      hasStyles: /style-src 'self' 'nonce-/.test(policy) || policy.includes("style-src 'self' 'unsafe-inline'"),
    },
  }
}

async function respond(path: string, settings: Record<string, string>) {
  const response = await openShop({ vars: settings }).get(path)
  expect([path, response.status]).toEqual([path, 200])
  return { headers: response.headers, html: await response.text() }
}

const closed = { opener: 'same-origin', mayPay: false, hasFrame: false }
const open = { opener: 'same-origin-allow-popups', mayPay: true, hasFrame: true, hasStyles: true }

describe.each(Object.values(markets))('market $code', (market) => {
  test(`a product page of ${market.code} has wallet buttons if the market offers the wallets, and nothing of them if it does not [PAY-01]`, async () => {
    const path = products.get(market.code) ?? ''
    expect(await pageOf(path)).toMatchObject({ hasButtons: true, hasHint: true, google: open })
    const without = await pageOf(path, { ...vars, EXPRESS_WALLET_LOCALES: '' })
    expect(without).toMatchObject({ hasButtons: false, hasHint: false, google: closed })
    expect(without.html).not.toContain('data-script-google-pay')
  })

  test(`the bag page of ${market.code} has wallet buttons if the market offers the wallets, and none if it does not [BAG-14]`, async () => {
    const { product, variant } = await buyable(sandboxServices().services.catalogue, market)
    const line = { product_id: product.id, variant_id: variant.id, quantity: 1 }
    for (const [settings, hasButtons] of [
      [vars, true],
      [{ ...vars, EXPRESS_WALLET_LOCALES: '' }, false],
    ] as const) {
      const shop = openShop({ vars: settings })
      await shop.call('addCartItems', { data: { line_items: [line] } }, market.prefix)
      const html = await textOf(shop.get(`${market.prefix}/bag`))
      expect([html.includes('class="bag-summary"'), html.includes('class="wallet-buttons')]).toEqual([true, hasButtons])
    }
  })

  test(`public pages and the bag page of ${market.code} allow Google Pay, and pages with passwords or orders do not [D-17]`, async () => {
    for (const path of ['/cookies', '/bag'])
      expect([path, (await pageOf(market.prefix + path)).google]).toEqual([path, open])
    for (const path of ['/login', '/create-account', '/wishlist', '/forgot-password'])
      expect([path, (await pageOf(market.prefix + path)).google]).toMatchObject([path, closed])
  })
})

test('without Google Pay’s script no page opens its headers for it', async () => {
  for (const path of [products.get('en') ?? '', '/bag']) {
    const { html, google } = await pageOf(path, { ...vars, GOOGLE_PAY_SCRIPT_URL: '', APPLE_PAY_SCRIPT_URL: applePay })
    expect(google).toMatchObject(closed)
    expect([html.includes('data-script-google-pay'), html.includes(`data-script-apple-pay="${applePay}"`)]).toEqual([
      false,
      true,
    ])
  }
})

test('no page loads a payment component, and no page links a script of another company [LAY-25] [D-155]', async () => {
  for (const path of [products.get('en') ?? '', '/bag', '/']) {
    const { html } = await pageOf(path, { ...vars, APPLE_PAY_SCRIPT_URL: applePay })
    const sources = [...html.matchAll(/<(?:script|link)[^>]*\b(?:src|href)="?(https?:[^"\s>]+)/g)].map(([, url]) => url)
    expect(sources.filter((url) => !url?.startsWith('http://localhost'))).toEqual([])
    expect(html).not.toMatch(/checkoutshopper|adyen\.com/)
  }
})
