import type { Page } from '@playwright/test'
import { expect } from './test.ts'
import { currencyFormats, type Market } from '#shared/markets.ts'
import * as messages from '#shared/messages/shop.ts'

export function homeOf(market: Market): string {
  return market.prefix || '/'
}

/**
 * From the home page through the main navigation to a listing, and from there to a product. Every page must be of the
 * market.
 */
export async function findProduct(page: Page, market: Market): Promise<void> {
  expect((await page.goto(homeOf(market)))?.status()).toBe(200)
  await page
    .getByRole('navigation', { name: messages.shell.mainNavigation })
    .getByRole('link', { name: 'Womens' })
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`${market.prefix}/browse/`))
  const card = page.getByRole('article').first()
  await expect(card).toContainText(currencyFormats[market.currency].symbol)
  await card.getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`${market.prefix}/p/\\d+/`))
  // The URL changes when the navigation starts, the page when its HTML has arrived.
  await expect(page.locator('body')).toHaveAttribute('data-page-type', 'pdp')
}

/** Chooses another colour if there is one, then the first size and length in stock. */
export async function chooseOptions(page: Page): Promise<void> {
  const colours = page.getByRole('list', { name: messages.product.colour }).getByRole('link')
  if ((await colours.count()) > 1) {
    const other = colours.nth(1)
    const name = (await other.getAttribute('title')) ?? ''
    await other.click()
    await expect(colours.and(page.locator('[aria-current]'))).toHaveAttribute('title', name)
  }
  await chooseSize(page)
}

/** Chooses the first size and length in stock. */
export async function chooseSize(page: Page): Promise<void> {
  // Again if another test sells out the choice meanwhile.
  await expect(async () => {
    for (const name of [messages.product.size, messages.product.fit]) {
      const choices = page.getByRole('group', { name })
      if ((await choices.count()) === 0) continue
      const inStock = choices.locator('label').filter({ hasNotText: messages.product.optionSoldOut }).first()
      const value = await inStock.getByRole('radio').getAttribute('value', { timeout: 1000 })
      // The radio button lies under its label, so the label is what a finger taps.
      const label = choices.locator('label').filter({ has: page.locator(`input[value="${value}"]`) })
      await label.click()
      await expect(label.getByRole('radio')).toBeChecked({ timeout: 5000 })
      await expect(label).not.toContainText(messages.product.optionSoldOut, { timeout: 1 })
    }
  }).toPass({ timeout: 15_000 })
}

export async function addToBag(page: Page): Promise<void> {
  // The bar of a phone has the same button while this one is out of sight.
  await page.getByRole('button', { name: messages.product.addToBag }).first().click()
}

/** From the home page to a product, which its button adds to the cart. The pop-up says so. */
export async function walkToCart(page: Page, market: Market): Promise<void> {
  await findProduct(page, market)
  await chooseOptions(page)
  await addToBag(page)
  await expect(page.getByRole('dialog', { name: messages.bag.added })).toBeVisible()
}

/** Presses the only link of the bag page to the checkout. */
export async function pressCheckout(page: Page): Promise<void> {
  const link = page.getByRole('main').getByRole('link', { name: messages.bag.checkout })
  // Until the styles have loaded, those of the summary and of the bar are both there.
  await expect(link).toHaveCount(1)
  await link.click()
}

/** From the bag page to the hosted checkout, as a guest. */
export async function checkOutAsGuest(page: Page, market: Market): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`${market.prefix}/bag`))
  await expect(page.getByRole('main')).toContainText(currencyFormats[market.currency].symbol)
  await pressCheckout(page)
  await expect(page).toHaveURL(new RegExp(`${market.prefix}/checkout-identity$`))
  await page.getByRole('button', { name: messages.checkout.asGuest }).click()
}

/** The order confirmation shows the order in the market's currency and when it is expected, and the cart is empty. */
export async function expectOrder(page: Page, market: Market): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`${market.prefix}/order-confirmation/[^/]+/[^/]+`))
  await expect(page.getByRole('heading', { name: messages.order.thanks })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(currencyFormats[market.currency].symbol)
  await expect(page.getByRole('term').filter({ hasText: messages.order.expected })).toBeVisible()
  await page.goto(`${market.prefix}/bag`)
  await expect(page.getByRole('heading', { name: messages.bag.empty })).toBeVisible()
}
