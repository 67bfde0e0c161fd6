import { fillCart } from '../buy.ts'
import { payAtHostedCheckout } from '../hosted-checkout.ts'
import { presentIn } from '../presents.ts'
import { expectOrder, pressCheckout } from '../shopper.ts'
import { expect, test } from '../test.ts'
import { markets } from '#shared/markets.ts'
import { presents as texts } from '#shared/messages/presents.ts'
import * as messages from '#shared/messages/shop.ts'

const message = 'Happy birthday, Ada'
const chosen = [texts.wrapped('Meadow'), message, texts.withoutPrices]

test('without scripts a bag becomes a gift, which the bag, the way to the till and the confirmation show [PRES-01] [PRES-02]', async ({
  page,
}) => {
  // A test from the bag to an order takes longer than the default timeout.
  test.slow()
  await fillCart(page, markets.en)
  const section = page.getByRole('region', { name: texts.title, exact: true })
  await presentIn(page, { message, wrap: 'Meadow' })
  for (const text of chosen) await expect(section.locator('dl')).toContainText(text)
  await pressCheckout(page)
  await expect(page).toHaveURL(/\/checkout-identity$/)
  for (const text of chosen) await expect(page.getByRole('main')).toContainText(text)
  await page.getByRole('button', { name: messages.checkout.asGuest }).click()
  await payAtHostedCheckout(page, markets.en)
  await expect(page).toHaveURL(/\/order-confirmation\/[^/]+\/\d+/)
  for (const text of chosen) await expect(page.getByRole('main').locator('.present-details')).toContainText(text)
  await expectOrder(page, markets.en)
})

test('without scripts the message says how long it may be, and has no count of what was typed [PRES-10]', async ({
  page,
}) => {
  await fillCart(page, markets.en)
  const section = page.getByRole('region', { name: texts.title, exact: true })
  await section.getByText(texts.isPresent, { exact: true }).click()
  const field = section.getByLabel(texts.message)
  await expect(field).toHaveAccessibleDescription(texts.messageHint(160))
  await field.fill(message)
  await expect(section.locator('.bag-present__used')).toBeHidden()
})
