import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { root } from '../lib/root.ts'
import { returnScriptUrl } from './checkout-return.ts'
import { atHost, markets } from '#shared/markets.ts'

/** Runs the script on the platform's confirmation of order 7. */
async function run(src: string, order: Response, lang = 'en') {
  const shown: unknown[] = []
  const asked: string[] = []
  let wentTo: string | null = null
  await runInNewContext(readFileSync(join(root, 'public/checkout-return.js'), 'utf8'), {
    URL,
    console: { error: () => undefined },
    window: { checkoutConfig: { containerId: 'app', orderId: 7 } },
    document: {
      currentScript: { src },
      documentElement: { lang },
      createElement: () => ({}),
      getElementById: () => ({ append: (...nodes: unknown[]) => void shown.push(...nodes) }),
    },
    location: { replace: (url: string) => void (wentTo = url) },
    fetch: async (path: string) => {
      asked.push(path)
      return order
    },
  })
  return { wentTo, asked, shown }
}

test.each([
  [markets.en, 'https://shop.example/order-confirmation/cart-1/7'],
  [markets.us, 'https://shop.example/us/order-confirmation/cart-1/7'],
])('the checkout goes to the confirmation of the market with the cart of the order', async (market, url) => {
  const src = returnScriptUrl({ market, origin: 'https://shop.example' })
  const { wentTo, asked } = await run(src, Response.json({ cartId: 'cart-1' }))
  expect([wentTo, asked]).toEqual([url, ['/api/storefront/orders/7']])
})

test('a shopper sees the number of the order and a link to the shop if the order cannot be read', async () => {
  const src = returnScriptUrl({ market: markets.eu, origin: 'https://shop.example' })
  const { wentTo, shown } = await run(src, new Response(null, { status: 404 }))
  expect([wentTo, shown]).toEqual([
    null,
    ['Thank you. Your order number is 7. ', { href: 'https://shop.example/eu/', textContent: 'Back to the shop' }],
  ])
})

test.each([
  { market: markets.eu, origin: 'https://shop.example', lang: 'de-DE', path: '/eu/de' },
  { market: markets.eu, origin: 'https://shop.example', lang: 'en-IE', path: '/eu' },
  { market: markets.eu, origin: 'https://shop.example', lang: '', path: '/eu' },
  { market: markets.us, origin: 'https://shop.example', lang: 'de', path: '/us' },
  { market: markets.us, origin: 'https://shop.example', lang: '', path: '/us' },
  { market: atHost(markets.eu), origin: 'https://shop.example', lang: 'de', path: '/de' },
])('a checkout in "$lang" ends at $path [D-340]', async ({ market, origin, lang, path }) => {
  const { wentTo } = await run(returnScriptUrl({ market, origin }), Response.json({ cartId: 'cart-1' }), lang)
  expect(wentTo).toBe(`${origin}${path}/order-confirmation/cart-1/7`)
})

test('a shopper of a German checkout reads the number of the order in German if it cannot be read', async () => {
  const src = returnScriptUrl({ market: markets.eu, origin: 'https://shop.example' })
  expect((await run(src, new Response(null, { status: 404 }), 'de')).shown).toEqual([
    'Vielen Dank. Ihre Bestellnummer ist 7. ',
    { href: 'https://shop.example/eu/de/', textContent: 'Zurück zum Shop' },
  ])
})
