import type { Page } from '@playwright/test'
import { askForLink, inWordsOfAny, logIn, newShopper, register, resetLink } from './accounts.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './test.ts'
import { brandSlug } from '#shared/merchant.ts'
import * as messages from '#shared/messages/shop.ts'

const { account, addresses, myData, order } = messages
const password = 'Harbour1749'
const screens = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }

test.use({ expectedErrors: [/status of (401|403|409|422)/] })

async function signIn(page: Page, email: string, to = '/my-account'): Promise<void> {
  await page.goto(`/login?returnTo=${encodeURIComponent(to)}`)
  await logIn(page, { email, password })
  await expect(page).toHaveURL((url) => url.pathname + url.search === to)
}

async function openNew(page: Page) {
  const shopper = newShopper()
  await page.goto('/create-account')
  await register(page, shopper)
  await expect(page).toHaveURL(/\/my-account$/)
  return shopper
}

test('a customer adds addresses in the format of each country, changes them, and confirms before deleting one [ACC-32, ACC-33, RTE-08]', async ({
  page,
}) => {
  await openNew(page)
  await page.goto('/my-account/saved-addresses')
  const main = page.getByRole('main')
  await main.getByLabel(account.field.country).selectOption('US')
  await expect(main.getByLabel(account.addressLabels.american.county, { exact: true })).toBeVisible()
  await expect(main.getByLabel(account.addressLabels.american.postCode)).toHaveAccessibleDescription(/78701/)
  await main.getByLabel(account.field.houseNumber).fill('410')
  await main.getByLabel(account.addressLabels.american.street ?? '').fill('Congress Avenue')
  await main.getByLabel(account.addressLabels.american.city, { exact: true }).fill('Austin')
  await main.getByLabel(account.addressLabels.american.county, { exact: true }).fill('Texas')
  await main.getByLabel(account.addressLabels.american.postCode).fill('LS1 4AP')
  await main.getByRole('button', { name: addresses.submit }).click()
  await expect(main.getByLabel(account.addressLabels.american.postCode)).toBeFocused()
  await expect(main.getByText(account.issue.postCode)).toBeVisible()
  await main.getByLabel(account.addressLabels.american.postCode).fill('78701')
  await main.getByRole('button', { name: addresses.submit }).click()
  await expect(main.getByText(account.notice['address-saved'])).toBeVisible()
  const card = main.locator('.customer-address').filter({ hasText: '410 Congress Avenue' })
  await expect(card).toContainText('Austin, Texas 78701')
  await card.getByRole('link', { name: addresses.edit }).click()
  await expect(main.getByRole('heading', { name: addresses.editTitle })).toBeVisible()
  await expect(main.getByLabel(inWordsOfAny('county'))).toHaveValue('Texas')
  await main.getByLabel(inWordsOfAny('city')).fill('Round Rock')
  await main.getByRole('button', { name: addresses.submit }).click()
  await expect(card).toContainText('Round Rock, Texas 78701')
  await card.getByText(addresses.delete).first().click()
  await card.getByRole('button', { name: addresses.delete }).click()
  await expect(main.getByText(account.notice['address-deleted'])).toBeVisible()
  await expect(card).toHaveCount(0)
})

test('a customer views an order and adds its items to the bag again [ACC-31, ACC-32, RTE-07]', async ({ page }) => {
  await signIn(page, 'amelia.hart@selvedge.example', '/my-account/order-history')
  await page.getByRole('main').getByRole('row').nth(1).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${order.number} \\d+$`))
  await expect(page.getByRole('heading', { name: order.deliverTo })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: order.reorder }).click()
  const came = page.getByText(/^[1-9] of [1-9] items are in your bag/)
  await expect(page).toHaveURL(/\/(bag|order-history\/\d+)$/)
  await expect(came.or(page.getByText(account.notice['not-reordered']))).toBeVisible()
})

test('a customer downloads their data as a file, and confirms before the account is deleted', async ({ page }) => {
  const shopper = await openNew(page)
  await page.goto('/my-account/my-data')
  const main = page.getByRole('main')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('link', { name: myData.download }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`${brandSlug}-my-data.json`)
  await main.getByLabel(account.field.currentPassword).fill(shopper.password)
  await main.getByRole('button', { name: myData.submit }).click()
  await expect(main.getByLabel(myData.understood)).toBeFocused()
  await expect(main.getByLabel(myData.understood)).toHaveAccessibleDescription(myData.notUnderstood)
  await main.getByLabel(myData.understood).check()
  await main.getByRole('button', { name: myData.submit }).click()
  await expect(page.getByText(account.notice.deleted)).toBeVisible()
  await logIn(page, shopper)
  await expect(main.getByRole('alert')).toContainText(account.invalidTitle)
})

test('changing the password, e-mail address or preferences works, and other devices have to log in again', async ({
  page,
  browser,
}) => {
  test.slow()
  const shopper = await openNew(page)
  // With scripts, the other page would notice the end of its session and go to the home page.
  const other = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  const shop = new URL(page.url()).origin
  await other.goto(`${shop}/login`)
  await logIn(other, shopper)
  await expect(other).toHaveURL(/\/my-account$/)
  await page.goto('/my-account/my-profile')
  const section = (name: string) => page.getByRole('region', { name, exact: true })
  await section(account.area.preferences).getByLabel(account.field.preferencePost).check()
  await section(account.area.preferences).getByRole('button', { name: account.button.save }).click()
  await expect(page.getByText(account.notice.saved)).toBeVisible()
  await expect(section(account.area.preferences).getByLabel(account.field.preferencePost)).toBeChecked()
  const changeEmail = async (currentPassword: string) => {
    await section(account.area.email).getByLabel(account.field.newEmail).fill(`new-${shopper.email}`)
    await section(account.area.email).getByLabel(account.field.currentPassword).fill(currentPassword)
    await section(account.area.email).getByRole('button', { name: account.button.changeEmail }).click()
  }
  await changeEmail('Wrong1234')
  await expect(section(account.area.email).getByText(account.wrongPassword)).toBeVisible()
  await changeEmail(shopper.password)
  await expect(page.getByText(account.notice['email-changed'])).toBeVisible()
  await expect(section(account.area.email)).toContainText(`new-${shopper.email}`)
  await section(account.area.password).getByLabel(account.field.currentPassword).fill(shopper.password)
  await section(account.area.password).getByLabel(account.field.newPassword).fill('Bobbin9876')
  await section(account.area.password).getByRole('button', { name: account.button.changePassword }).click()
  await expect(page.getByText(account.notice['password-changed'])).toBeVisible()
  // After logging in again, the other device returns to the page that it was on.
  await other.goto(`${shop}/my-account/my-profile`)
  await expect(other).toHaveURL(/\/login\?returnTo=%2Fmy-account%2Fmy-profile$/)
  await logIn(other, { email: `new-${shopper.email}`, password: 'Bobbin9876' })
  await expect(other).toHaveURL(/\/my-account\/my-profile$/)
  await section(account.area.devices).getByRole('button', { name: account.button.logOutEverywhere }).click()
  await expect(page.getByText(account.notice['logged-out-everywhere'])).toBeVisible()
  await other.goto(`${shop}/my-account`)
  await expect(other).toHaveURL(/\/login\?returnTo=/)
  await other.context().close()
})

test('an account that needs a new password is sent to choose one [ACC-08]', async ({ page }) => {
  await page.goto('/login')
  await logIn(page, { email: 'george.ellis@selvedge.example', password })
  await expect(page.getByRole('main').getByRole('alert')).toContainText(account.invalidText)
  await askForLink(page, 'george.ellis@selvedge.example')
  await page.goto(await resetLink(page, 'george.ellis@selvedge.example'))
  await page.getByRole('main').getByLabel(account.field.newPassword).fill('Bobbin9876')
  await page.getByRole('button', { name: account.button.setPassword }).click()
  // Who has set a password is logged in.
  await expect(page).toHaveURL(/\/my-account$/)
})

for (const [name, viewport] of Object.entries(screens)) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test('axe finds no violation on the account pages, filled, empty or with errors, and no page is wider than the screen', async ({
      page,
    }) => {
      test.slow()
      await signIn(page, 'amelia.hart@selvedge.example')
      const check = async () => {
        await expectAccessible(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      }
      for (const path of [
        '/my-account',
        '/my-account/order-history',
        '/my-account/saved-addresses',
        '/my-account/my-data',
      ]) {
        await page.goto(path)
        await check()
      }
      await page.getByRole('main').getByRole('button', { name: myData.submit }).click()
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
      await check()
      await page.goto('/my-account/saved-addresses')
      await page.getByRole('main').getByText(addresses.delete).first().click()
      await page.getByRole('main').getByRole('button', { name: addresses.submit }).click()
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
      await check()
      await page.goto('/my-account/order-history')
      await page.getByRole('main').getByRole('row').nth(1).getByRole('link').click()
      await expect(page.getByRole('heading', { name: order.deliverTo })).toBeVisible()
      await check()
    })
  })
}
