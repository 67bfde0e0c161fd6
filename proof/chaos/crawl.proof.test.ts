import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHostedCheckout, payAtHostedCheckout } from '../model/hosted-checkout.ts'
import { openJar } from '../model/http.ts'
import { waitForQuota } from './flood.ts'
import { type SoldProduct, tryProduct } from './sold-product.ts'
import { spreadOver } from './spread-over.ts'
import type { Shop } from '#scripts/lib/shop.ts'
import { startTemporaryShop } from '#scripts/lib/temporary-shop.ts'
import { actions } from '#shared/routes.ts'

const styles = 20_000
/** `CRAWL_RATE` asks faster, which leaves less of the quota to each page. */
const pagesPerSecond = Number(process.env['CRAWL_RATE'] ?? 10)
/** A sample of 90 seconds, or every address: 20,000 styles have 69,000, for which `CRAWL=all` takes 116 minutes at ten. */
const isWhole = process.env['CRAWL'] === 'all'
/** A network may ask for ten pages a second, and each of these asks for a third of that. */
const crawlers = Math.ceil((pagesPerSecond * 3) / 10)
const sampleSeconds = 90
const shopperEverySeconds = isWhole ? 60 : 5
/** So many of one product are in stock. */
const shoppersOfProduct = 6

let shop: Shop
/** What the shop logged as failed, with the number of times. */
const failures = new Map<string, number>()
beforeAll(async () => {
  // The quota of the platform's plans Standard and Plus.
  shop = await startTemporaryShop({
    styles,
    sandboxVars: { BIGCOMMERCE_QUOTA: '150' },
    vars: { LOG_LEVEL: 'error' },
    onLog: (line) => {
      const [, event] = /"event":"([\w-]+)"/.exec(line) ?? []
      const [, cause = ''] = /"message":"([^"]{0,80})/.exec(line) ?? []
      if (event !== undefined) failures.set(`${event}: ${cause}`, (failures.get(`${event}: ${cause}`) ?? 0) + 1)
    },
  })
}, 600_000)
afterAll(() => shop.stop())

const jarAt = (address: string) => openJar(shop.storefront, new Map(), { headers: { 'cf-connecting-ip': address } })

/** Addresses of products from all files of the sitemap, so that no two neighbours share what is kept of them. */
async function productAddresses(): Promise<string[]> {
  const crawler = jarAt('192.0.2.1')
  const index = await crawler.get('/sitemap.xml')
  const files = [...index.body.matchAll(/<loc>[^<]*(\/sitemaps\/en-\d+\.xml)<\/loc>/g)].map(([, path = '']) => path)
  const lists: string[][] = []
  for (const file of isWhole ? files : spreadOver(files, 12)) {
    let { status, body } = await crawler.get(file)
    // A file costs the platform a call, and the quota is not the crawler's alone.
    for (; status === 503; { status, body } = await crawler.get(file)) await waitForQuota()
    expect([file, status]).toEqual([file, 200])
    lists.push([...body.matchAll(/<loc>https?:\/\/[^/<]+(\/p\/[^<]+)<\/loc>/g)].map(([, path = '']) => path))
  }
  const longest = Math.max(...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, row) => lists.flatMap((list) => list[row] ?? [])).flat()
}

test('a crawl of at least ten unknown products a second on the smallest quota is answered, and shoppers buy meanwhile', async () => {
  const paths = await productAddresses()
  const count = isWhole ? paths.length : pagesPerSecond * sampleSeconds
  expect(paths.length).toBeGreaterThanOrEqual(count)
  const shoppers = Math.ceil(count / pagesPerSecond / shopperEverySeconds)
  const products: SoldProduct[] = []
  // The sitemap has used up the quota of its half-minute.
  await waitForQuota()
  for (let nth = 1; products.length * shoppersOfProduct < shoppers; nth += 1) {
    const product = await tryProduct(jarAt(`192.0.2.${100 + nth}`), nth, shoppersOfProduct)
    if (product) products.push(product)
    if (products.length % 5 === 4) await waitForQuota()
  }
  const statuses = new Map<number, number>()
  const times: number[] = []
  const pages: Promise<unknown>[] = []
  const bought: Promise<string>[] = []
  for (const [index, path] of paths.slice(0, count).entries()) {
    const asked = performance.now()
    const answered = ({ status }: { status: number }) => {
      times.push(performance.now() - asked)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    pages.push(
      jarAt(`192.0.2.${10 + (index % crawlers)}`)
        .get(path)
        .then(answered),
    )
    if (index % (pagesPerSecond * shopperEverySeconds) === 0)
      bought.push(buy(`198.51.${100 + Math.floor(bought.length / 250)}.${(bought.length % 250) + 1}`))
    await new Promise((resolve) => setTimeout(resolve, 1000 / pagesPerSecond))
  }
  await Promise.all(pages)
  const outcomes = await Promise.all(bought)
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0)
  console.log(
    `${count} pages of ${paths.length}: ${JSON.stringify(Object.fromEntries(statuses))}; median ${at(0.5)} ms, 95 % within ${at(0.95)} ms, slowest ${at(1)} ms; ${outcomes.filter((outcome) => outcome === 'paid').length} of ${outcomes.length} shoppers bought`,
  )
  for (const [failure, found] of failures) console.log(`${found} × ${failure}`)
  expect(Object.fromEntries(statuses)).toEqual({ 200: count })
  expect(outcomes.filter((outcome) => outcome !== 'paid')).toEqual([])

  async function buy(address: string): Promise<string> {
    const jar = jarAt(address)
    const added = await jar.post(actions.addToBag, products[bought.length % products.length]?.form ?? {})
    if (!added.location.includes('added=')) return `add: ${added.status} ${added.location}`
    const opened = await jar.post(actions.checkout, {})
    if (!opened.location.startsWith('http')) return `checkout: ${opened.status} ${opened.location}`
    const checkout = await openHostedCheckout(shop.sandbox, opened.location, `${address}@example.com`)
    return (await payAtHostedCheckout(checkout)).status
  }
}, 9_000_000)
