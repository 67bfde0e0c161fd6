import { fillCart } from '../buy.ts'
import { payForPresent, presentIn } from '../presents.ts'
import { expect, test } from '../test.ts'
import { markets } from '#shared/markets.ts'
import { presents as texts } from '#shared/messages/presents.ts'

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
  await payForPresent(page, chosen)
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
