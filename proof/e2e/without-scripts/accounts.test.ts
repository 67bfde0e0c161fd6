import { logIn, newShopper, register } from '../accounts.ts'
import { expect, test } from '../test.ts'
import * as messages from '#shared/messages/shop.ts'

const { account } = messages

test.use({ expectedErrors: [/status of (401|422)/] })

test(
  'without scripts a shopper registers, changes the profile, logs out and in, and sees errors [RTE-03, RTE-04, RTE-06, ACC-16]',
  { tag: '@gate' },
  async ({ page }) => {
    const shopper = newShopper()
    await page.goto('/us/create-account')
    await register(page, { ...shopper, password: 'short' })
    await expect(page.getByText(account.issue.newPassword)).toBeVisible()
    await expect(page.getByLabel(/^Street( address)?$/)).toHaveValue('Loom Street')
    await register(page, shopper)
    await expect(page).toHaveURL(/\/us\/my-account$/)
    await page.getByRole('link', { name: account.area.profileTitle }).first().click()
    await page.getByLabel(account.field.firstName).fill('Zoé')
    await page.getByRole('button', { name: account.button.save }).first().click()
    await expect(page.getByText(account.notice.saved)).toBeVisible()
    await expect(page.getByLabel(account.field.firstName)).toHaveValue('Zoé')
    await page.getByRole('button', { name: account.button.logOut, exact: true }).click()
    await expect(page.getByText(account.notice['logged-out'])).toBeVisible()
    await logIn(page, { email: shopper.email, password: 'Wrong1234' })
    await expect(page.getByText(account.invalidText)).toBeVisible()
    await logIn(page, shopper)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(account.area.greeting('Zoé'))
  },
)

test('without scripts a shopper requests a link to set a password [RTE-05, ACC-27]', async ({ page }) => {
  await page.goto('/forgot-password')
  await page.getByRole('main').getByLabel(account.field.email).fill('nobody@selvedge.example')
  await page.getByRole('button', { name: account.button.sendLink }).click()
  await expect(page.getByText('It can take up to 10 minutes to arrive.')).toBeVisible()
})
