import type { Page } from '@playwright/test'
import { putIntoCart } from './buy.ts'
import { listedProducts } from './listing.ts'
import { expect, test } from './test.ts'
import { productPath } from '#shared/links.ts'
import { markets } from '#shared/markets.ts'
import * as messages from '#shared/messages/shop.ts'

const stylesheets = '**/assets/*.css*'

test.use({ expectedErrors: [/ERR_FAILED|StylesheetError/] })

/** Lets stylesheets fail. Returns how often each was requested, by path. */
async function failStylesheets(page: Page, isFailing: (request: { path: string; count: number }) => boolean) {
  const counts = new Map<string, number>()
  await page.route(stylesheets, (route) => {
    const { pathname: path } = new URL(route.request().url())
    const count = (counts.get(path) ?? 0) + 1
    counts.set(path, count)
    return isFailing({ path, count }) ? route.abort() : route.continue()
  })
  return counts
}

/** The stylesheets that apply, each with the number of its rules. */
const appliedTo = (page: Page) =>
  page.evaluate(() =>
    [...document.styleSheets].map(({ href, cssRules }) => [new URL(href ?? '').pathname, cssRules.length]).toSorted(),
  )

for (const name of ['home page', 'listing', 'product page', 'bag page', 'login page'])
  test(`the ${name} is styled although each of its stylesheets fails to load once [LAY-39]`, async ({ page }) => {
    await page.goto(await pathOf(page, name))
    const usual = await appliedTo(page)
    expect(usual.length).toBeGreaterThan(1)
    const counts = await failStylesheets(page, ({ count }) => count === 1)
    await page.reload()
    await expect.poll(() => appliedTo(page)).toEqual(usual)
    expect([...counts.values()]).toEqual(usual.map(() => 2))
  })

test('a page that is swapped in is styled although its stylesheet fails to load once [LAY-39]', async ({ page }) => {
  await page.goto('/browse/womens')
  const usual = (await appliedTo(page)).filter(([path]) => String(path).includes('/plp-'))
  expect(usual).toHaveLength(1)
  await page.goto('/help')
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(0)
  await failStylesheets(page, ({ count }) => count === 1)
  await openWomens(page)
  expect(await appliedTo(page)).toEqual(expect.arrayContaining(usual))
})

test('a page whose stylesheet does not load at all is shown without it, requests it twice and reports it, and a later page requests it again [LAY-39] [D-573]', async ({
  page,
}) => {
  await page.addInitScript(`{
    globalThis.reported = []
    addEventListener('error', ({ error }) => error && reported.push(error.name + ' ' + error.message.replace(/-.*/, '')))
  }`)
  const reported = () => page.evaluate('reported')
  let isDown = true
  const counts = await failStylesheets(page, ({ path }) => isDown && path.includes('/plp-'))
  const timesOfListing = () => [...counts].flatMap(([path, count]) => (path.includes('/plp-') ? [count] : []))
  await page.goto('/browse/womens')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect.poll(reported).toEqual(['StylesheetError /assets/plp'])
  await page.waitForLoadState('networkidle')
  expect(timesOfListing()).toEqual([2])
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(0)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: messages.cookies.title })).toBeVisible()
  isDown = false
  await openWomens(page)
  expect(timesOfListing()).toEqual([3])
  expect(await reported()).toEqual(['StylesheetError /assets/plp'])
})

async function pathOf(page: Page, name: string): Promise<string> {
  if (name === 'bag page') await putIntoCart(page, markets.en)
  if (name !== 'product page')
    return { listing: '/browse/womens', 'bag page': '/bag', 'login page': '/login' }[name] ?? '/'
  const [product] = await listedProducts(page.request, '/browse/womens')
  return productPath(product!)
}

async function openWomens(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Womens' }).first().click()
  await expect(page.locator('body')).toHaveAttribute('data-page-type', 'plp')
}
