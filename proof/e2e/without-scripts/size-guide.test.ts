import { expect, test } from '../test.ts'

test('without scripts the size guide of a product is a link to the chart of its kind', async ({ page }) => {
  await page.goto('/browse/womens/clothing/dresses')
  await page.locator('.product-card__name a').first().click()
  await page.getByRole('link', { name: 'Size Guide' }).first().click()
  await expect(page).toHaveURL(/\/size-guide#womens/)
  await expect(page.locator('table:target caption')).toBeVisible()
})
