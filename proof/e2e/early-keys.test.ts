import type { Page } from '@playwright/test'
import { holdFrames, holdRequests, keepOldBuild, waitUntilInteractive } from './page-scripts.ts'
import { findProduct } from './shopper.ts'
import { expect, test } from './test.ts'
import { markets } from '#shared/markets.ts'
import { quickAdd } from '#shared/messages/listing.ts'
import * as overlays from '#shared/messages/panels.ts'
import * as pageMessages from '#shared/messages/product-page.ts'
import * as messages from '#shared/messages/shop.ts'

const listing = '/browse/womens/clothing/dresses'
const { shell } = messages

/** A link that opens a panel, on a page that has it. */
const panels = [
  { id: 'cart', path: '/', width: 1280 },
  { id: 'wishlist', path: '/', width: 1280 },
  { id: 'login', path: '/', width: 390 },
  { id: 'menu', path: '/', width: 390 },
  { id: 'filters', path: listing, width: 1280 },
]
const opener = (page: Page, id: string) => page.locator(`[data-opens="${id}"]:visible`).first()
const bagLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: shell.bag })
const zoomDialog = (page: Page) => page.getByRole('dialog', { name: new RegExp(`^${pageMessages.gallery.title}`) })

for (const { id, path, width } of panels) {
  test(`Escape closes the panel '${id}' in the frame in which it appears, and it stays closed [LAY-23]`, async ({
    page,
  }) => {
    const frames = await holdFrames(page)
    await page.setViewportSize({ width, height: 900 })
    await page.goto(path)
    const link = opener(page, id)
    await expect(link).toBeVisible()
    await frames.hold()
    await link.press('Enter')
    const panel = page.locator(`dialog#${id}`)
    await expect(panel).toBeVisible()
    await page.keyboard.press('Escape')
    await frames.release()
    await expect(panel).toBeHidden()
    await expect(link).toBeFocused()
    await link.click()
    await expect(page.locator(`dialog#${id}:modal`)).toBeVisible()
  })
}

test('a panel that was closed and opened again within a frame is modal, and Escape closes it [LAY-23]', async ({
  page,
}) => {
  const frames = await holdFrames(page)
  await page.goto('/')
  await frames.hold()
  await bagLink(page).press('Enter')
  await expect(page.locator('dialog#cart')).toBeVisible()
  await page.keyboard.press('Escape')
  await bagLink(page).press('Enter')
  await frames.release()
  await expect(page.locator('dialog#cart:modal')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog#cart')).toBeHidden()
})

test(
  'a press that opens a panel is not lost if the panel was closed just before [LAY-23]',
  { tag: '@gate' },
  async ({ page }) => {
    await page.goto('/')
    await opener(page, 'search').click()
    await expect(page.locator('dialog#search:modal')).toBeVisible()
    // A busy browser handles the press before it reports that the dialog has closed.
    await page.evaluate(
      `document.querySelector('#search').close(); document.querySelector('[data-opens=search]').click()`,
    )
    await page.evaluate('new Promise((resolve) => setTimeout(resolve, 50))')
    await expect(page.locator('dialog#search:modal')).toBeVisible()
  },
)

test.describe('when a script does not load', () => {
  test.use({ expectedErrors: [/ERR_FAILED|island wishlist-panel/] })

  test('a panel that was closed before its script failed to load does not lead to its page [LAY-23]', async ({
    page,
  }) => {
    await keepOldBuild(page)
    const { promise: isClosed, resolve: fail } = Promise.withResolvers<void>()
    await page.route('**/wishlist-panel-*.js', async (route) => {
      await isClosed
      await route.abort()
    })
    await page.goto('/')
    const requested = page.waitForRequest('**/wishlist-panel-*.js')
    await opener(page, 'wishlist').click()
    await requested
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog#wishlist')).toBeHidden()
    const failed = page.waitForEvent('console', (message) => message.text().includes('island wishlist-panel'))
    fail()
    await failed
    await opener(page, 'search').click()
    await expect(page.locator('dialog#search')).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/')
  })
})

test('Escape that was pressed before the script of the mega-menu had loaded closes the menu [BLK-25]', async ({
  page,
}) => {
  const releaseScript = await holdRequests(page, '**/menus-*.js')
  await page.goto('/browse/mens')
  const menu = page.getByRole('navigation', { name: shell.mainNavigation })
  const panelLink = menu.getByRole('link', { name: 'Nightwear' }).first()
  const requested = page.waitForRequest('**/menus-*.js')
  await menu.getByLabel(shell.menuOf('Womens')).press('Enter')
  await requested
  await panelLink.focus()
  await page.keyboard.press('Escape')
  releaseScript()
  await expect(panelLink).toBeHidden()
  await expect(menu.getByLabel(shell.menuOf('Womens'))).toBeFocused()
})

test('Escape stops a quick add panel whose script is still loading, and two presses open it once [PLP-43]', async ({
  page,
}) => {
  const releaseScript = await holdRequests(page, '**/quick-add-*.js')
  await page.goto(listing)
  const trigger = page.locator('[data-quick-add][aria-haspopup="dialog"]').first()
  const panel = page.getByRole('dialog', { name: quickAdd.title })
  const requested = page.waitForRequest('**/quick-add-*.js')
  await trigger.click()
  await requested
  await page.keyboard.press('Escape')
  const second = page.locator('[data-quick-add][aria-haspopup="dialog"]').nth(1)
  await second.click()
  await second.click()
  releaseScript()
  await expect(panel).toHaveCount(1)
  await expect(second).toHaveAttribute('aria-expanded', 'true')
  await expect(trigger).not.toHaveAttribute('aria-expanded', 'true')
})

test('Escape closes the panel in front of an open quick add panel first [PLP-43]', async ({ page }) => {
  await page.goto(listing)
  await page.locator('[data-quick-add][aria-haspopup="dialog"]').first().click()
  const panel = page.getByRole('dialog', { name: quickAdd.title })
  await expect(panel).toBeFocused()
  await bagLink(page).press('Enter')
  await expect(page.locator('dialog#cart:modal')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog#cart')).toBeHidden()
  await expect(panel).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
})

test('Escape stops the zoom dialog while its script is loading', async ({ page }) => {
  const releaseScript = await holdRequests(page, '**/zoom-*.js')
  await findProduct(page, markets.en)
  await waitUntilInteractive(page, 'buy-box')
  const pictures = page.locator('.gallery__link')
  const requested = page.waitForRequest('**/zoom-*.js')
  await pictures.first().click()
  await requested
  await page.keyboard.press('Escape')
  releaseScript()
  await pictures.nth(1).click()
  await expect(zoomDialog(page).getByRole('status')).toContainText(/2 \/ \d/)
})

test('a picture that is pressed while the zoom dialog of another is loading takes its place', async ({ page }) => {
  const releaseScript = await holdRequests(page, '**/zoom-*.js')
  await findProduct(page, markets.en)
  await waitUntilInteractive(page, 'buy-box')
  const pictures = page.locator('.gallery__link')
  await pictures.first().click()
  await pictures.nth(1).click()
  releaseScript()
  await expect(zoomDialog(page).getByRole('status')).toContainText(/2 \/ \d/)
  await expect(page.locator('sv-island[data-name="zoom"]')).toHaveCount(1)
})

test.describe('a visitor from the United States', () => {
  test.use({ extraHTTPHeaders: { 'cf-ipcountry': 'US' } })

  test('the offer of another market does not close an open zoom dialog', async ({ page }) => {
    const { promise: isOpen, resolve: answer } = Promise.withResolvers<void>()
    await page.route('**/api/locale', async (route) => {
      await isOpen
      await route.continue()
    })
    const listed = await (await page.request.get(listing)).text()
    await page.goto(/"(\/p\/\d+\/[^"]+)"/.exec(listed)?.[1] ?? '')
    await waitUntilInteractive(page, 'buy-box')
    await page.locator('.gallery__link').first().click()
    await expect(zoomDialog(page)).toBeVisible()
    const answered = page.waitForResponse('**/api/locale')
    answer()
    await (await answered).finished()
    await page.keyboard.press('ArrowRight')
    await expect(zoomDialog(page).getByRole('status')).toContainText(/2 \/ \d/)
    await expect(page.getByRole('dialog', { name: overlays.locale.title })).toBeHidden()
  })
})
