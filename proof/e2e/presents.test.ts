import type { Page } from '@playwright/test'
import { fillCart } from './buy.ts'
import { expectAccessible } from './expect-accessible.ts'
import { payForPresent, presentIn } from './presents.ts'
import { checkOutAsGuest } from './shopper.ts'
import { expect, test } from './test.ts'
import { markets } from '#shared/markets.ts'
import { presents as texts } from '#shared/messages/presents.ts'

const message = 'Happy birthday, Ada'
const chosen = [texts.wrapped('Meadow'), message, texts.withoutPrices]

const sectionOf = (page: Page) => page.getByRole('region', { name: texts.title, exact: true })

test('a bag becomes a gift with message, paper and hidden prices, which the bag, the way to the till and the confirmation show [PRES-01] [PRES-02]', async ({
  page,
}) => {
  // A test from the bag to an order takes longer than the default timeout.
  test.slow()
  await fillCart(page, markets.en)
  await presentIn(page, { message, wrap: 'Meadow' })
  for (const text of chosen) await expect(sectionOf(page).locator('dl')).toContainText(text)
  await expectAccessible(page)
  await payForPresent(page, chosen)
})

test('the characters of the message are counted while it is typed, and announced when the typing pauses [PRES-10]', async ({
  page,
}) => {
  await fillCart(page, markets.en)
  const section = sectionOf(page)
  await section.getByText(texts.isPresent, { exact: true }).click()
  const field = section.getByLabel(texts.message)
  await expect(field).toHaveAccessibleDescription(texts.messageHint(160))
  const used = (count: number) => texts.used(160).replace('{used}', String(count))
  await expect(section.getByText(used(0))).toBeVisible()
  await field.pressSequentially(message)
  await expect(section.locator('.bag-present__used')).toHaveText(used(message.length))
  await expect(section.getByRole('status')).toHaveText(used(message.length))
  await field.fill('x'.repeat(160))
  await field.press('End')
  await field.pressSequentially('yz')
  await expect(field).toHaveValue('x'.repeat(160))
  await expect(section.locator('.bag-present__used')).toHaveText(used(160))
  await expectAccessible(page)
})

test('a gift is changed and removed, and the bag is an ordinary one again [PRES-01]', async ({ page }) => {
  await fillCart(page, markets.en)
  await presentIn(page, { message, wrap: 'Meadow' })
  const section = sectionOf(page)
  await section.getByText(texts.change, { exact: true }).click()
  await expect(section.getByLabel(texts.message)).toHaveValue(message)
  await section.getByLabel(texts.message).fill('')
  await section.getByRole('button', { name: texts.save }).click()
  await expect(section.locator('dl')).toContainText(texts.wrapped('Meadow'))
  await expect(section.locator('dl')).not.toContainText(message)
  await section.getByRole('button', { name: texts.remove }).click()
  await expect(section.getByText(texts.isPresent, { exact: true })).toBeVisible()
  await expect(section.locator('dl')).toHaveCount(0)
  await checkOutAsGuest(page, markets.en)
})
