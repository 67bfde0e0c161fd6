import type { Page } from '@playwright/test'
import { logIn, newShopper, type Shopper } from './accounts.ts'
import { payAtHostedCheckout } from './hosted-checkout.ts'
import { addToBag, chooseOptions, expectOrder, findProduct } from './shopper.ts'
import { expect } from './test.ts'
import type { Market } from '#shared/markets.ts'
import * as messages from '#shared/messages/shop.ts'
import { addressFields } from '#shared/test/address-fields.ts'

/** Adds a product of the market to the cart and opens the bag page. */
export async function fillCart(page: Page, market: Market): Promise<void> {
  await findProduct(page, market)
  await chooseOptions(page)
  await addToBag(page)
  const added = page
    .getByRole('dialog', { name: messages.bag.added })
    .or(page.getByRole('heading', { level: 1, name: messages.bag.title }))
  await expect(added.first()).toBeVisible()
  await page.goto(`${market.prefix}/bag`)
  await expect(page.getByRole('heading', { level: 1, name: messages.bag.title })).toBeVisible()
}

/** From the bag page to the checkout login page, which offers guest checkout and login. */
export async function goToCheckoutLogin(page: Page, market: Market): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: messages.bag.checkout }).click()
  await expect(page).toHaveURL(new RegExp(`${market.prefix}/checkout-identity$`))
}

/** Creates an account in another browser context, so that this one remains a guest's. */
export async function openAccount(page: Page): Promise<Shopper> {
  const shopper = newShopper()
  const browser = page.context().browser()
  if (!browser) throw new Error('There is no browser.')
  const context = await browser.newContext()
  const fields = {
    title: 'Ms',
    first_name: shopper.first_name,
    last_name: shopper.last_name,
    phone: '07700 900111',
    email: shopper.email,
    password: shopper.password,
    ...addressFields,
  }
  const origin = process.env['SHOP'] ?? ''
  const answer = await context.request.post(`${origin}/create-account`, { form: fields, headers: { origin } })
  expect(answer.url()).toContain('/my-account')
  await context.close()
  return shopper
}

/** From a product page to the confirmed order, as a customer who logs in on the way. */
export async function buyAsMember(page: Page, market: Market): Promise<void> {
  const member = await openAccount(page)
  await fillCart(page, market)
  await goToCheckoutLogin(page, market)
  await logIn(page, member)
  await payAtHostedCheckout(page, market)
  await expectOrder(page, market)
}
