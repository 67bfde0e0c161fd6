import type { Locator, Page } from '@playwright/test'
import { fillCart } from './buy.ts'
import { expect } from './test.ts'
import { markets } from '#shared/markets.ts'
import { cartControls } from '#shared/messages/cart-controls.ts'
import { changeLine } from '#shared/messages/change-line.ts'
import * as messages from '#shared/messages/shop.ts'

/** Fills the bag and changes the size on the page that the line links to. `onPage` looks at that page. */
export async function changeSizeInBag(page: Page, onPage = async () => {}): Promise<void> {
  await fillCart(page, markets.us)
  await expectOneLine(page)
  await changeLink(page).click()
  await expect(page.getByRole('heading', { level: 1, name: cartControls.change })).toBeVisible()
  const form = page.getByRole('main').locator('form')
  await expectOwnChoice(form)
  await onPage()
  const name = await chooseOther(form)
  await form.getByRole('button', { name: changeLine.change, exact: true }).click()
  await expectChanged(page, name)
  await changeLink(page).click()
  await expect(form.locator('label', { has: page.locator(':checked') })).toContainText(name)
  await page.getByRole('link', { name: changeLine.keep }).click()
  await expect(page.getByRole('heading', { level: 1, name: messages.bag.title })).toBeVisible()
}

/** The link that changes the only line of the bag page. */
export function changeLink(page: Page): Locator {
  return page.getByRole('main').getByRole('link', { name: cartControls.change })
}

export async function expectOneLine(page: Page): Promise<void> {
  await expect(page.getByRole('main').locator('a[data-line-name]')).toHaveCount(1)
}

export async function expectOwnChoice(form: Locator): Promise<void> {
  await expect(form.getByRole('radio', { checked: true })).toHaveCount(1)
  await expect(form.locator('label:has(:checked)')).toContainText(changeLine.current)
}

/** Chooses another variant of the open colour. Returns its name. */
export async function chooseOther(form: Locator): Promise<string> {
  const other = form.locator('label:visible:has(input:not(:checked):enabled)').first()
  const name = ((await other.locator('span > span').first().textContent()) ?? '').trim()
  await other.click()
  return name
}

export async function expectChanged(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: messages.bag.title })).toBeVisible()
  await expectOneLine(page)
  await expect(page.getByRole('main').locator('.bag-line__attributes').first()).toContainText(
    name.split(' · ')[0] ?? '',
  )
}
