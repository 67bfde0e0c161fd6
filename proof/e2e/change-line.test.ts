import type { Page } from '@playwright/test'
import { fillCart } from './buy.ts'
import { changeLink, chooseOther, expectChanged, expectOneLine, expectOwnChoice } from './change-line.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './test.ts'
import { markets } from '#shared/markets.ts'
import { cartControls } from '#shared/messages/cart-controls.ts'
import { changeLine } from '#shared/messages/change-line.ts'
import * as messages from '#shared/messages/shop.ts'

// A refusal, and a script that does not load, are in the console too.
test.use({ expectedErrors: [/status of 409|^cart changeItem: ApiError|ERR_FAILED/] })

test('the size of a line is changed in a sheet over the bag, and the focus returns to the line [BAG-73] [BAG-74] [D-208]', async ({
  page,
}) => {
  await fillCart(page, markets.us)
  await expectOneLine(page)
  await pressChange(page)
  const sheet = page.getByRole('dialog', { name: cartControls.change })
  await expectOwnChoice(sheet)
  await expect(sheet.getByRole('radio', { checked: true })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(changeLink(page)).toBeFocused()

  await pressChange(page)
  const name = await chooseOther(sheet)
  await sheet.getByRole('button', { name: changeLine.change, exact: true }).click()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/\/bag$/)
  await expectChanged(page, name)
  await expect(changeLink(page)).toBeFocused()

  await pressChange(page)
  await expect(sheet.locator('label:has(:checked)')).toContainText(name)
  await sheet.getByRole('link', { name: changeLine.keep }).click()
  await expect(sheet).toBeHidden()
})

test('a refusal is shown in the sheet, and the bag stays as it was [BAG-74]', async ({ page }) => {
  await fillCart(page, markets.us)
  await expectOneLine(page)
  const before = await page.getByRole('main').locator('.bag-line__attributes').first().textContent()
  await page.route('**/api/bigcommerce/changeCartItem', (route) =>
    route.fulfill({ status: 409, json: { type: 'https://shop.example/problems/insufficient-stock', title: 'x' } }),
  )
  await pressChange(page)
  const sheet = page.getByRole('dialog', { name: cartControls.change })
  await chooseOther(sheet)
  await sheet.getByRole('button', { name: changeLine.change, exact: true }).click()
  await expect(sheet.getByRole('alert')).toHaveText(messages.bag.exceedsStock)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('main').locator('.bag-line__attributes').first()).toHaveText(before ?? '')
})

test('the sheet loads when it is asked for, and without it the link is followed [BAG-75]', async ({ page }) => {
  const asked: string[] = []
  await page.route(/\/change-line-[\w-]+\.js/, (route) => {
    asked.push(route.request().url())
    return route.abort()
  })
  await fillCart(page, markets.us)
  await expectOneLine(page)
  expect(asked).toEqual([])
  await pressChange(page)
  await expect(page.getByRole('heading', { level: 1, name: cartControls.change })).toBeVisible()
  expect(asked).not.toEqual([])
})

/** Presses the link once its island lives: before that it is followed. */
async function pressChange(page: Page): Promise<void> {
  await expect(changeLink(page)).toHaveAttribute('aria-haspopup', 'dialog')
  await changeLink(page).click()
}
