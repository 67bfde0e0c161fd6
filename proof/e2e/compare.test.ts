import { compareFromProduct, compareWidths } from './compare.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './test.ts'
import { quickAdd } from '#shared/messages/listing.ts'
import * as messages from '#shared/messages/shop.ts'

for (const width of compareWidths) {
  test(`a product is compared with similar ones, which can be removed and shared, without a violation of axe, at ${width} px [D-204]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await compareFromProduct(page, expectAccessible)
  })
}

test('a product is added to the bag from its column of the comparison [D-204]', async ({ page }) => {
  await page.goto('/compare?like=1005')
  const link = page.getByRole('link', { name: quickAdd.title }).first()
  const name = (await link.getAttribute('aria-label')) ?? ''
  await link.click()
  const panel = page.getByRole('dialog', { name })
  await expect(panel.getByRole('group').first()).toBeVisible()
  for (const group of await panel.getByRole('group').all())
    await group.locator('.quick-add__choice').and(panel.locator(':enabled')).first().click()
  await panel.locator('.quick-add__button').click()
  await expect(page.getByRole('dialog', { name: messages.bag.added })).toBeVisible()
})
