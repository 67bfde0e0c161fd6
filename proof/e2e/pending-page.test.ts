import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { holdRequests } from './page-scripts.ts'
import { expect, test } from './test.ts'
import { pageTitle } from '#shared/merchant.ts'
import { failedPage } from '#shared/messages/failed-page.ts'
import * as messages from '#shared/messages/shop.ts'

test('a size that is chosen while the page of another colour is on its way is chosen on that page too', async ({
  page,
}) => {
  await page.goto('/browse/womens/clothing/dresses')
  const href = await page.getByRole('article').first().getByRole('heading').getByRole('link').getAttribute('href')
  await page.goto(href ?? '')
  const sizes = page.getByRole('group', { name: messages.product.size })
  const inStock = sizes.locator('label').filter({ hasNotText: messages.product.optionSoldOut })
  const colour = page.getByRole('list', { name: messages.product.colour }).locator('a:not([aria-current])').first()
  const title = (await colour.getAttribute('title')) ?? ''
  await inStock.first().click()
  await expect(page).toHaveURL(/Size=/)
  const release = await holdRequests(page, new RegExp(`/p/.*${encodeURIComponent(title)}`))
  await colour.click()
  await expect(page).toHaveURL(new RegExp(encodeURIComponent(title)))
  await inStock.last().click()
  const size = await inStock.last().getByRole('radio').getAttribute('value')
  await expect(page).toHaveURL(new RegExp(`Size=${size}`))
  release()
  await expect(page.locator('a[aria-current][data-in-place]')).toHaveAttribute('title', title)
  await expect(sizes.getByRole('radio', { checked: true })).toHaveAttribute('value', size ?? '')
  await expect(page).toHaveURL(new RegExp(`${encodeURIComponent(title)}.*Size=${size}`))
})

test('a product that was followed from a listing opens although the listing adds its next cards meanwhile', async ({
  page,
}) => {
  await page.goto('/browse/womens')
  await expect(page.locator('[data-quick-add][aria-haspopup="dialog"]').first()).toBeAttached()
  const releaseCards = await holdRequests(page, /[?&]page=2/)
  const releaseProduct = await holdRequests(page, /\/p\/\d+/)
  await page.getByRole('link', { name: messages.listing.loadMore }).click()
  const count = await page.getByRole('article').count()
  await page.getByRole('article').nth(2).getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/p\/\d+/)
  releaseCards()
  await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(count)
  releaseProduct()
  await expect(page.locator('body')).toHaveAttribute('data-page-type', 'pdp')
  await expect(page.locator('.buy-box__add')).toBeVisible()
})

test('a page to which Back leads still arrives if a second Back leads to another place of it', async ({ page }) => {
  await page.goto('/help')
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(0)
  const title = page.getByRole('main').getByRole('heading', { level: 1 })
  const help = await title.innerText()
  await page.evaluate(`location.hash = 'main'`)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies', exact: true }).click()
  await expect(title).toHaveText(messages.cookies.title)
  const release = await holdRequests(page, /\/help$/)
  await page.evaluate('history.back()')
  await expect(page).toHaveURL(/help#main$/)
  await page.evaluate('history.back()')
  await expect(page).toHaveURL(/help$/)
  release()
  await expect(title).toHaveText(help)
})

test('a listing whose link is pressed twice opens at its top', async ({ page }) => {
  // The tools of the listing start in the lower half of this screen, so refining would scroll to them.
  await page.setViewportSize({ width: 1280, height: 400 })
  await page.goto('/')
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(0)
  const release = await holdRequests(page, /\/browse\//)
  const link = page.getByRole('main').locator('a[href^="/browse/"]').first()
  await link.click({ clickCount: 2 })
  await expect(page).toHaveURL(/\/browse\//)
  release()
  const tools = page.locator('[data-stays-in-sight]')
  await expect(tools).toBeAttached()
  await expect(page.locator('body')).toHaveAttribute('data-page-type', 'plp')
  expect(await page.evaluate('scrollY')).toBe(0)
  expect((await tools.boundingBox())?.y).toBeGreaterThan(200)
})

test.describe('if the next page fails', () => {
  test.use({
    expectedErrors: [
      /status of (?:503|502|429)|ERR_FAILED|ERR_INTERNET_DISCONNECTED|ERR_CACHE_MISS|Failed to fetch dynamically imported module|CORS policy|Content Security Policy/,
    ],
  })

  const cookiesTitle = (page: Page) =>
    page.getByRole('main').getByRole('heading', { level: 1, name: messages.cookies.title })
  /** The phases since `openPageWithLink`. They outlive the page. */
  const phases = (page: Page) => page.evaluate<string>(`sessionStorage.getItem('phases') ?? ''`)

  /** The page that the shop responds with while a service of the page is down. */
  async function pageOfOutage(page: Page): Promise<string> {
    const term = 'outage-of-a-search'
    const headers = { 'x-control': 'e2e' }
    const faults = `${process.env['SANDBOX']}/control/faults`
    const data = { service: 'constructor', path: `/search/${term}`, kind: 'status', status: 503 }
    const created = await page.request.post(faults, { headers, data })
    const { id }: { id: number } = await created.json()
    const response = await page.request.get(`/search?query=${term}`)
    await page.request.delete(`${faults}/${id}`, { headers })
    expect(response.status()).toBe(503)
    return response.text()
  }

  /** Opens a page, records each phase of its loading bar, and returns the link to another page. */
  async function openPageWithLink(page: Page) {
    await page.goto('/help')
    await expect(page.locator('script[type=speculationrules]')).toHaveCount(0)
    await page.evaluate(`{
      globalThis.isSameDocument = true
      const phases = []
      const record = () => {
        const phase = document.getElementById('loading-bar')?.dataset.phase
        if (phase !== phases.at(-1)) phases.push(phase)
        sessionStorage.setItem('phases', phases.join(' '))
      }
      new MutationObserver(record).observe(document, { subtree: true, attributeFilter: ['data-phase'] })
    }`)
    return page.getByRole('contentinfo').getByRole('link', { name: 'Cookies', exact: true })
  }

  test('the shop’s error page of an outage is shown in place, the loading bar fails, and the next page ends that state [LAY-33] [LAY-34]', async ({
    page,
  }) => {
    const link = await openPageWithLink(page)
    const outage = await pageOfOutage(page)
    await page.route('**/cookies', (route) => route.fulfill({ status: 503, contentType: 'text/html', body: outage }))
    await link.click()
    await expect(page.getByRole('main')).toContainText(messages.error.otherTitle)
    await expect.poll(() => phases(page)).toContain('failed')
    expect(await phases(page)).not.toContain('finished')
    await page.goBack()
    await expect.poll(() => phases(page)).toContain('finished')
  })

  test('a page that does not arrive lets the loading bar fail and has the shop’s error page in its place, whose button repeats the navigation [LAY-33] [LAY-34] [D-242]', async ({
    page,
  }) => {
    await openFailedPage(page)
    expect(await phases(page)).toContain('failed')
    expect(await phases(page)).not.toContain('finished')
    await page.getByRole('link', { name: failedPage.retry }).click()
    await expect.poll(async () => (await phases(page)).split('loading').length).toBe(3)
    await isFailedPage(page, failedPage.title)
    await expectAccessible(page)
    await page.unroute('**/cookies')
    await page.getByRole('link', { name: failedPage.retry }).click()
    await expect(cookiesTitle(page)).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(messages.cookies.title))
    await expect(page.locator('body')).not.toHaveAttribute('data-page-type', 'error')
    await expect.poll(() => phases(page)).toContain('finished')
    expect(await isSameDocument(page)).toBe(true)
  })

  test('Back leads out of the error page of a page that did not arrive, and Forward to it again [D-242]', async ({
    page,
  }) => {
    await openFailedPage(page)
    await page.goBack()
    await expect(page).toHaveURL(/\/help$/)
    await expect(page.locator('body')).not.toHaveAttribute('data-page-type', 'error')
    await page.goForward()
    await isFailedPage(page, failedPage.title)
    await page.unroute('**/cookies')
    await page.getByRole('link', { name: failedPage.retry }).press('Enter')
    await expect(cookiesTitle(page)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/help$/)
    expect(await isSameDocument(page)).toBe(true)
  })

  test('without a network the error page says that the visitor seems to be offline [D-242]', async ({
    page,
    context,
  }) => {
    const link = await openPageWithLink(page)
    await context.setOffline(true)
    await link.click()
    await isFailedPage(page, failedPage.offlineTitle)
    await context.setOffline(false)
    await page.getByRole('link', { name: failedPage.retry }).click()
    await expect(cookiesTitle(page)).toBeVisible()
    expect(await isSameDocument(page)).toBe(true)
  })

  test('without a network Back shows the page before again, as it was opened or swapped in [D-242]', async ({
    page,
    context,
  }) => {
    const link = await openPageWithLink(page)
    await link.click()
    await expect(cookiesTitle(page)).toBeVisible()
    await context.setOffline(true)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Size guide' }).click()
    await expect(page.getByRole('main', { name: failedPage.offlineTitle })).toBeVisible()
    await page.goBack()
    await expect(cookiesTitle(page)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/help$/)
    await expect(page.locator('body')).not.toHaveAttribute('data-page-type', 'error')
    await expect(page.getByRole('main', { name: failedPage.offlineTitle })).toHaveCount(0)
    await context.setOffline(false)
    expect(await isSameDocument(page)).toBe(true)
  })

  test('the button of a failed page keeps the fragment of its address [D-242]', async ({ page }) => {
    await openPageWithLink(page)
    await page.route('**/cookies', (route) => route.abort())
    await page.evaluate(`{
      const link = Object.assign(document.createElement('a'), { href: '/cookies#main', textContent: 'Cookies at a place' })
      document.querySelector('main').prepend(link)
    }`)
    await page.getByRole('link', { name: 'Cookies at a place' }).click()
    const retry = page.getByRole('link', { name: failedPage.retry })
    await expect(retry).toBeVisible()
    await page.unroute('**/cookies')
    await retry.click()
    await expect(cookiesTitle(page)).toBeVisible()
    await expect(page).toHaveURL(/\/cookies#main$/)
    expect(await isSameDocument(page)).toBe(true)
  })

  test('an error of something in front of the shop has the shop’s error page in its place [D-242]', async ({
    page,
  }) => {
    const link = await openPageWithLink(page)
    const answers = [
      { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' },
      { status: 429, contentType: 'text/plain', body: 'error code: 1015' },
    ]
    let current: (typeof answers)[number] | undefined
    // All the time, because a prefetched page would be shown.
    await page.route('**/cookies', (route) => route.fulfill(current))
    for (current of answers) {
      await link.click()
      await isFailedPage(page, failedPage.title)
      await page.goBack()
      await expect(page).toHaveURL(/\/help$/)
      await expect(page.locator('body')).not.toHaveAttribute('data-page-type', 'error')
    }
  })

  test('a link that redirects to another site is followed by the browser', async ({ page }) => {
    const link = await openPageWithLink(page)
    const other = 'https://other.example/'
    await page.route(other, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Another site</h1>' }))
    await page.route('**/cookies', (route) => route.fulfill({ status: 302, headers: { location: other } }))
    await link.click()
    await expect(page).toHaveURL(other)
  })

  /** Follows a link while no response arrives. */
  async function openFailedPage(page: Page): Promise<void> {
    const link = await openPageWithLink(page)
    await page.route('**/cookies', (route) => route.abort())
    await link.click()
    await isFailedPage(page, failedPage.title)
  }

  /** The error page has the address that was asked for, its own title, and the focus. */
  async function isFailedPage(page: Page, title: string): Promise<void> {
    const main = page.getByRole('main', { name: title })
    await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(main).toBeFocused()
    await expect(page).toHaveTitle(pageTitle(title))
    await expect(page).toHaveURL(/\/cookies$/)
    await expect(page.locator('body')).toHaveAttribute('data-page-type', 'error')
  }

  const isSameDocument = (page: Page) => page.evaluate('globalThis.isSameDocument === true')
})
