import type { Page } from '@playwright/test'
import { payAtHostedCheckout } from './hosted-checkout.ts'
import { expectOrder, pressCheckout } from './shopper.ts'
import { expect } from './test.ts'
import { markets } from '#shared/markets.ts'
import { presents as texts } from '#shared/messages/presents.ts'
import * as messages from '#shared/messages/shop.ts'

/** Makes the bag of the open bag page a present with a message and a paper, without prices on the packing slip. */
export async function presentIn(page: Page, { message, wrap }: { message: string; wrap: string }): Promise<void> {
  const section = page.getByRole('region', { name: texts.title, exact: true })
  await section.getByText(texts.isPresent, { exact: true }).click()
  await section.getByLabel(texts.message).fill(message)
  await section.getByRole('radio', { name: wrap }).check()
  await section.getByRole('checkbox', { name: texts.hidePrices }).check()
  await section.getByRole('button', { name: texts.save }).click()
  await expect(section.locator('dl')).toContainText(message)
}

/** From the bag to the order: each page on the way shows what was `chosen`. */
export async function payForPresent(page: Page, chosen: readonly string[]): Promise<void> {
  await pressCheckout(page)
  await expect(page).toHaveURL(/\/checkout-identity$/)
  for (const text of chosen) await expect(page.getByRole('main')).toContainText(text)
  await page.getByRole('button', { name: messages.checkout.asGuest }).click()
  await payAtHostedCheckout(page, markets.en)
  await expect(page).toHaveURL(/\/order-confirmation\/[^/]+\/\d+/)
  for (const text of chosen) await expect(page.getByRole('main').locator('.present-details')).toContainText(text)
  await expectOrder(page, markets.en)
}
