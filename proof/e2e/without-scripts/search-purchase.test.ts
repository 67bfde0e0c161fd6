import { addToBag, chooseSize } from '../shopper.ts'
import { expect, test } from '../test.ts'
import { listingCounts } from '#shared/messages/counts.ts'
import * as messages from '#shared/messages/shop.ts'

test('without scripts a dress that was found by search, and refined by rating, goes into the bag in a size [SRCH-02] [PLP-20]', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  const field = page.getByRole('main').getByRole('searchbox')
  await field.fill('red dress')
  await field.press('Enter')
  await page.getByRole('link', { name: messages.listing.filter }).click()
  await page.getByText('Rating', { exact: true }).click()
  await page.getByRole('radio', { name: listingCounts.starsAndMore('4') }).check()
  await page.getByRole('button', { name: messages.listing.done }).click()
  await expect(page.getByRole('list', { name: messages.listing.chosen })).toContainText(listingCounts.starsAndMore('4'))
  const result = page.getByRole('article').first().getByRole('heading').getByRole('link')
  const name = (await result.textContent()) ?? ''
  expect(name).toMatch(/dress/i)
  await result.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await chooseSize(page)
  await addToBag(page)
  await expect(page).toHaveURL(/\/bag/)
  await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible()
})
