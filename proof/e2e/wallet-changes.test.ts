import type { Page, Request } from '@playwright/test'
import { putIntoCart } from './buy.ts'
import { waitUntilInteractive } from './page-scripts.ts'
import { postForm } from './shop-api.ts'
import { expect, test } from './test.ts'
import { addUnit, closeSheet, expectReady, openSheet, payButton, sheetOf, type Wallet } from './wallet-sheets.ts'
import { markets } from '#shared/markets.ts'
import { couponRefusals } from '#shared/messages/coupons.ts'
import * as messages from '#shared/messages/shop.ts'
import { walletTexts } from '#shared/messages/wallet.ts'

// What changes while a sheet is open, as the shopper sees it. The Worker's part is in `worker/wallet/wallet-faults.test.ts`.
const google = 'google' as const
const alertIn = (page: Page, wallet: Wallet) => sheetOf(page, wallet).getByRole('alert')
const totalIn = (page: Page, wallet: Wallet) => sheetOf(page, wallet).locator('dd.total')

/** Shows the bag page with the button armed. */
async function showBag(page: Page): Promise<void> {
  const prepared = page.waitForResponse((response) => response.url().endsWith('/payments/walletPrepare'))
  await page.goto('/bag')
  await prepared
}

async function openFromBag(page: Page, wallet: Wallet): Promise<void> {
  await showBag(page)
  await openSheet(page, { place: 'bag', wallet })
  await expectReady(page, wallet)
}

test('codes in Google’s sheet change the total, a refused one shows its reason, and a dismissal puts the shopper’s own back [D-116] [D-145]', async ({
  page,
}) => {
  await putIntoCart(page, markets.en)
  await postForm(page.request, '/bag/coupon', { code: 'WELCOME10' })
  await openFromBag(page, google)
  const sheet = sheetOf(page, google)
  const code = sheet.getByLabel('Promo code')
  const discounted = await totalIn(page, google).textContent()
  await code.fill('NOSUCHCODE')
  await sheet.getByRole('button', { name: 'Apply' }).click()
  await expect(alertIn(page, google)).toHaveText(couponRefusals['not-found'])
  await expect(totalIn(page, google)).toHaveText(discounted ?? '')
  await sheet.getByRole('button', { name: 'Remove WELCOME10' }).click()
  await expect(totalIn(page, google)).not.toHaveText(discounted ?? '')
  await expect(alertIn(page, google)).toBeHidden()
  await closeSheet(page, google)
  await expect(page.getByRole('main')).toContainText('WELCOME10 is applied')
  await openSheet(page, { place: 'bag', wallet: google })
  await expect(sheet.getByRole('button', { name: 'Remove WELCOME10' })).toBeVisible()
  await expect(totalIn(page, google)).toHaveText(discounted ?? '')
})

for (const wallet of ['apple', 'google'] as const) {
  test(`a bag that another tab has changed is not charged with ${wallet}: the sheet says the new total, and an option that is gone, before the shopper pays [D-21]`, async ({
    page,
  }) => {
    await putIntoCart(page, markets.en)
    await openFromBag(page, wallet)
    const before = await totalIn(page, wallet).textContent()
    await addUnit(page)
    await payButton(page, wallet).click()
    await expect(alertIn(page, wallet)).toContainText('The total is now £')
    const address = sheetOf(page, wallet).getByLabel('Deliver to')
    await address.selectOption('Jersey')
    await expectReady(page, wallet)
    await expect(totalIn(page, wallet)).not.toHaveText(before ?? '')
    await page.route(
      '**/payments/walletAuthorise',
      (route) => {
        const [sent] = route.request().postDataJSON() as object[]
        return route.continue({ postData: JSON.stringify([{ ...sent, optionId: 'gone' }]) })
      },
      { times: 1 },
    )
    await payButton(page, wallet).click()
    await expect(alertIn(page, wallet)).toHaveText(walletTexts.optionGone)
    await address.selectOption('Bristol')
    await expectReady(page, wallet)
    await payButton(page, wallet).click()
    await expect(page).toHaveURL(/checkoutsource=/)
  })
}

test('two tabs with a sheet each pay once: the other sheet says that the payment has ended, and closing it shows the empty bag [D-21]', async ({
  page,
  context,
}) => {
  await putIntoCart(page, markets.en)
  await openFromBag(page, google)
  const other = await context.newPage()
  await openFromBag(other, 'apple')
  await payButton(page, google).click()
  await expect(alertIn(page, google)).toHaveText(walletTexts.closed)
  await payButton(other, 'apple').click()
  await expect(other).toHaveURL(/checkoutsource=applepayexpress/)
  await closeSheet(page, google)
  await page.goto('/bag')
  await expect(page.getByRole('heading', { name: messages.bag.empty })).toBeVisible()
})

test('a double press of Pay authorises once, and the same token sent again is not charged again [D-21]', async ({
  page,
}) => {
  const sent: Request[] = []
  page.on('request', (request) => request.url().endsWith('/walletAuthorise') && sent.push(request))
  await putIntoCart(page, markets.en)
  await openFromBag(page, google)
  await payButton(page, google).dblclick()
  await expect(page).toHaveURL(/checkoutsource=googlepayexpress/)
  const [first] = sent
  expect(sent.length).toBe(1)
  const again = await page.request.post('/api/payments/walletAuthorise', {
    headers: { origin: process.env['SHOP'] ?? '', 'content-type': 'application/json' },
    data: first!.postData() ?? '',
  })
  const confirmed = new URL(page.url())
  expect(await again.json()).toEqual({ status: 'authorised', location: confirmed.pathname + confirmed.search })
  const [, orderId] = /order-confirmation\/(\d+)/.exec(page.url()) ?? []
  const { payments }: { payments: { reference: string }[] } = await (
    await page.request.get(`${process.env['SANDBOX']}/control/payments`)
  ).json()
  expect(payments.filter(({ reference }) => reference === orderId).length).toBe(1)
})

test('a gift card is paid from its page with Google Pay without a delivery address [PAY-04]', async ({ page }) => {
  await page.goto('/p/1000/e-gift-card/Hedgerow')
  await waitUntilInteractive(page, 'buy-box')
  await page
    .getByRole('group', { name: /size|value/i })
    .locator('label')
    .first()
    .click()
  await page.getByLabel('Recipient email').fill('grace@example.com')
  await page.getByLabel('Recipient name').fill('Grace')
  await page.getByLabel('Your email').fill('ada@example.com')
  await page.getByLabel('Your name').fill('Ada')
  await page.getByLabel('Send date').fill(new Date(Date.now() + 864e5).toISOString().slice(0, 10))
  const prepared = page.waitForResponse((response) => response.url().endsWith('/payments/walletPrepare'))
  await page.getByLabel('Message').fill('Happy birthday')
  await prepared
  await openSheet(page, { place: 'product', wallet: google })
  await expectReady(page, google)
  await expect(sheetOf(page, google).getByLabel('Deliver to')).toHaveCount(0)
  await payButton(page, google).click()
  await expect(page).toHaveURL(/checkoutsource=googlepayexpress/)
})
