import type { Page } from '@playwright/test'
import { storeChoice } from './consent-choice.ts'
import { expect, test } from './test.ts'

type Pushed = {
  event?: string
  page_path?: string
  ecommerce?: { items: object[] } | null
  user?: object
  cart?: object
}

/** The entries that the tag manager got: `arguments` objects as arrays, `null` before the data layer exists. */
const pushed = (page: Page) =>
  page.evaluate<Pushed[] | null>(
    "globalThis.dataLayer?.map((entry) => Object.prototype.toString.call(entry) === '[object Arguments]' ? [...entry] : entry) ?? null",
  )
const events = async (page: Page, name: string) => ((await pushed(page)) ?? []).filter(({ event }) => event === name)
const hasAnalytics = (page: Page) =>
  page.evaluate<boolean>(
    "performance.getEntriesByType('resource').some(({ name }) => /assets.analytics-|tag-manager/.test(name))",
  )

test('nothing is loaded or pushed before a yes; with it the page is viewed once, after consent [TRK-12, D-19]', async ({
  page,
  context,
}) => {
  await page.goto('/browse/womens')
  await page.getByRole('article').first().locator('[data-quick-add]').click()
  await expect(page.locator('sv-island[data-name="quick-add"]')).toBeAttached()
  expect([await pushed(page), await hasAnalytics(page)]).toEqual([null, false])
  await storeChoice(context)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(() => events(page, 'page_view')).toHaveLength(1)
  const [first, , update, ...rest] = (await pushed(page)) ?? []
  expect(first).toMatchObject(['consent', 'default', { ad_storage: 'denied', analytics_storage: 'denied' }])
  expect(update).toMatchObject(['consent', 'update', { ad_storage: 'granted', analytics_storage: 'granted' }])
  expect(
    rest
      .map(({ event }) => event)
      .filter(Boolean)
      .slice(0, 2),
  ).toEqual(['gtm.js', 'page_view'])
  expect(await events(page, 'plp_quickadd_click')).toEqual([])
})

test('each page that is shown is viewed once, with device, orientation, login state and cart [TRK-01, TRK-02, TRK-09]', async ({
  page,
  context,
}) => {
  await storeChoice(context)
  const paths = async () => (await events(page, 'page_view')).map(({ page_path }) => page_path)
  await page.goto('/')
  await expect.poll(paths).toEqual(['/'])
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies', exact: true }).click()
  await expect.poll(paths).toEqual(['/', '/cookies'])
  await page.goBack()
  await expect.poll(paths).toEqual(['/', '/cookies', '/'])
  expect(await events(page, 'page_view')).toMatchObject([
    {
      user: { device_type: 'desktop', orientation: 'landscape', login_state: 'guest' },
      cart: { quantity: 0, items: [] },
    },
    {},
    {},
  ])
})

test('a list, a followed card and its product are pushed with their items [PLP-54, TRK-03, TRK-04]', async ({
  page,
  context,
}) => {
  await storeChoice(context)
  await page.goto('/browse/womens')
  const card = page.getByRole('article').first()
  await card.scrollIntoViewIfNeeded()
  await expect.poll(() => events(page, 'view_item_list')).toHaveLength(1)
  const link = card.getByRole('heading').getByRole('link')
  const name = (await link.innerText()).trim()
  await link.click()
  await expect.poll(() => events(page, 'view_item')).toHaveLength(1)
  const items = [{ item_name: name, item_brand: 'Selvedge', price: expect.any(Number) }]
  expect(await events(page, 'select_item')).toMatchObject([{ ecommerce: { items } }])
  expect(await events(page, 'view_item')).toMatchObject([{ ecommerce: { items, currency: 'GBP' } }])
  const all = (await pushed(page)) ?? []
  for (const [index, { ecommerce }] of all.entries()) if (ecommerce) expect(all[index - 1]).toEqual({ ecommerce: null })
})

test('events of the bag page reach the tag manager on the next public page, each once', async ({ page, context }) => {
  await storeChoice(context)
  await page.goto('/bag')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => hasAnalytics(page)).toBe(true)
  expect(await pushed(page)).toBeNull()
  await page.goto('/')
  const views = async () => (await events(page, 'page_view')).map(({ page_path }) => page_path)
  await expect.poll(views).toEqual(['/bag', '/'])
})

test.describe('a failing service', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('a tag manager that fails harms neither the page nor other services', async ({ page, context }) => {
    await storeChoice(context)
    await page.route('**/scripts/tag-manager.js', (route) => route.abort())
    await page.goto('/browse/womens')
    await expect.poll(() => page.evaluate<boolean>("globalThis.customerData?.push.name === 'run'")).toBe(true)
    expect(await events(page, 'page_view')).toEqual([])
  })
})

test('nothing is pushed after a withdrawal [D-19]', async ({ page, context }) => {
  await storeChoice(context)
  await page.goto('/browse/womens')
  await expect.poll(() => events(page, 'page_view')).toHaveLength(1)
  await storeChoice(context, ['C0001'])
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cookies' })).toBeVisible()
  expect((await events(page, 'page_view')).filter(({ page_path }) => page_path === '/cookies')).toEqual([])
})
