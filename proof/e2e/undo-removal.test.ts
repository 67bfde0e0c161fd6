import { fillCart } from './buy.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './test.ts'
import { markets } from '#shared/markets.ts'
import { cartControls } from '#shared/messages/cart-controls.ts'

for (const [name, viewport] of Object.entries({
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
}))
  test(`a line that was removed from the bag page comes back on a ${name}, without a pop-up`, async ({ page }) => {
    await fillCart(page, markets.en)
    await page.setViewportSize(viewport)
    await page.goto('/bag')
    const main = page.getByRole('main')
    const removed = main.getByRole('button', { name: /^Remove/ })
    const lineName = await main.locator('[data-line-name]').first().textContent()
    await expect(async () => {
      await removed.first().click({ timeout: 1000 })
      await expect(removed).toHaveCount(0, { timeout: 2000 })
    }).toPass()
    await expect(page.getByText(cartControls.removed(lineName ?? ''))).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: cartControls.undo }).click()
    // A gift that the line earns has no such button.
    await expect(removed).toHaveCount(1)
    await expect(main.locator('[data-line-name]').first()).toHaveText(lineName ?? '')
    await expect(page.locator('dialog[open]')).toHaveCount(0)
    await expect(page.getByRole('button', { name: cartControls.undo })).toHaveCount(0)
  })
