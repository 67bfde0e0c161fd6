import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { percentile } from './percentile.ts'
import { browserArguments, findBrowser } from '#scripts/lib/browser.ts'
import { main } from '#scripts/lib/main.ts'
import { phone } from '#scripts/lib/phone.ts'
import { startTemporaryShop } from '#scripts/lib/temporary-shop.ts'
import { consentCookie } from '#shared/consent-cookie.ts'
import { allGroups, consentGroups } from '#shared/consent.ts'
import { bag, product } from '#shared/messages/shop.ts'
import { choiceOfToday } from '#shared/test/consent-choice.ts'

const rounds = 5
const addsPerPage = 8
const slowdown = 4
const budgetMs = 20
const heavyTagMs = 60

/**
 * `without`: no script of another company. `with`: all of them, the sandbox's stand-ins. `heavy`: besides, the tag
 * manager blocks the page for some time at each event, as a container with many tags does.
 */
const kinds = ['without', 'with', 'heavy'] as const
type Kind = (typeof kinds)[number]

/**
 * Collects the longest event of each interaction from the browser's Event Timing: milliseconds from the input to the
 * next frame, in steps of 8 ms. Runs in the page.
 */
const watchInteractions = `globalThis.interactions = new Map()
  new PerformanceObserver((list) => {
    for (const { interactionId: id, duration } of list.getEntries())
      if (id) interactions.set(id, Math.max(interactions.get(id) ?? 0, duration))
  }).observe({ type: 'event', durationThreshold: 16 })`

/** Follows the tag manager's script and slows it down. */
const heavyTags = `{
  const push = dataLayer.push
  dataLayer.push = (...entries) => {
    const end = performance.now() + (entries.some(({ event }) => event) ? ${heavyTagMs} : 0)
    while (performance.now() < end);
    return push(...entries)
  }
}`

await main(async () => {
  const shop = await startTemporaryShop({ vars: { LOG_LEVEL: 'error' } })
  const executablePath = findBrowser()
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: browserArguments })
  try {
    const address = await findBuyable(browser, shop.storefront)
    const taps: Record<Kind, number[]> = { without: [], with: [], heavy: [] }
    // In turns, so that a change of the computer's load reaches all kinds.
    for (let round = 0; round < rounds; round += 1)
      for (const kind of kinds) taps[kind].push(...(await addToCart(browser, { address, kind })))
    for (const kind of kinds) console.log(describe(kind, taps[kind]))
    const added = percentile(taps.with, 0.98) - percentile(taps.without, 0.98)
    console.log(
      `Add to cart, ${slowdown}× CPU slowdown: all tags add ${added} ms to the 98th percentile, of ${budgetMs} ms.`,
    )
    process.exitCode = added <= budgetMs ? 0 : 1
  } finally {
    await browser.close()
    await shop.stop()
  }
})

function describe(kind: Kind, taps: readonly number[]): string {
  const name = kind === 'heavy' ? `with, ${heavyTagMs} ms of tags at each event` : kind
  return `${name}: median ${percentile(taps, 0.5)} ms, 98th percentile ${percentile(taps, 0.98)} ms, of ${taps.length} taps`
}

/** URL of a product, with its options, that can be added to the cart often enough. */
async function findBuyable(browser: Browser, storefront: URL): Promise<string> {
  const listing = await (await fetch(new URL('/browse/womens/clothing/dresses', storefront))).text()
  const paths = new Set([...listing.matchAll(/href="(\/p\/\d+\/[^"?#]+)/g)].map(([, path = '']) => path))
  for (const path of paths) {
    const context = await openPhone(browser, { address: storefront.href, kind: 'without' })
    try {
      const page = await context.newPage()
      await page.goto(new URL(path, storefront).href)
      for (const name of [product.size, product.fit]) {
        const label = page.getByRole('group', { name }).locator('label').filter({ hasNotText: product.optionSoldOut })
        if ((await label.count()) > 0) await label.first().click()
      }
      const address = page.url()
      for (let add = 0; add < addsPerPage; add += 1) await tapAndClose(page)
      return address
    } catch {
      console.log(`${path} cannot be added ${addsPerPage} times.`)
    } finally {
      await context.close()
    }
  }
  throw new Error('No product can be added to the cart often enough.')
}

async function openPhone(
  browser: Browser,
  { address, kind }: { address: string; kind: Kind },
): Promise<BrowserContext> {
  const context = await browser.newContext(phone)
  const groups = kind === 'without' ? [consentGroups.necessary] : allGroups
  await context.addCookies([{ name: consentCookie.name, value: choiceOfToday(groups), url: address }])
  if (kind === 'heavy')
    await context.route('**/scripts/tag-manager.js', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: `${await response.text()}\n${heavyTags}` })
    })
  return context
}

/** Adds the product to the cart a few times, and returns how long each tap took. */
async function addToCart(browser: Browser, { address, kind }: { address: string; kind: Kind }): Promise<number[]> {
  const context = await openPhone(browser, { address, kind })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await page.goto(address, { waitUntil: 'networkidle' })
    if (kind !== 'without')
      await page.locator('script[src*="/tag-manager.js"]').waitFor({ state: 'attached', timeout: 10_000 })
    // The product can be added only once its script has loaded, so the first tap is not measured.
    await tapAndClose(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const taps: number[] = []
    for (let add = 1; add < addsPerPage; add += 1) {
      await page.evaluate(watchInteractions)
      await tapAndClose(page)
      const [tap] = await page.evaluate<number[]>('[...interactions.values()]')
      // The browser reports nothing below 16 ms.
      taps.push(tap ?? 16)
    }
    return taps
  } finally {
    await context.close()
  }
}

async function tapAndClose(page: Page): Promise<void> {
  await page.getByRole('button', { name: product.addToBag }).first().tap()
  const added = page.getByRole('dialog', { name: bag.added })
  await added.waitFor({ timeout: 5000 })
  await page.keyboard.press('Escape')
  await added.waitFor({ state: 'hidden' })
}
