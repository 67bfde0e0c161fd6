import { productWith } from '../product-with.ts'
import { expect, test } from '../test.ts'
import { markets } from '#shared/markets.ts'
import { reviewForm, reviews } from '#shared/messages/reviews.ts'

// The third market has a ratings widget in the shop that `serve-shop.ts` starts.
for (const { code, prefix } of [markets.us, markets.eu])
  test(
    `without scripts reviews are read and filtered, and one is written and seen by its writer, in market ${code} [REV-01, REV-02, REV-05, REV-14]`,
    { tag: code === 'us' ? '@gate' : [] },
    async ({ page }) => {
      const list = page.locator('.reviews__list li')
      await page.goto(await productWith(page, `${prefix}/browse/kids`, (html) => /Read all \d\d reviews/.test(html)))
      await expect(list).toHaveCount(3)
      await page.getByRole('link', { name: /^Read all/ }).click()
      await page.getByRole('link', { name: /^5 stars/ }).click()
      await expect(page).toHaveURL(/stars=5/)
      await expect(list.getByRole('img', { name: reviews.outOfFive('4') })).toHaveCount(0)

      await page.getByRole('link', { name: reviews.write, exact: true }).click()
      await page.getByRole('radio', { name: /^4 stars/ }).check()
      await page.getByLabel(reviewForm.title, { exact: true }).fill('Without scripts')
      await page.getByLabel(reviewForm.text, { exact: true }).fill('<b>Bold</b> and warm')
      await page.getByLabel(reviewForm.name, { exact: true }).fill('Ada')
      await page.getByRole('main').getByLabel(reviewForm.email).fill(`${crypto.randomUUID()}@example.com`)
      await page.getByRole('button', { name: reviewForm.send }).click()
      await expect(page.getByText(reviewForm.kept)).toBeVisible()
      await expect(list.getByText('<b>Bold</b> and warm')).toBeVisible()
    },
  )
