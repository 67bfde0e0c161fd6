import { expect, test } from '../test.ts'
import { arrivalCheck } from '#shared/messages/delivery-terms.ts'
import { quickAdd } from '#shared/messages/listing.ts'
import { figureChoice } from '#shared/messages/pages.ts'
import * as messages from '#shared/messages/shop.ts'

const dresses = '/browse/womens/clothing/dresses'

test(
  'without scripts the filters are a form that opens the filtered listing [PLP-26]',
  { tag: '@gate' },
  async ({ page }) => {
    await page.goto(dresses)
    await page.getByRole('link', { name: messages.listing.filter }).click()
    const box = page.getByRole('checkbox').first()
    const value = (await box.getAttribute('value')) ?? ''
    await box.check()
    await page.getByRole('button', { name: messages.listing.done }).click()
    await expect(page).toHaveURL(/filters%5Bsize%5D=/)
    await expect(page.getByRole('list', { name: messages.listing.chosen })).toContainText(value)
  },
)

test('without scripts the filters ask for a day, and a chip removes it [DATE-06]', async ({ page }) => {
  const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  await page.goto(dresses)
  await page.getByRole('link', { name: messages.listing.filter }).click()
  await page.getByLabel(arrivalCheck.label).fill(day)
  await page.getByRole('button', { name: messages.listing.done }).click()
  await expect(page).toHaveURL(new RegExp(`[?&]by=${day}(&|$)`))
  const chip = page.getByRole('list', { name: messages.listing.chosen }).getByRole('link', { name: /Here by/ })
  await chip.click()
  await expect(page).not.toHaveURL(/by=/)
  await expect(chip).toHaveCount(0)
})

test('without scripts a price slider that was moved refines the listing', async ({ page }) => {
  await page.goto(dresses)
  await page.getByRole('link', { name: messages.listing.filter }).click()
  const slider = page.getByRole('slider', { name: messages.listing.highestPrice })
  await slider.press('Home')
  const value = await slider.inputValue()
  await page.getByRole('button', { name: messages.listing.done }).click()
  await expect(page.getByRole('list', { name: messages.listing.chosen })).toContainText(`Up to £${value}`)
})

test(
  'without scripts sort order, next page and quick add are links, and the view switch, which needs scripts, is hidden',
  { tag: '@gate' },
  async ({ page }) => {
    await page.goto(dresses)
    await page.getByText(messages.listing.sort, { exact: true }).click()
    await page.getByRole('link', { name: 'Price: low to high' }).click()
    await expect(page).toHaveURL(/sort=price-asc/)
    await page.getByRole('link', { name: messages.listing.loadMore }).click()
    await expect(page).toHaveURL(/sort=price-asc&page=2/)
    await expect(page.getByRole('button', { name: messages.listing.list, exact: true })).toBeHidden()
    await page.getByRole('link', { name: quickAdd.title }).first().click()
    await expect(page).toHaveURL(/\/p\/\d+\//)
    await expect(page.getByRole('button', { name: messages.product.addToBag })).toBeVisible()
  },
)

test('without scripts a press chooses who wears the clothes, here and on the page of a product [WORN-04]', async ({
  page,
}) => {
  await page.goto(dresses)
  const grace = page.getByRole('button', { name: figureChoice.on('Grace', '14') })
  await grace.click()
  await expect(page).toHaveURL(new RegExp(`${dresses}$`))
  await expect(grace).toHaveAttribute('aria-pressed', 'true')
  const card = page.getByRole('article').first()
  await expect(card.locator('img').first()).toHaveAttribute('src', /_2\?on=grace&/)
  await card.getByRole('heading').getByRole('link').click()
  await expect(grace).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('.gallery img').first()).toHaveAttribute('src', /_2\?on=grace&/)
  await page.getByRole('button', { name: figureChoice.without }).click()
  await expect(page.locator('.gallery img').first()).toHaveAttribute('src', /_1\?/)
})
