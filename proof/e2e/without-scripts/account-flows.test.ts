import { newShopper, register, resetLink } from '../accounts.ts'
import { findProduct } from '../shopper.ts'
import { expect, test } from '../test.ts'
import { markets } from '#shared/markets.ts'
import * as messages from '#shared/messages/shop.ts'

const { account, wishlist } = messages

test.use({ expectedErrors: [/status of (401|403|404|422)/] })

test('without scripts a shopper sets a password with the link from the e-mail, which works only once [RTE-09, ACC-28, ACC-29]', async ({
  page,
}) => {
  const shopper = newShopper()
  await page.goto('/create-account')
  await register(page, shopper)
  await page.getByRole('button', { name: account.button.logOut, exact: true }).click()
  await page.goto('/forgot-password')
  await page.getByRole('main').getByLabel(account.field.email).fill(shopper.email)
  await page.getByRole('button', { name: account.button.sendLink }).click()
  await expect(page.getByText('It can take up to 10 minutes to arrive.')).toBeVisible()
  const link = await resetLink(page, shopper.email)
  await page.goto(link)
  await expect(page).toHaveURL(/\/updatePassword$/)
  await page.getByRole('main').getByLabel(account.field.newPassword).fill('Bobbin9876')
  await page.getByRole('button', { name: account.button.setPassword }).click()
  await expect(page).toHaveURL(/\/my-account$/)
  await expect(page.getByText(account.notice['password-set'])).toBeVisible()
})

test('without scripts a customer changes preferences, and with the password the e-mail address and password [ACC-30]', async ({
  page,
}) => {
  const shopper = newShopper()
  await page.goto('/create-account')
  await register(page, shopper)
  await page.goto('/my-account/my-profile')
  const section = (name: string) => page.getByRole('region', { name })
  const { area, button, field, notice } = account
  await section(area.preferences).getByLabel(field.preferenceEmail).check()
  await section(area.preferences).getByRole('button', { name: button.save }).click()
  await expect(page.getByText(notice.saved)).toBeVisible()
  await expect(section(area.preferences).getByLabel(field.preferenceEmail)).toBeChecked()
  await section(area.password).getByLabel(field.currentPassword).fill('Wrong1234')
  await section(area.password).getByLabel(field.newPassword).fill('Bobbin9876')
  await section(area.password).getByRole('button', { name: button.changePassword }).click()
  await expect(page.getByText(account.wrongPassword)).toBeVisible()
  await section(area.password).getByLabel(field.currentPassword).fill(shopper.password)
  await section(area.password).getByLabel(field.newPassword).fill('Bobbin9876')
  await section(area.password).getByRole('button', { name: button.changePassword }).click()
  await expect(page.getByText(notice['password-changed'])).toBeVisible()
  const email = newShopper().email
  await section(area.email).getByLabel(field.newEmail).fill(email)
  await section(area.email).getByLabel(field.currentPassword).fill('Bobbin9876')
  await section(area.email).getByRole('button', { name: button.changeEmail }).click()
  await expect(page.getByText(notice['email-changed'])).toBeVisible()
  await expect(section(area.email).getByText(email)).toBeVisible()
})

test('without scripts a heart leads through the login to the wishlist, from which a variant is bought and removed [WISH-06]', async ({
  page,
}) => {
  const shopper = newShopper()
  await page.goto('/create-account')
  await register(page, shopper)
  await findProduct(page, markets.en)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: wishlist.add }).first().click()
  await expect(page).toHaveURL(/\/wishlist$/)
  await expect(main.locator('.wishlist-page__item')).toHaveCount(1)
  await main
    .getByRole('link', { name: wishlist.chooseOptions })
    .or(main.getByRole('button', { name: wishlist.addToCart }))
    .first()
    .click()
  await expect(page).toHaveURL(/\/(p\/|bag)/)
  await page.goto('/wishlist')
  await main.getByRole('button', { name: wishlist.remove }).click()
  await expect(main.getByText(wishlist.empty)).toBeVisible()
})
