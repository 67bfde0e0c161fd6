import type { Page } from '@playwright/test'
import { expect } from './test.ts'
import { presents as texts } from '#shared/messages/presents.ts'

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
