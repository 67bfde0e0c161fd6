import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'
import { hasStates } from '#shared/domain/states.ts'
import type { Market } from '#shared/markets.ts'
import { postcodes } from '#shared/test/by-market.ts'

/**
 * Fills in the vendor's hosted checkout page, chooses the first delivery method and pays. A customer with an address
 * book starts at the payment.
 */
export async function payAtHostedCheckout(page: Page, market: Market, email = 'ada@example.com'): Promise<void> {
  await expect(page).toHaveURL(/\/checkout\/(address|payment)/)
  if (page.url().includes('/checkout/address')) await fillInAddress(page, market, email)
  await page.getByLabel('Card number').fill('4111 1111 1111 1111')
  await page.getByLabel('Name on card').fill('Ada Marlowe')
  await page.getByLabel('Expiry date').fill('12/39')
  await page.getByLabel('Security code').fill('123')
  await page.getByRole('button', { name: /^Pay/ }).click()
  if (test.info().project.name === 'without-scripts') await openConfirmation(page, market)
}

async function fillInAddress(page: Page, market: Market, email: string): Promise<void> {
  await expect(page.getByLabel('First name')).toBeVisible()
  const mail = page.getByLabel('E-mail')
  if (await mail.isVisible()) await mail.fill(email)
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Marlowe')
  await page.getByLabel('Address', { exact: true }).fill('1 Walcot Street')
  await page.getByLabel(/^(Town or city|City)$/).fill('Bath')
  await page.getByRole('textbox', { name: /^(Postcode|ZIP code|Eircode)$/ }).fill(postcodes[market.code])
  if (hasStates(market.country)) await page.getByRole('combobox', { name: 'State', exact: true }).selectOption('Texas')
  await page.getByRole('button', { name: 'Continue to delivery' }).click()
  await expect(page).toHaveURL(/\/checkout\/delivery/)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
}

/** The vendor's confirmation leads back by a script. Without scripts a shopper opens the shop's confirmation by hand. */
async function openConfirmation(page: Page, market: Market): Promise<void> {
  await expect(page).toHaveURL(/\/checkout\/order-confirmation\/\d+$/)
  const orderId = page.url().split('/').at(-1)
  const response = await page.request.get(new URL(`/api/storefront/orders/${orderId}`, page.url()).href)
  const { cartId } = (await response.json()) as { cartId: string }
  await page.goto(`${market.prefix}/order-confirmation/${cartId}/${orderId}`)
}
