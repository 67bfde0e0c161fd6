import type { Page } from '@playwright/test'
import { fillCart } from './buy.ts'
import { expect } from './test.ts'
import { markets } from '#shared/markets.ts'
import { cartControls } from '#shared/messages/cart-controls.ts'
import { changeLine } from '#shared/messages/change-line.ts'
import * as messages from '#shared/messages/shop.ts'

/** Fills the bag and changes the size on the page that the line links to. `onPage` looks at that page. */
export async function changeSizeInBag(page: Page, onPage = async () => {}): Promise<void> {
  await fillCart(page, markets.us)
  await expect(page.getByRole('main').locator('a[data-line-name]')).toHaveCount(1)
  await page.getByRole('main').getByRole('link', { name: cartControls.change }).click()
  await expect(page.getByRole('heading', { level: 1, name: cartControls.change })).toBeVisible()
  const form = page.getByRole('main').locator('form')
  await expect(form.getByRole('radio', { checked: true })).toHaveCount(1)
  await expect(form.locator('label', { has: page.locator(':checked') })).toContainText(changeLine.current)
  await onPage()
  const other = form
    .locator('label')
    .filter({ has: page.locator('input:not(:checked):enabled') })
    .first()
  const name = ((await other.locator('span > span').first().textContent()) ?? '').trim()
  await other.click()
  await page.getByRole('button', { name: changeLine.change, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: messages.bag.title })).toBeVisible()
  await expect(page.getByRole('main').locator('a[data-line-name]')).toHaveCount(1)
  await expect(page.getByRole('main').locator('.bag-line__attributes').first()).toContainText(
    name.split(' · ')[0] ?? '',
  )
  await page.getByRole('main').getByRole('link', { name: cartControls.change }).click()
  await expect(form.locator('label', { has: page.locator(':checked') })).toContainText(name)
  await page.getByRole('link', { name: changeLine.keep }).click()
  await expect(page.getByRole('heading', { level: 1, name: messages.bag.title })).toBeVisible()
}
