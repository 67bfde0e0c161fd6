import { waitUntilInteractive } from './page-scripts.ts'
import { addToBag, chooseSize } from './shopper.ts'
import { expect, test } from './test.ts'
import { listingCounts } from '#shared/messages/counts.ts'
import { search } from '#shared/messages/panels.ts'
import * as messages from '#shared/messages/shop.ts'

test(
  'a dress that was found in the search overlay goes into the bag in a size [SRCH-01] [SRCH-07]',
  { tag: '@gate' },
  async ({ page }) => {
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
    await waitUntilInteractive(page, 'search-panel')
    await page.getByRole('combobox', { name: search.label }).pressSequentially('red dress')
    const result = page.getByRole('group', { name: search.products }).getByRole('option').first()
    const heading = result.locator('.search-results__name')
    // Until the last letter is answered, the list shows what was found for the letters before it.
    await expect(heading).toHaveText(/dress/i)
    const name = (await heading.textContent()) ?? ''
    await result.click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await chooseSize(page)
    await addToBag(page)
    const added = page.getByRole('dialog', { name: messages.bag.added })
    await added.getByRole('link', { name: messages.bag.viewBag }).click()
    await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible()
  },
)

test('the filters of search results open, change and apply with the keyboard only [PLP-20] [SRCH-15]', async ({
  page,
}) => {
  await page.goto('/search?query=dress')
  const opener = page.getByRole('link', { name: messages.listing.filter })
  await opener.press('Enter')
  const panel = page.getByRole('dialog', { name: messages.listing.filter })
  await expect(panel).toBeVisible()
  const all = await panel.getByRole('status').textContent()
  const group = panel.getByText('Rating', { exact: true })
  await group.press('Enter')
  await panel.getByRole('radio', { name: messages.listing.anyRating }).press('ArrowDown')
  await expect(panel.getByRole('radio', { name: listingCounts.starsAndMore('4') })).toBeChecked()
  await expect(panel.getByRole('status')).not.toHaveText(all ?? '')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?query=dress&filters%5Brating%5D=4$/)
  await expect(page.getByRole('list', { name: messages.listing.chosen })).toContainText(listingCounts.starsAndMore('4'))
  await opener.press('Enter')
  await panel.getByRole('radio', { name: listingCounts.starsAndMore('4') }).press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?query=dress$/)
})
