import { type APIRequestContext, type Page, request } from '@playwright/test'
import { logIn, newShopper, type Shopper } from './accounts.ts'
import { payAtHostedCheckout } from './hosted-checkout.ts'
import { listedProducts } from './listing.ts'
import { callApi, offerNow, postForm } from './shop-api.ts'
import { expectOrder, pressCheckout } from './shopper.ts'
import { expect } from './test.ts'
import type { Market } from '#shared/markets.ts'
import * as messages from '#shared/messages/shop.ts'
import { addressFields } from '#shared/test/address-fields.ts'

/**
 * Adds a product of the market to the cart by a request, which takes a tenth of a walk through the pages. The walks and
 * the tests of the product page press the button.
 */
export async function putIntoCart(page: Page, market: Market, listing = '/browse/womens'): Promise<void> {
  const [product] = await listedProducts(page.request, market.prefix + listing)
  if (!product) throw new Error(`${listing} has no product.`)
  const { variants } = await offerNow(page.request, product, market)
  // Other tests buy products and sell them out meanwhile.
  const unitsOf = ({ 6: units, 7: isPurchasable }: (typeof variants)[number]) => (isPurchasable ? (units ?? 1e6) : 0)
  const [most] = variants.toSorted((one, other) => unitsOf(other) - unitsOf(one))
  const data = { data: { line_items: [{ product_id: product.id, variant_id: most?.[0], quantity: 1 }] } }
  await callApi(page.request, 'addCartItems', { data, market })
}

/** Fills the cart by a request and opens the bag page. */
export async function fillCart(page: Page, market: Market): Promise<void> {
  await putIntoCart(page, market)
  await page.goto(`${market.prefix}/bag`)
  await expect(page.getByRole('heading', { level: 1, name: messages.bag.title })).toBeVisible()
}

/** From the bag page to the checkout login page, which offers guest checkout and login. */
export async function goToCheckoutLogin(page: Page, market: Market): Promise<void> {
  await pressCheckout(page)
  await expect(page).toHaveURL(new RegExp(`${market.prefix}/checkout-identity$`))
}

/** Creates an account as another visitor. */
export async function openAccount(): Promise<Shopper> {
  const guest = await request.newContext({ baseURL: process.env['SHOP'] ?? '' })
  const shopper = await openAccountAs(guest)
  await guest.dispose()
  return shopper
}

/** Creates an account, and logs the visitor in whose cookies `visitor` has, as the registration does. */
export async function openAccountAs(visitor: APIRequestContext): Promise<Shopper> {
  const shopper = newShopper()
  const fields = {
    title: 'Ms',
    first_name: shopper.first_name,
    last_name: shopper.last_name,
    phone: '07700 900111',
    email: shopper.email,
    password: shopper.password,
    ...addressFields,
  }
  expect(await postForm(visitor, '/create-account', fields)).toContain('/my-account')
  return shopper
}

/** From a product page to the confirmed order, as a customer who logs in on the way. */
export async function buyAsMember(page: Page, market: Market): Promise<void> {
  const member = await openAccount()
  await fillCart(page, market)
  await goToCheckoutLogin(page, market)
  await logIn(page, member)
  await payAtHostedCheckout(page, market)
  await expectOrder(page, market)
}
