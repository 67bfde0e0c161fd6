import type { Page } from '@playwright/test'
import { expect } from './test.ts'
import * as messages from '#shared/messages/shop.ts'

export const compareWidths = [390, 1440]

/** The products of the comparison, by name. */
const columnsOf = (page: Page) => page.locator('.compare .product-card__name a')

/**
 * From a product to its comparison, to one with a product less, back to all of them, to the shared address, and down to
 * an empty comparison. `check` sees the full and the empty comparison.
 */
export async function compareFromProduct(
  page: Page,
  check: (page: Page) => Promise<void> = async () => {},
): Promise<void> {
  await page.goto('/browse/womens/clothing/dresses')
  await page.locator('.product-card__name a').first().click()
  await expect(page.locator('body')).toHaveAttribute('data-page-type', 'pdp')
  const title = await page.getByRole('heading', { level: 1 }).filter({ visible: true }).first().innerText()
  await page.getByRole('link', { name: messages.compare.link }).click()
  await expect(page.getByRole('heading', { level: 1, name: messages.compare.title })).toBeVisible()
  await expect(page).toHaveURL(/\/compare\?products=\d+,\d+,\d+,\d+&colour=[^&]+$/)
  await expect(columnsOf(page).first()).toHaveText(title)
  await expect(page.getByRole('rowgroup').getByText(messages.compare.differs)).toBeVisible()
  await check(page)
  const all = await columnsOf(page).allInnerTexts()
  const [, second = ''] = all

  await page.getByRole('link', { name: `${messages.compare.remove} ${second}` }).click()
  await expect(columnsOf(page)).toHaveText(all.filter((name) => name !== second))
  const removed = page.url()
  await page.goBack()
  await expect(columnsOf(page)).toHaveText(all)

  const shared = await page.context().newPage()
  await shared.goto(removed)
  await expect(columnsOf(shared)).toHaveText(all.filter((name) => name !== second))
  await columnsOf(shared).last().click()
  await expect(shared.getByRole('heading', { level: 1 }).filter({ visible: true }).first()).toHaveText(all.at(-1) ?? '')

  for (let left = all.length - 1; left >= 0; left -= 1) {
    await page.locator('.compare__remove').first().click()
    await expect(columnsOf(page)).toHaveCount(left)
  }
  await expect(page.getByText(messages.compare.none)).toBeVisible()
  await check(page)
}
