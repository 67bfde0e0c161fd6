import { logIn } from './accounts.ts'
import { payAtHostedCheckout } from './hosted-checkout.ts'
import { addToBag, checkOutAsGuest, chooseSize, expectOrder } from './shopper.ts'
import { expect, test } from './test.ts'
import { markets } from '#shared/markets.ts'
import { search } from '#shared/messages/panels.ts'
import * as messages from '#shared/messages/shop.ts'

test(
  'in every engine a shopper searches, filters, chooses, enters a code, pays, and finds an empty bag',
  { tag: '@engines' },
  async ({ page }) => {
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
    const field = page.getByRole('combobox', { name: search.label })
    await expect(field).toBeFocused()
    await field.pressSequentially('dress')
    await field.press('Enter')
    await expect(page).toHaveURL(/\/search\?query=dress/)
    await page.getByRole('link', { name: messages.listing.filter }).click()
    const panel = page.getByRole('dialog', { name: messages.listing.filter })
    await panel.getByRole('checkbox').first().check()
    await panel.getByRole('button', { name: messages.listing.done }).click()
    await expect(page).toHaveURL(/filters%5B/)
    const card = page.getByRole('article').first()
    const name = (await card.getByRole('heading').textContent()) ?? ''
    await card.getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/filters%5B/)
    await page.getByRole('article').first().getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await chooseSize(page)
    await addToBag(page)
    const added = page.getByRole('dialog', { name: messages.bag.added })
    await added.getByRole('link', { name: messages.bag.viewBag }).click()
    const summary = page.getByRole('region', { name: messages.bag.summary })
    await summary.getByLabel(messages.coupons.code).fill('WELCOME10')
    await summary.getByRole('button', { name: messages.coupons.apply }).click()
    await expect(summary).toContainText('WELCOME10 is applied')
    await checkOutAsGuest(page, markets.en)
    await payAtHostedCheckout(page, markets.en)
    await expectOrder(page, markets.en)
  },
)

test(
  'in every engine a customer logs in, opens an order, goes back and logs out',
  { tag: '@engines' },
  async ({ page }) => {
    const { account } = messages
    await page.goto('/login')
    await logIn(page, { email: 'amelia.hart@selvedge.example', password: 'Harbour1749' })
    await expect(page).toHaveURL(/\/my-account$/)
    await page.goto('/my-account/order-history')
    await page.getByRole('main').getByRole('link', { name: /\d{6}/ }).first().click()
    await expect(page).toHaveURL(/order-history\/\d+$/)
    await page.goBack()
    await expect(page).toHaveURL(/order-history$/)
    // What the page asks for while the shopper logs out is refused with 401.
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: account.button.logOut, exact: true }).click()
    await expect(page.getByText(account.notice['logged-out'])).toBeVisible()
  },
)
