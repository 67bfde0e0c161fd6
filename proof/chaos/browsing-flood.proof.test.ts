import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Shop } from '#scripts/lib/shop.ts'
import { startTemporaryShop } from '#scripts/lib/temporary-shop.ts'
import { actions } from '#shared/routes.ts'

let shop: Shop
// The sandbox's own quota: 450 requests in 30 seconds.
beforeAll(async () => void (shop = await startTemporaryShop({ sandboxVars: {}, vars: { LOG_LEVEL: 'none' } })), 120_000)
afterAll(() => shop.stop())

const invented = 900
const parallel = 30
const shoppers = 12

const pageAt = async (path: string) => (await fetch(new URL(path, shop.storefront))).text()

/** Asks for products that do not exist, each at an address of its own. Returns how often each status came back. */
async function flood(): Promise<Map<number, number>> {
  const statuses = new Map<number, number>()
  const ask = async (id: number) => {
    const response = await fetch(new URL(`/p/${id}/x/Red`, shop.storefront))
    await response.arrayBuffer()
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
  }
  for (let first = 700_000_000; first < 700_000_000 + invented; first += parallel)
    await Promise.all(Array.from({ length: parallel }, (_, index) => ask(first + index)))
  return statuses
}

/** The fields of the product page's form, with the first size and length that can be chosen. */
async function readForm(): Promise<URLSearchParams> {
  const [, path = ''] = /href="(\/p\/[^"?]+)"/.exec(await pageAt('/browse/womens')) ?? []
  const page = await pageAt(path)
  const form = new URLSearchParams()
  for (const [input] of page.matchAll(/<input [^>]*>/g)) {
    const [name, value, type] = ['name', 'value', 'type'].map(
      (attribute) => new RegExp(`\\b${attribute}="([^"]*)"`).exec(input)?.[1] ?? '',
    ) as [string, string, string]
    const isChoice = type === 'radio' && (name === 'size' || name === 'length') && !input.includes('disabled')
    const isHidden = type === 'hidden' && (name === 'productId' || name === 'color')
    if ((isChoice || isHidden) && !form.has(name)) form.set(name, value)
  }
  return form
}

function post(action: string, body: URLSearchParams, cookie = ''): Promise<Response> {
  const headers = { origin: shop.storefront.origin, cookie }
  return fetch(new URL(action, shop.storefront), { method: 'POST', body, headers, redirect: 'manual' })
}

test('adding to the bag and opening the checkout go on while a flood asks for invented products', async () => {
  const form = await readForm()
  const flooding = flood()
  const locations: string[] = []
  for (let shopper = 0; shopper < shoppers; shopper += 1) {
    const added = await post(actions.addToBag, form)
    const cookie = added.headers.getSetCookie().map((line) => line.split(';', 1)[0])
    const checkout = await post(actions.checkout, new URLSearchParams(), cookie.join('; '))
    locations.push(`${added.status} ${checkout.status} ${checkout.headers.get('location')}`)
  }
  const statuses = await flooding
  expect(locations).toEqual(locations.map(() => expect.stringMatching(/^303 303 .*\/checkout/)))
  // Some of the flood was answered, and the rest was refused before it cost the platform a call.
  expect(Object.fromEntries(statuses)).toMatchObject({ 404: expect.any(Number), 503: expect.any(Number) })
}, 180_000)
