import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHostedCheckout, payAtHostedCheckout } from '../model/hosted-checkout.ts'
import { openJar } from '../model/http.ts'
import { findProduct } from './sold-product.ts'
import { spreadOver } from './spread-over.ts'
import type { Shop } from '#scripts/lib/shop.ts'
import { startTemporaryShop } from '#scripts/lib/temporary-shop.ts'
import { actions } from '#shared/routes.ts'

const styles = 20_000
const pagesPerSecond = 10
const seconds = 90
const shopperEverySeconds = 5

let shop: Shop
beforeAll(async () => {
  // The quota of the platform's plans Standard and Plus.
  shop = await startTemporaryShop({ styles, sandboxVars: { BIGCOMMERCE_QUOTA: '150' }, vars: { LOG_LEVEL: 'none' } })
}, 600_000)
afterAll(() => shop.stop())

const jarAt = (address: string) => openJar(shop.storefront, new Map(), { headers: { 'cf-connecting-ip': address } })

/** Addresses of products from all files of the sitemap, so that no two neighbours share what is kept of them. */
async function productAddresses(): Promise<string[]> {
  const crawler = jarAt('192.0.2.1')
  const index = await crawler.get('/sitemap.xml')
  const files = [...index.body.matchAll(/<loc>[^<]*(\/sitemaps\/en-\d+\.xml)<\/loc>/g)].map(([, path = '']) => path)
  const lists: string[][] = []
  for (const file of spreadOver(files, 12)) {
    const { body } = await crawler.get(file)
    lists.push([...body.matchAll(/<loc>https?:\/\/[^/<]+(\/p\/[^<]+)<\/loc>/g)].map(([, path = '']) => path))
  }
  const longest = Math.max(...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, row) => lists.flatMap((list) => list[row] ?? [])).flat()
}

test('a crawl of ten unknown products a second on the smallest quota is answered, and shoppers buy meanwhile', async () => {
  const paths = await productAddresses()
  const count = pagesPerSecond * seconds
  expect(paths.length).toBeGreaterThanOrEqual(count)
  const product = await findProduct(jarAt('192.0.2.9'), 1, 2 * (seconds / shopperEverySeconds))
  const statuses = new Map<number, number>()
  const pages: Promise<unknown>[] = []
  const bought: Promise<string>[] = []
  for (const [index, path] of paths.slice(0, count).entries()) {
    pages.push(
      jarAt(`192.0.2.${10 + (index % 3)}`)
        .get(path)
        .then(({ status }) => statuses.set(status, (statuses.get(status) ?? 0) + 1)),
    )
    if (index % (pagesPerSecond * shopperEverySeconds) === 0) bought.push(buy(`198.51.100.${bought.length + 1}`))
    await new Promise((resolve) => setTimeout(resolve, 1000 / pagesPerSecond))
  }
  await Promise.all(pages)
  expect(Object.fromEntries(statuses)).toEqual({ 200: count })
  expect((await Promise.all(bought)).filter((result) => result !== 'paid')).toEqual([])

  async function buy(address: string): Promise<string> {
    const jar = jarAt(address)
    const added = await jar.post(actions.addToBag, product.form)
    if (!added.location.includes('added=')) return `add: ${added.status} ${added.location}`
    const opened = await jar.post(actions.checkout, {})
    if (!opened.location.startsWith('http')) return `checkout: ${opened.status} ${opened.location}`
    const checkout = await openHostedCheckout(shop.sandbox, opened.location, `${address}@example.com`)
    return (await payAtHostedCheckout(checkout)).status
  }
}, 400_000)
