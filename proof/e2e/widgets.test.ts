import type { BrowserContext, Page } from '@playwright/test'
import { isAsked, storeChoice } from './consent-choice.ts'
import { expectLayoutShift, watchLayoutShifts, watchLayoutShiftsNow } from './layout-shifts.ts'
import { holdRequests } from './page-scripts.ts'
import { productWith } from './product-with.ts'
import { expect, test } from './test.ts'
import { itemsPerPage } from '#shared/domain/listing.ts'
import { markets } from '#shared/markets.ts'
import * as words from '#shared/messages/product-page.ts'
import { listing, productDetails } from '#shared/messages/shop.ts'

const isSized = (html: string) => html.includes('class="option-group__choice"')

/** The script of the fit service loads when its fold is opened. */
const openFit = (page: Page) => page.locator('summary', { hasText: productDetails.fitAndSize }).click()

async function agree(context: BrowserContext): Promise<void> {
  await storeChoice(context, ['C0001', 'C0003'])
}

function requestedScripts(page: Page): string[] {
  const requestedUrls: string[] = []
  page.on(
    'request',
    (request) => /\/scripts\/(?:fit|ratings)\.js/.test(request.url()) && requestedUrls.push(request.url()),
  )
  return requestedUrls
}

test('the scripts of fit and ratings load only after the visitor consents, and then without a reload [PDP-57, PDP-58, TRK-16, D-19]', async ({
  page,
  context,
}) => {
  const requestedUrls = requestedScripts(page)
  await page.goto(await productWith(page, '/browse/womens', isSized))
  await openFit(page)
  await expect(page.getByText(words.thirdPartyWidgets.fit)).toBeVisible()
  await expect(page.getByText(words.thirdPartyWidgets.ratings)).toBeVisible()
  await isAsked(page)
  expect(requestedUrls).toEqual([])
  await agree(context)
  // Each loads when its place comes near or its fold is open; the rating is below the name.
  await expect(page.locator('.product-page__rating').getByText('out of 5')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Fit finder' })).toBeVisible()
  await page.locator('.widget-slot--ratings').scrollIntoViewIfNeeded()
  await expect(page.getByRole('region', { name: 'Ratings' })).toBeVisible()
  expect(requestedUrls).toHaveLength(2)
})

for (const market of Object.values(markets)) {
  test(`the fit widget in ${market.code} gets the product, its sizes and the market’s language, and shifts no layout [PDP-57, BAG-70]`, async ({
    page,
    context,
  }) => {
    await agree(context)
    const release = await holdRequests(page, '**/scripts/fit.js*')
    await watchLayoutShifts(page)
    await page.goto(await productWith(page, `${market.prefix}/browse/womens`, isSized))
    const finder = page.getByRole('region', { name: 'Fit finder' })
    await expectLayoutShift(page, { most: 0.02, isInputIgnored: true })
    const requested = page.waitForRequest('**/scripts/fit.js*')
    await openFit(page)
    await requested
    // The fold is open, which moves what is below it.
    await watchLayoutShiftsNow(page)
    release()
    await expect(finder).toBeVisible()
    await expect(page.locator('.widget-slot--fit')).toHaveAttribute('data-locale', market.fitLocale)
    await expectLayoutShift(page, { most: 0.02 })
    await finder.getByRole('button', { name: 'Find your size' }).click()
    await finder.getByRole('button', { name: 'Show my size' }).click()
    await expect(finder.getByRole('status')).toContainText('will fit you best')
  })
}

test('ratings show on the product page and on the cards of a listing, including cards that are added later [PDP-58]', async ({
  page,
  context,
}) => {
  await agree(context)
  await page.goto('/browse/womens')
  const card = page.getByRole('article').first()
  // The script of the ratings loads when a card comes near.
  await card.locator('[data-widget="ratings"]').scrollIntoViewIfNeeded()
  await expect(card.getByText('out of 5')).toBeVisible()
  const added = page.getByRole('article').nth(itemsPerPage)
  await page.getByRole('link', { name: listing.loadMore }).click()
  await added.scrollIntoViewIfNeeded()
  await expect(added.getByText('out of 5')).toBeVisible()
  await card.getByRole('link').first().click()
  await expect(page.getByRole('region', { name: 'Ratings' })).toBeVisible()
})

test('the ratings widget refuses a review whose title or message is too short [PDP-59] [D-152]', async ({
  page,
  context,
}) => {
  await agree(context)
  await page.goto(await productWith(page, '/browse/womens', isSized))
  const ratings = page.getByRole('region', { name: 'Ratings' })
  await page.locator('.widget-slot--ratings').scrollIntoViewIfNeeded()
  await ratings.getByRole('button', { name: 'Write a review' }).click()
  await ratings.getByLabel('Title').fill('Ok')
  await ratings.getByLabel('Your review').fill('Lovely cloth')
  await ratings.getByRole('button', { name: 'Send review' }).click()
  await expect(ratings.getByRole('status')).toHaveText('Please enter a title with at least 3 characters.')
  await ratings.getByLabel('Title').fill('Lovely')
  await ratings.getByLabel('Your review').fill(' No ')
  await ratings.getByRole('button', { name: 'Send review' }).click()
  await expect(ratings.getByRole('status')).toHaveText('Please enter a message with at least 3 characters.')
  await ratings.getByLabel('Your review').fill('Yes')
  await ratings.getByRole('button', { name: 'Send review' }).click()
  await expect(ratings.getByRole('status')).toHaveText('Thank you for your review.')
})

test('the rating slot on a card is not clickable', async ({ page }) => {
  await page.goto('/browse/womens')
  await page.getByRole('button', { name: listing.list, exact: true }).click()
  await expect(page.getByRole('button', { name: listing.list, exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('.product-card__rating[aria-pressed]')).toHaveCount(0)
})
