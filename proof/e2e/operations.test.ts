import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { walkToCart } from './shopper.ts'
import { expect, test } from './test.ts'
import type { Shop } from '#scripts/lib/shop.ts'
import { startTemporaryShop } from '#scripts/lib/temporary-shop.ts'
import { markets } from '#shared/markets.ts'

const it = test.extend<object, { shop: Shop }>({
  // A shop of its own, because the operations page of the shared one would show the requests of all tests.
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      const shop = await startTemporaryShop({ isWatched: true, vars: { LOG_LEVEL: 'none' } })
      await use(shop)
      await shop.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ shop }, use) => use(shop.storefront.origin),
})

it.use({ expectedErrors: [/Content Security Policy|a failing tag/] })

it('the operations page shows routes, a trace with upstream calls, vitals and failures of a walk through the shop', async ({
  page,
  shop,
}) => {
  await walkToCart(page, markets.en)
  const failed = page.waitForEvent('pageerror')
  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('a failing tag')
    })
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'stylesheet', href: 'https://evil.example/x.css?k=1' }),
    )
  })
  await failed
  // Leaving the page sends the beacon, once the reporting code has loaded.
  await page.waitForFunction(`Object.hasOwn(svReports.events, 'push')`)
  await page.goto('about:blank')

  await openOperations(page, {
    shop,
    routes: ['GET /', 'GET /p/:id/:slug?/:color?', 'POST /api/bigcommerce/addCartItems'],
  })
  const trace = page
    .getByRole('group')
    .filter({ hasText: 'GET /p/:id/:slug?/:color? ' })
    .filter({ hasText: 'upstream commerce' })
    .first()
  await trace.locator('summary').click()
  await expect(trace.getByRole('listitem').filter({ hasText: 'upstream commerce' }).first()).toBeVisible()
  await expect(trace.getByRole('listitem').filter({ hasText: /^render/ })).toBeVisible()
  const vitals = page.getByRole('region', { name: 'Table: Web vitals by page type' })
  await expect(vitals.getByRole('rowheader', { name: 'home' })).toBeVisible()
  await expect(vitals.getByText(/good|needs improvement|poor/).first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Table: Script errors' })).toContainText('a failing tag')
  const violations = page.getByRole('region', { name: 'Table: Violations of the content security policy' })
  await expect(violations).toContainText('style-src-elem https://evil.example')
  await expectAccessible(page)
})

/**
 * Data points arrive after the response, so the page is loaded again until it has the routes and the reports of the
 * last beacon.
 */
async function openOperations(page: Page, { shop, routes }: { shop: Shop; routes: readonly string[] }): Promise<void> {
  await expect(async () => {
    await page.goto(new URL('/control/operations', shop.sandbox).href)
    const shown = [
      ...routes.map((name) => page.getByRole('rowheader', { name, exact: true })),
      page.getByRole('columnheader', { name: 'LCP' }),
      page.getByRole('region', { name: 'Table: Script errors' }),
    ]
    for (const cell of shown) await expect(cell).toBeVisible({ timeout: 500 })
  }).toPass()
}
