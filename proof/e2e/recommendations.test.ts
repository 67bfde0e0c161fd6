import { expectAccessible } from './expect-accessible.ts'
import { expectLayoutShift, watchLayoutShifts } from './layout-shifts.ts'
import { listedProducts } from './listing.ts'
import { holdRequests, waitUntilInteractive } from './page-scripts.ts'
import { expect, test } from './test.ts'
import { productPath, recommendationsPath } from '#shared/links.ts'
import { quickAdd } from '#shared/messages/listing.ts'
import * as messages from '#shared/messages/product.ts'

const { completeTheLook, recommendations } = messages.productDetails

test('recommendations load with one request when their place is near the viewport, shift no layout, and have working cards [PDP-48]', async ({
  page,
  request,
}) => {
  const requestedUrls: string[] = []
  page.on('request', (sent) => sent.url().includes('/fragments/recommendations') && requestedUrls.push(sent.url()))
  const [product] = await listedProducts(request, '/browse/womens/clothing/knitwear')
  await watchLayoutShifts(page)
  await page.goto(productPath(product!))
  await waitUntilInteractive(page, 'buy-box')
  expect(requestedUrls).toEqual([])
  const pods = [completeTheLook, recommendations].map((name) => page.getByRole('region', { name }))
  const podsLoaded = async () => {
    for (const pod of pods) await expect.poll(() => pod.getByRole('article').count()).toBeGreaterThan(3)
  }
  const bottom = () => page.evaluate(() => document.documentElement.scrollHeight - scrollY - innerHeight)
  while ((await bottom()) > 1) {
    await page.mouse.wheel(0, 400)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))))
    // They are requested before their place is visible, and a shopper on a slow machine does not scroll faster.
    if (requestedUrls.length > 0) await podsLoaded()
  }
  await podsLoaded()
  expect(requestedUrls).toHaveLength(1)
  await expectLayoutShift(page, { most: 0.001 })

  await pods[0]!.getByRole('link', { name: quickAdd.title }).first().click()
  await expect(page.getByRole('dialog', { name: quickAdd.title })).toBeVisible()
  await page.keyboard.press('Escape')
  await expectAccessible(page)
  await page.goto(recommendationsPath(product!))
  await expectAccessible(page)
})

for (const viewport of [
  { width: 390, height: 844 },
  { width: 800, height: 1000 },
  { width: 1440, height: 900 },
])
  test(`at ${viewport.width} pixels the place of the recommendations is about as high as they are, so that late ones hardly move the page [PDP-48]`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(viewport)
    const [product] = await listedProducts(request, '/browse/womens/clothing/knitwear')
    const release = await holdRequests(page, '**/fragments/recommendations*')
    const requested = page.waitForRequest('**/fragments/recommendations*')
    await page.goto(productPath(product!))
    const place = page.locator('.recommendations-place')
    await place.scrollIntoViewIfNeeded()
    await requested
    const height = () => place.evaluate((element) => element.getBoundingClientRect().height)
    const reserved = await height()
    release()
    await expect.poll(() => place.getByRole('article').count()).toBeGreaterThan(3)
    // Products differ by one line of text in each of the two rows.
    expect(Math.abs((await height()) - reserved)).toBeLessThan(60)
  })

test.describe('when the service does not respond', () => {
  test.use({ expectedErrors: [/status of 503/] })

  test('the place of the recommendations collapses if they cannot be loaded', async ({ page, request }) => {
    const [product] = await listedProducts(request, '/browse/mens')
    await page.route('**/fragments/recommendations*', (route) => route.fulfill({ status: 503 }))
    const refused = page.waitForResponse('**/fragments/recommendations*')
    await page.goto(productPath(product!))
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await refused
    await expect(page.getByRole('link', { name: recommendations, exact: true })).toHaveCount(0)
    await expect(page.locator('.recommendations-place')).toBeHidden()
  })
})
