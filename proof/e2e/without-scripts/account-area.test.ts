import { inWordsOfAny, logIn, newShopper, register } from '../accounts.ts'
import { expect, test } from '../test.ts'
import * as messages from '#shared/messages/shop.ts'

const { account, addresses, myData, order, wishlist } = messages
const password = 'Harbour1749'

test.use({ expectedErrors: [/status of (401|403|422)/] })

test('without scripts a customer adds, changes and deletes addresses, and deletes the account [ACC-32, RTE-08]', async ({
  page,
}) => {
  const shopper = newShopper()
  await page.goto('/create-account')
  await register(page, shopper)
  await page.goto('/my-account/saved-addresses')
  const main = page.getByRole('main')
  await main.getByLabel(account.field.houseNumber).fill('3')
  await main.getByLabel(account.field.street, { exact: true }).fill('Weaver Row')
  await main.getByLabel(account.addressLabels.british.city).fill('Leeds')
  await main.getByLabel(inWordsOfAny('county')).fill('West Yorkshire')
  await main.getByRole('button', { name: addresses.submit }).click()
  await expect(main.getByText(account.issue.postCode)).toBeVisible()
  await expect(main.getByLabel(account.field.street, { exact: true })).toHaveValue('Weaver Row')
  await main.getByLabel(account.addressLabels.british.postCode, { exact: true }).fill('LS1 4AP')
  await main.getByRole('button', { name: addresses.submit }).click()
  const card = main.locator('.customer-address').filter({ hasText: '3 Weaver Row' })
  await card.getByRole('link', { name: addresses.edit }).click()
  await main.getByLabel(account.field.street, { exact: true }).fill('5 Weaver Row')
  await main.getByRole('button', { name: addresses.submit }).click()
  const changed = main.locator('.customer-address').filter({ hasText: '5 Weaver Row' })
  await changed.getByText(addresses.delete).first().click()
  await changed.getByRole('button', { name: addresses.delete }).click()
  await expect(changed).toHaveCount(0)
  await page.goto('/my-account/my-data')
  await main.getByLabel(account.field.currentPassword).fill(shopper.password)
  await main.getByRole('button', { name: myData.submit }).click()
  await expect(main.getByText(myData.notUnderstood)).toBeVisible()
  await main.getByLabel(account.field.currentPassword).fill(shopper.password)
  await main.getByLabel(myData.understood).check()
  await main.getByRole('button', { name: myData.submit }).click()
  await expect(page.getByText(account.notice.deleted)).toBeVisible()
})

test('without scripts a customer buys an order again, or reads that nothing could be added, and logs out every device [ACC-31, RTE-07]', async ({
  page,
}) => {
  await page.goto('/us/login?returnTo=/us/my-account/order-history')
  await logIn(page, { email: 'jordan.reyes@selvedge.example', password })
  await page.getByRole('main').getByRole('row').nth(1).getByRole('link').click()
  await page.getByRole('main').getByRole('button', { name: order.reorder }).click()
  await expect(
    page.getByText(/^[1-9] of [1-9] items are in your bag/).or(page.getByText(account.notice['not-reordered'])),
  ).toBeVisible()
  await page.goto('/us/my-account/my-profile')
  await page.getByRole('button', { name: account.button.logOutEverywhere }).click()
  await expect(page.getByText(account.notice['logged-out-everywhere'])).toBeVisible()
})

test('without scripts a wishlist of 60 items has at most ten on its second page, and a customer is asked before it is cleared [WISH-03] [WISH-10]', async ({
  page,
}) => {
  await page.goto('/login?returnTo=/wishlist')
  await logIn(page, { email: 'priya.nair@selvedge.example', password })
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(wishlist.title)
  const items = main.locator('.wishlist-page__item')
  await expect(items.nth(10)).toBeVisible()
  await main.getByText(wishlist.clear).first().click()
  await expect(main.getByText(wishlist.clearQuestion)).toBeVisible()
  await page.goto('/wishlist?page=2')
  await expect(items.first()).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  expect(await items.count()).toBeLessThanOrEqual(10)
  await expect(main.getByText(wishlist.clearQuestion)).toBeHidden()
})
