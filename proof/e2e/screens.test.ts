import type { Locator } from '@playwright/test'
import { expect, test } from './test.ts'
import * as messages from '#shared/messages/shop.ts'

const dresses = '/browse/womens/clothing/dresses'

const startOf = (element: Locator) => element.evaluate((node) => node.getBoundingClientRect().left)

test.describe('on a short screen', () => {
  test.use({ viewport: { width: 320, height: 256 } })

  test('nothing stays over a page at 400 % zoom', async ({ page }) => {
    await page.goto(dresses)
    await expect(page.locator('.product-card').first()).toBeAttached()
    const fixed = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
        .filter((element) => element.checkVisibility() && !element.closest('dialog'))
        .map((element) => element.className)
        .filter((name) => /site-header|listing-tools|bottom-navigation|sticky-bar/.test(name)),
    )
    expect(fixed).toEqual([])
  })
})

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 2560, height: 1300 } })

  test('header, listing and footer of a page begin at the same line', async ({ page }) => {
    await page.goto(dresses)
    const logo = await startOf(page.locator('.site-header .wordmark'))
    expect(logo).toBeGreaterThan(300)
    expect(Math.abs((await startOf(page.locator('.product-grid'))) - logo)).toBeLessThan(2)
    expect(Math.abs((await startOf(page.locator('.listing-tools__count'))) - logo)).toBeLessThan(2)
  })
})

test.describe('in forced colours', () => {
  test('the chosen size looks different from the others', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto(dresses)
    await page.goto((await page.locator('.product-card__name a').first().getAttribute('href')) ?? '')
    const sizes = page.getByRole('group', { name: messages.product.size })
    await sizes.locator('label').filter({ hasNotText: messages.product.optionSoldOut }).first().click()
    const chosen = sizes.getByRole('radio', { checked: true })
    await expect(chosen).toHaveCount(1)
    const other = sizes.getByRole('radio', { checked: false, disabled: false }).first()
    const ground = (size: Locator) =>
      size.evaluate((node) => getComputedStyle(node.nextElementSibling!).backgroundColor)
    expect(await ground(chosen)).not.toBe(await ground(other))
  })
})
