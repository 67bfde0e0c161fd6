import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './test.ts'

const demo = () => `${process.env['SANDBOX']}/control/wallets`
const eventLog = (page: Page) => page.getByRole('list', { name: 'Events' })
const expectReadyToPay = (page: Page) =>
  expect(page.getByRole('button', { name: 'Pay', exact: true })).not.toHaveAttribute('aria-disabled', 'true')

test('the Apple Pay stand-in works with the keyboard only, updates its total, and closes after the payment', async ({
  page,
}) => {
  await page.goto(demo())
  await page.getByRole('button', { name: 'Apple Pay' }).focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Apple Pay (sandbox)' })
  await expect(sheet.getByText('GBP 33.95')).toBeVisible()
  await expectAccessible(page)
  await expect(sheet.getByLabel('Card')).toBeFocused()
  await sheet.getByLabel('Express delivery').focus()
  await page.keyboard.press('Space')
  await expect(sheet.getByText('GBP 35.95')).toBeVisible()
  await sheet.getByLabel('Promo code').fill('SAVE5')
  await sheet.getByRole('button', { name: 'Apply' }).press('Enter')
  await expect(sheet.getByText('GBP 28.95')).toBeVisible()
  await expectReadyToPay(page)
  await sheet.getByRole('button', { name: 'Pay' }).press('Enter')
  await expect(sheet).toBeHidden()
  await expect(eventLog(page)).toContainText('authorised ada@example.com BS1 4DJ')
  await expect(page.getByRole('button', { name: 'Apple Pay' })).toBeFocused()
})

test('the Apple Pay stand-in hides the address before the payment, refuses a payment if the shop does not deliver to the address, and closes with Escape', async ({
  page,
}) => {
  await page.goto(demo())
  await page.getByRole('button', { name: 'Apple Pay' }).click()
  const sheet = page.getByRole('dialog', { name: 'Apple Pay (sandbox)' })
  await expect(eventLog(page)).toContainText('"postalCode":"BS1","country"')
  await sheet.getByLabel('Deliver to').selectOption('Tokyo, not served')
  await expect(sheet.getByRole('alert')).toHaveText('We can not ship to this address')
  await expect(sheet.getByRole('button', { name: 'Pay' })).toHaveAttribute('aria-disabled', 'true')
  await sheet.getByLabel('Deliver to').selectOption('Jersey')
  await expectReadyToPay(page)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(eventLog(page).getByRole('listitem').last()).toHaveText('cancelled')
})

test('an Apple Pay session of the stand-in cannot begin without a user gesture or while another is open', async ({
  page,
}) => {
  const attempt = `(() => {
    try {
      const session = new ApplePaySession(3, { countryCode: 'GB', currencyCode: 'GBP', merchantCapabilities: ['supports3DS'], supportedNetworks: ['visa'], total: { label: 'Selvedge', amount: '1.00' } })
      session.onvalidatemerchant = () => {}
      session.begin()
      return 'begun'
    } catch (error) {
      return error.name + ': ' + error.message
    }
  })()`
  await page.addInitScript(`addEventListener('load', () => (document.title = ${attempt}))`)
  await page.goto(demo())
  await expect(page).toHaveTitle('InvalidAccessError: Must create a new ApplePaySession from a user gesture handler.')
  await page.getByRole('button', { name: 'Apple Pay' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  // Playwright's evaluate counts as a user gesture.
  expect(await page.evaluate(attempt)).toBe('InvalidAccessError: Page already has an active payment session.')
})

test('the Google Pay stand-in updates its total, takes and removes codes, pays with a card on file, and reports that the shopper cancelled', async ({
  page,
}) => {
  await page.goto(demo())
  await page.getByRole('button', { name: 'Google Pay' }).click()
  const sheet = page.getByRole('dialog', { name: 'Google Pay (sandbox)' })
  await expect(sheet.getByText('GBP 33.95')).toBeVisible()
  await expectAccessible(page)
  await sheet.getByLabel('Deliver to').selectOption('Forces post, not served')
  await expect(sheet.getByRole('alert')).toHaveText('We can not ship to this address')
  await sheet.getByLabel('Deliver to').selectOption('Bristol')
  await sheet.getByLabel('£5.95: Express delivery').check()
  await expect(sheet.getByText('GBP 35.95')).toBeVisible()
  await sheet.getByLabel('Promo code').fill('SAVE9')
  await sheet.getByRole('button', { name: 'Apply' }).click()
  await expect(sheet.getByRole('alert')).toHaveText('This code is not valid')
  await sheet.getByLabel('Promo code').fill('SAVE5')
  await sheet.getByRole('button', { name: 'Apply' }).click()
  await expect(sheet.getByText('GBP 30.95')).toBeVisible()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Remove SAVE5' }).press('Enter')
  await expect(sheet.getByText('GBP 35.95')).toBeVisible()
  await expect(sheet.getByLabel('Promo code')).toBeFocused()
  await sheet.getByLabel('Card').selectOption('Visa 1111 on file, asks the bank')
  await expectReadyToPay(page)
  await sheet.getByRole('button', { name: 'Pay' }).click()
  await expect(eventLog(page)).toContainText('authorised VISA PAN_ONLY')
  await expect(eventLog(page).getByRole('listitem').last()).toHaveText('paid')
  await page.getByRole('button', { name: 'Google Pay' }).click()
  await sheet.getByRole('button', { name: 'Cancel' }).click()
  await expect(eventLog(page).getByRole('listitem').last()).toHaveText('CANCELED')
})
