import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Shop } from '../../scripts/lib/shop.ts'
import { startTemporaryShop } from '../../scripts/lib/temporary-shop.ts'
import { markets } from '../../shared/markets.ts'
import { actions } from '../../shared/routes.ts'

let shop: Shop
// The sandbox's own quota, which is that of the platform's smallest plan: 450 requests in 30 seconds.
beforeAll(async () => (shop = await startTemporaryShop({ sandboxVars: {} })), 120_000)
afterAll(() => shop.stop())

const invented = 900
const parallel = 30

/** Asks for products that do not exist, each at an address of its own, until the platform's quota would be used up. */
async function flood(): Promise<Map<number, number>> {
  const statuses = new Map<number, number>()
  for (let first = 0; first < invented; first += parallel)
    await Promise.all(
      Array.from({ length: parallel }, async (_, index) => {
        const response = await fetch(new URL(`/p/${700_000_000 + first + index}/x/Red`, shop.storefront))
        await response.arrayBuffer()
        statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
      }),
    )
  return statuses
}

test('adding to the bag and opening the checkout go on while invented product addresses are asked for [NET-29]', async () => {
  const listing = await (await fetch(new URL('/browse/womens', shop.storefront))).text()
  const path = /href="(\/p\/[^"?]+)"/.exec(listing)?.[1] ?? ''
  const page = await (await fetch(new URL(path, shop.storefront))).text()
  const form = new URLSearchParams(
    [...page.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  )
  for (const name of ['size', 'length']) {
    const value = new RegExp(`name="${name}" value="([^"]+)"(?![^>]*disabled)`).exec(page)?.[1]
    if (value) form.set(name, value)
  }
  const flooding = flood()
  const post = (action: string, body: URLSearchParams, cookie = '') =>
    fetch(new URL(`${markets.en.prefix}${action}`, shop.storefront), {
      method: 'POST',
      body,
      headers: { origin: shop.storefront.origin, cookie },
      redirect: 'manual',
    })
  const results: number[] = []
  for (let shopper = 0; shopper < 12; shopper += 1) {
    const added = await post(actions.addToBag, form)
    const cookie = added.headers
      .getSetCookie()
      .map((line) => line.split(';', 1)[0])
      .join('; ')
    const checkout = await post(actions.checkout, new URLSearchParams({ guest: 'yes' }), cookie)
    results.push(added.status, checkout.status)
  }
  const statuses = await flooding
  expect(results).toEqual(results.map(() => 303))
  expect([...statuses.keys()].toSorted()).toEqual(expect.arrayContaining([404]))
  expect(statuses.get(404)).toBeGreaterThan(50)
}, 120_000)
