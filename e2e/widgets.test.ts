import type { BrowserContext, Page } from '@playwright/test'
import { markets } from '../shared/markets.ts'
import { listing } from '../shared/messages/en.ts'
import * as words from '../shared/messages/product-page.ts'
import { productWith } from './product-with.ts'
import { expect, test } from './test.ts'

const isSized = (html: string) => html.includes('class="option-group__choice"')

async function agree(context: BrowserContext): Promise<void> {
  await context.addCookies([
    { name: 'OptanonConsent', value: 'groups=C0001%3A1%2CC0003%3A1', url: process.env['SHOP'] ?? '' },
  ])
}

function scriptsAsked(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => /\/scripts\/(?:fit|ratings)\.js/.test(request.url()) && asked.push(request.url()))
  return asked
}

test('the scripts of fit and ratings load only after the visitor consents, and then without a reload [PDP-57, PDP-58, TRK-16, D-19]', async ({
  page,
}) => {
  const asked = scriptsAsked(page)
  await page.goto(await productWith(page, '/browse/womens', isSized))
  await expect(page.getByText(words.widgets.fit)).toBeVisible()
  await expect(page.getByText(words.widgets.ratings)).toBeVisible()
  await expect.poll(() => page.evaluate('document.body.dataset.behaviour')).toBe('widgets')
  await expect
    .poll(() =>
      page.evaluate("performance.getEntriesByType('resource').some(({ name }) => name.includes('/widgets-'))"),
    )
    .toBe(true)
  expect(asked).toEqual([])
  await page.evaluate(
    "window.OnetrustActiveGroups = ',C0001,C0003,'; document.dispatchEvent(new CustomEvent('consent.onetrust'))",
  )
  await expect(page.getByRole('region', { name: 'Fit finder' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Ratings' })).toBeVisible()
  expect(asked).toHaveLength(2)
})

for (const market of Object.values(markets)) {
  test(`the fit widget in ${market.code} gets the product, its sizes and the market’s language, and shifts no layout [PDP-57, BAG-70]`, async ({
    page,
    context,
  }) => {
    await agree(context)
    await page.addInitScript(
      "globalThis.shift = 0; new PerformanceObserver((list) => { for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) globalThis.shift += value }).observe({ type: 'layout-shift', buffered: true })",
    )
    await page.goto(await productWith(page, `${market.prefix}/browse/womens`, isSized))
    const finder = page.getByRole('region', { name: 'Fit finder' })
    await expect(finder).toBeVisible()
    await expect(page.locator('.widget-slot--fit')).toHaveAttribute('data-locale', market.fitLocale)
    expect(await page.evaluate('globalThis.shift')).toBeLessThan(0.02)
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
  await expect(card.getByText('out of 5')).toBeVisible()
  await card.getByRole('link').first().click()
  await expect(page.getByRole('region', { name: 'Ratings' })).toBeVisible()
})

test('a review that is too short shows an error [PDP-59]', async ({ page, context }) => {
  await agree(context)
  await page.goto(await productWith(page, '/browse/womens', isSized))
  const ratings = page.getByRole('region', { name: 'Ratings' })
  await ratings.getByRole('button', { name: 'Write a review' }).click()
  await ratings.getByLabel('Title').fill('Ok')
  await ratings.getByLabel('Your review').fill('Lovely cloth')
  await ratings.getByRole('button', { name: 'Send review' }).click()
  await expect(ratings.getByRole('status')).toHaveText(words.review.title)
  await ratings.getByLabel('Title').fill('Lovely')
  await ratings.getByRole('button', { name: 'Send review' }).click()
  await expect(ratings.getByRole('status')).toHaveText('Thank you for your review.')
})

test('the rating slot on a card is not clickable', async ({ page }) => {
  await page.goto('/browse/womens')
  await page.getByRole('button', { name: listing.list, exact: true }).click()
  await expect(page.getByRole('button', { name: listing.list, exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('.product-card__rating[aria-pressed]')).toHaveCount(0)
})
