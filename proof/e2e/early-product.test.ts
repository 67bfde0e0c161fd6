import type { Page } from '@playwright/test'
import { holdRequests, keepOldBuild, waitUntilInteractive } from './page-scripts.ts'
import { hasOnlySizes, productWith } from './product-with.ts'
import { expect, test } from './test.ts'
import * as pageMessages from '#shared/messages/product-page.ts'
import * as messages from '#shared/messages/shop.ts'

const react = '**/assets/react-*.js'
const add = (page: Page) => page.locator('.buy-box__add')
const sizes = (page: Page) => page.getByRole('group', { name: messages.product.size })
const anySize = (page: Page) =>
  sizes(page).locator('label').filter({ hasNotText: messages.product.optionSoldOut }).first()
const scriptsOf = (page: Page) =>
  page.evaluate<string[]>("performance.getEntriesByType('resource').map(({ name }) => name)")

/** Opens a product page without any input. The window is so low that no wallet button is visible, which would count. */
async function openUntouched(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 500 })
  const path = await productWith(page, '/browse/womens', hasOnlySizes)
  await page.goto(path, { waitUntil: 'networkidle' })
}

test('a product page loads no React before the first input, and an open cart does not load the product form', async ({
  page,
}) => {
  await openUntouched(page)
  expect((await scriptsOf(page)).filter((name) => /\/(?:react|product)-[\w-]{8}\.js/.test(name))).toEqual([])
  await page.locator('[data-opens="cart"]:visible').first().click()
  await expect(page.getByRole('dialog', { name: messages.shell.bag }).getByRole('heading').nth(1)).toBeVisible()
  const scripts = (await scriptsOf(page)).join()
  expect(scripts).toMatch(/\/react-/)
  expect(scripts).not.toMatch(/\/product-[\w-]{8}\.js/)
})

test(
  'a size and a press of the button that came before React are not lost: the product is added',
  { tag: '@gate' },
  async ({ page }) => {
    await openUntouched(page)
    const release = await holdRequests(page, react)
    await anySize(page).click()
    await add(page).click()
    await expect(anySize(page).getByRole('radio')).toBeChecked()
    release()
    await expect(page.getByRole('dialog', { name: messages.bag.added })).toBeVisible()
    await expect(page).toHaveURL(/[?&]Size=/)
  },
)

test('a press of the button without a size that came before React shows the shop’s message, not the browser’s [PDP-16]', async ({
  page,
}) => {
  await openUntouched(page)
  const release = await holdRequests(page, react)
  await add(page).click()
  await expect(page.getByRole('status').filter({ hasText: messages.product.pleaseSelectSize })).toHaveCount(0)
  release()
  await expect(page.getByRole('status').filter({ hasText: messages.product.pleaseSelectSize })).toBeVisible()
})

test('a press of the button without a size adds nothing if a size is chosen before React has loaded', async ({
  page,
}) => {
  await openUntouched(page)
  const release = await holdRequests(page, react)
  const additions: string[] = []
  page.on('request', (request) => /\/api\/.*addCartItems/.test(request.url()) && additions.push(request.url()))
  await add(page).click()
  await anySize(page).click()
  release()
  await waitUntilInteractive(page, 'buy-box')
  // A press that is repeated comes before this one, and would open the dialog.
  await page.locator('.gallery__link').first().click()
  await expect(page.getByRole('dialog', { name: new RegExp(`^${pageMessages.gallery.title}`) })).toBeVisible()
  expect(additions).toEqual([])
})

test('a press of a picture that came before React opens the zoom dialog [PDP-07]', async ({ page }) => {
  await openUntouched(page)
  const { pathname } = new URL(page.url())
  const release = await holdRequests(page, react)
  await page.locator('.gallery__link').nth(1).click()
  release()
  const dialog = page.getByRole('dialog', { name: new RegExp(`^${pageMessages.gallery.title}`) })
  await expect(dialog.getByRole('status')).toContainText(/2 \/ \d/)
  expect(new URL(page.url()).pathname).toBe(pathname)
})

test.describe('when React does not load', () => {
  test.use({ expectedErrors: [/ERR_FAILED|^island |^SecurityError: The operation is insecure/] })

  test('a press of a picture leads to the picture, and the form is posted', { tag: '@gate' }, async ({ page }) => {
    await keepOldBuild(page)
    await page.route(react, (route) => route.abort())
    await openUntouched(page)
    const path = page.url()
    const picture = page.locator('.gallery__link').first()
    const href = new URL((await picture.getAttribute('href')) ?? '', path).href
    await picture.click()
    await expect(page).toHaveURL(href)
    await page.goBack()
    await anySize(page).click()
    await add(page).click()
    await expect(page).toHaveURL(/\/bag\?added=/)
  })
})
