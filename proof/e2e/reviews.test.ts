import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { productWith } from './product-with.ts'
import { expect, test } from './test.ts'
import { reviewForm, reviews } from '#shared/messages/reviews.ts'

/** A market without a ratings widget in the shop that `serve-shop.ts` starts. */
const prefix = '/us'

const sandbox = () => process.env['SANDBOX'] ?? ''
const list = (page: Page) => page.locator('.reviews__list li')

// Each width has products of its own, because the page of a product's reviews is cached.
for (const [width, category] of [
  [390, 'womens'],
  [1440, 'mens'],
] as const)
  test(
    `reviews are read, sorted and filtered, and one is written, checked and shown, without a violation of axe, at ${width} px [REV-01, REV-02, REV-05, REV-14]`,
    { tag: width === 1440 ? '@other-engines' : [] },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(
        await productWith(page, `${prefix}/browse/${category}`, (html) => /Read all \d\d reviews/.test(html)),
      )
      await page.locator('.product-page__rating a').click()
      await expect(page.getByRole('heading', { level: 2, name: reviews.title })).toBeInViewport()
      await expect(list(page)).toHaveCount(3)
      await expectAccessible(page)

      await page.getByRole('link', { name: /^Read all/ }).click()
      await expect(page.locator('.reviews--page')).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('link', { name: /^5 stars/ }).click()
      await expect(page).toHaveURL(/stars=5/)
      await expect(
        list(page)
          .getByRole('img', { name: reviews.outOfFive('5') })
          .first(),
      ).toBeVisible()
      await expect(list(page).getByRole('img', { name: reviews.outOfFive('4') })).toHaveCount(0)

      const title = `Seen at ${width} px`
      await page.getByRole('link', { name: reviews.write, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: /^Write a review of/ })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('radio', { name: /^4 stars/ }).check()
      await page.getByLabel(reviewForm.title, { exact: true }).fill(title)
      await page.getByLabel(reviewForm.text, { exact: true }).fill('<b>Bold</b> and warm')
      await page.getByLabel(reviewForm.name, { exact: true }).fill('Ada')
      await page.getByRole('main').getByLabel(reviewForm.email).fill(`${crypto.randomUUID()}@example.com`)
      const form = page.url()
      await page.getByRole('button', { name: reviewForm.send }).click()
      await expect(page.getByText(reviewForm.kept)).toBeVisible()
      await expect(list(page).getByText('<b>Bold</b> and warm')).toBeVisible()
      await expectAccessible(page)

      await page.goto(`${sandbox()}/control/reviews`)
      await page.getByRole('form', { name: title }).getByRole('button', { name: 'Approve' }).click()
      await expect(page.getByRole('form', { name: title })).toHaveCount(0)
      await page.goto(form)
      await page.getByRole('link', { name: /^Reviews of/ }).click()
      // This address is not in the cache yet.
      await page.getByRole('link', { name: /^4 stars/ }).click()
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
      await expect(list(page).getByText('<b>Bold</b> and warm')).toBeVisible()
    },
  )

test.describe('a review that is refused', () => {
  test.use({ expectedErrors: [/status of 422/] })

  test('a review that is too short comes back with a message at each field, without a violation of axe [REV-05, PDP-59]', async ({
    page,
  }) => {
    await page.goto(`${prefix}/write-review/1005`)
    await page.locator('.reviews__form').evaluate((form) => form.setAttribute('novalidate', ''))
    await page.getByLabel(reviewForm.title, { exact: true }).fill('No')
    await page.getByRole('button', { name: reviewForm.send }).click()
    await expect(page.getByText(reviewForm.problem)).toBeVisible()
    await expect(page.getByRole('textbox', { name: reviewForm.title, exact: true })).toHaveAccessibleDescription(
      reviewForm.issue.title,
    )
    await expect(page.getByLabel(reviewForm.title, { exact: true })).toHaveValue('No')
    await expectAccessible(page)
  })
})

test('a market with a ratings widget has no reviews of its own [REV-11]', async ({ page }) => {
  await page.goto(await productWith(page, '/browse/womens', (html) => html.includes('widget-slot--ratings')))
  await expect(page.locator('#reviews')).toHaveCount(0)
})
