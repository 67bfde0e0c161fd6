import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { call, createBrowser, createCart } from '../bigcommerce/commerce/test/commerce-app.ts'
import { stockShelf } from '../bigcommerce/commerce/test/shelf-fixture.ts'
import { resetRateWindows } from '../bigcommerce/rest.ts'
import { ada, checkoutPath, lines, open } from './test/shopper.ts'

beforeEach(async () => {
  resetRateWindows()
  await stockShelf()
})

describe('a redirect address', () => {
  test('opens a redirect URL once', async () => {
    const cart = await createCart(lines)
    const path = await checkoutPath(cart)
    const browser = createBrowser()
    expect((await browser.get(path)).location).toBe('/checkout')
    expect((await browser.get(path)).location).toBe('/checkout')
    const stranger = await createBrowser().get(path)
    expect([stranger.status, stranger.html.includes('This link has been used')]).toEqual([410, true])
  })

  test('opens a redirect URL for one of many concurrent requests', async () => {
    const path = await checkoutPath(await createCart(lines))
    const responses = await Promise.all([1, 2, 3, 4].map(() => createBrowser().get(path)))
    expect(responses.map(({ status }) => status).toSorted()).toEqual([303, 410, 410, 410])
  })

  test('refuses a redirect URL after 30 days, and after its cart was deleted', async () => {
    const cart = await createCart(lines)
    const late = await checkoutPath(cart)
    await env.DB.prepare('UPDATE redirect_tokens SET expires_at = ?').bind(Date.now()).run()
    expect((await createBrowser().get(late)).status).toBe(410)
    const orphan = await checkoutPath(cart)
    await call('DELETE', `/v3/carts/${cart.id}`)
    expect((await createBrowser().get(orphan)).status).toBe(410)
    expect((await createBrowser().get('/checkout/load/unknown')).status).toBe(410)
  })

  test('sets a cookie that scripts cannot read, for the checkout and its order only', async () => {
    const { headers } = await createBrowser().get(await checkoutPath(await createCart(lines)))
    const [own, ofOrders] = headers.getSetCookie()
    expect(own).toMatch(/^checkout_session=[0-9a-f]{64}; Max-Age=86400; Path=\/checkout; HttpOnly; SameSite=Lax$/)
    expect(ofOrders).toBe(own?.replace('/checkout;', '/api/storefront/orders;'))
  })

  test('redirects a redirect URL of the cart to the shop', async () => {
    const cart = await createCart(lines)
    const { body } = await call('POST', `/v3/carts/${cart.id}/redirect_urls`, { query_params: { utm: 'mail' } })
    expect(Object.keys(body.data)).toEqual(['cart_url', 'checkout_url', 'embedded_checkout_url'])
    expect(body.data.checkout_url).toMatch(/^http:\/\/localhost:8788\/checkout\/load\/[0-9a-f]{64}\?utm=mail$/)
    expect((await createBrowser().get(new URL(body.data.cart_url).pathname)).location).toBe(
      `${env.STOREFRONT_ORIGIN}/bag`,
    )
  })
})

describe('a browser', () => {
  test('shows a message to a browser without a checkout', async () => {
    const { status, html } = await createBrowser().get('/checkout')
    expect([status, html.includes('This checkout has closed')]).toEqual([404, true])
  })

  test('leads a browser whose cart was emptied back to the shop', async () => {
    const cart = await createCart(lines)
    const browser = createBrowser()
    await open(browser, cart)
    await call('DELETE', `/v3/carts/${cart.id}`)
    const { status, html } = await browser.get('/checkout/address')
    expect([status, html.includes(`href="${env.STOREFRONT_ORIGIN}/bag"`)]).toEqual([410, true])
  })

  test('leads a browser back to the shop if its cart is deleted while it sends its address', async () => {
    const cart = await createCart(lines)
    const browser = createBrowser()
    await open(browser, cart)
    // The page has found the cart before it reads the form.
    const body = new ReadableStream(
      {
        async pull(controller) {
          await call('DELETE', `/v3/carts/${cart.id}`)
          controller.enqueue(new TextEncoder().encode(new URLSearchParams(ada).toString()))
          controller.close()
        },
      },
      { highWaterMark: 0 },
    )
    const headers = { origin: env.SANDBOX_ORIGIN, 'content-type': 'application/x-www-form-urlencoded' }
    const { status, location } = await browser.visit('/checkout/address', { method: 'POST', headers, body })
    expect([status, location]).toEqual([303, '/checkout?notice=changed'])
    expect((await browser.get(location)).status).toBe(410)
  })

  test('serves pages that are not cached and run no script', async () => {
    const browser = createBrowser()
    await open(browser, await createCart(lines))
    const { headers, html } = await browser.get('/checkout/address')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(html).not.toMatch(/<script|style=/)
  })
})
