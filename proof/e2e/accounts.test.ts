import { askForLink, logIn, newShopper, register, resetLink } from './accounts.ts'
import { fillCart } from './buy.ts'
import { expectAccessible } from './expect-accessible.ts'
import { waitUntilInteractive } from './page-scripts.ts'
import { pressCheckout } from './shopper.ts'
import { expect, test } from './test.ts'
import { markets } from '#shared/markets.ts'
import * as messages from '#shared/messages/shop.ts'

const { account } = messages
const screens = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } }

test.use({ expectedErrors: [/status of (401|409|410|422)/] })

for (const { code, prefix } of Object.values(markets)) {
  test(
    `a shopper of market ${code} registers, sees the account, logs out and logs in again [RTE-03, RTE-04, RTE-06, RTE-48, ACC-16, ACC-32]`,
    { tag: code === 'en' ? '@gate' : [] },
    async ({ page }) => {
      const shopper = newShopper()
      const events: string[] = []
      await page.exposeFunction('heard', (event: string) => events.push(event))
      await page.addInitScript({
        content: "document.addEventListener('sv:event', (event) => heard(event.detail.event))",
      })
      await page.goto(`${prefix}/create-account`)
      await register(page, shopper)
      await expect(page).toHaveURL(new RegExp(`${prefix}/my-account$`))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(account.area.greeting(shopper.first_name))
      await expect(page.getByText(account.notice.welcome)).toBeVisible()
      await expect.poll(() => events.filter((event) => event === 'sign_up')).toHaveLength(1)
      await page.reload()
      await expect(page.getByText(account.notice.welcome)).toBeHidden()
      await page
        .getByRole('navigation', { name: account.area.navigation })
        .getByRole('link', { name: account.area.profileTitle })
        .click()
      await expect(page.getByLabel('First name')).toHaveValue(shopper.first_name)
      expect(events.filter((event) => event === 'sign_up')).toHaveLength(1)
      await page.getByRole('button', { name: account.button.logOut, exact: true }).click()
      await expect(page.getByText(account.notice['logged-out'])).toBeVisible()
      await logIn(page, shopper)
      await expect(page).toHaveURL(new RegExp(`${prefix}/my-account$`))
    },
  )
}

test('a form whose page load was stopped can be sent again', async ({ page }) => {
  await page.clock.install()
  await page.goto('/login')
  await waitUntilInteractive(page, 'account-form')
  // Without content the page stays, as if the shopper had stopped the load.
  await page.route('**/login', (route) => route.fulfill({ status: 204 }))
  await logIn(page, { email: 'nobody@selvedge.example', password: 'Wrong1234' })
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: account.loading })).toHaveAttribute('aria-disabled', 'true')
  await page.unroute('**/login')
  await page.clock.runFor(10_000)
  await main.getByRole('button', { name: account.button.logIn }).click()
  await expect(main.getByRole('alert')).toContainText('Invalid Credentials')
})

test(
  'a wrong password shows the specified message and moves the focus to it [ACC-07, ACC-08]',
  { tag: '@gate' },
  async ({ page }) => {
    await page.goto('/login')
    await logIn(page, { email: 'nobody@selvedge.example', password: 'Wrong1234' })
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText('Invalid Credentials')
    await expect(alert).toContainText(
      "Your email/password combination is incorrect. Please click 'Forgot your password?' below to reset your password.",
    )
    await expect(alert).toBeFocused()
    await expect(page.getByRole('main').getByLabel(account.field.email)).toHaveValue('nobody@selvedge.example')
    await page.getByRole('main').getByRole('link', { name: account.forgotPassword }).click()
    await expect(page).toHaveURL(/\/forgot-password$/)
  },
)

test('a form shows errors before it is sent, focuses the first invalid field, and can show the password [ACC-23, ACC-25]', async ({
  page,
}) => {
  let posts = 0
  page.on(
    'request',
    (request) => (posts += Number(request.method() === 'POST' && request.url().includes('create-account'))),
  )
  await page.goto('/create-account')
  const main = page.getByRole('main')
  const password = main.getByLabel(account.field.password, { exact: true })
  await main.getByRole('button', { name: account.showPasswordLabel }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await main.getByRole('button', { name: account.button.register }).click()
  await expect(main.getByLabel(account.field.title)).toBeFocused()
  await expect(main.getByLabel(account.field.title)).toHaveAccessibleDescription('Please select a title')
  await expect(password).toHaveAccessibleDescription(new RegExp(account.issue.newPassword))
  await expect(main.getByText('Billing address is required')).toBeVisible()
  expect(posts).toBe(0)
})

test(
  'the login panel logs in without leaving the page, the account links lead to the account at once, and the bag is read again [ACC-43] [LAY-10] [LAY-20] [LAY-27]',
  { tag: '@gate' },
  async ({ page }) => {
    await page.goto('/browse/womens')
    const url = page.url()
    await page.evaluate(
      `document.querySelector('main').insertAdjacentHTML('afterbegin', '<a href="/login" data-opens="login">Open the login</a>')`,
    )
    await page.getByRole('link', { name: 'Open the login' }).click()
    const panel = page.getByRole('dialog', { name: account.logInPanel })
    await expect(panel).toBeVisible()
    await panel.getByRole('button', { name: account.button.logIn }).click()
    await expect(panel.getByLabel(account.field.email)).toBeFocused()
    await panel.getByLabel(account.field.email).fill('oliver.stone@selvedge.example')
    await panel.getByLabel(account.field.password, { exact: true }).fill('Wrong1234')
    await panel.getByRole('button', { name: account.button.logIn }).click()
    await expect(panel.getByRole('alert')).toContainText(account.invalidTitle)
    await expectAccessible(page)
    await panel.getByLabel(account.field.password, { exact: true }).fill('Harbour1749')
    const bagIsRead = page.waitForRequest('**/getCart')
    await panel.getByRole('button', { name: account.button.logIn }).click()
    await expect(panel).toBeHidden()
    await expect(page.getByText(account.loggedIn)).toBeVisible()
    await bagIsRead
    for (const link of await page.locator('[data-account-link]').all()) {
      await expect(link).toHaveAttribute('href', '/my-account')
      await expect(link).not.toHaveAttribute('data-opens')
    }
    expect(page.url()).toBe(url)
    await page.goto('/my-account')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(account.area.greeting('Oliver'))
  },
)

test(
  'a shopper sets a new password with the link from the e-mail, which works only once [RTE-05, RTE-09, ACC-27]',
  { tag: '@gate' },
  async ({ page }) => {
    const shopper = newShopper()
    await page.goto('/create-account')
    await register(page, shopper)
    await expect(page).toHaveURL(/\/my-account$/)
    await page.getByRole('button', { name: account.button.logOut, exact: true }).click()
    await askForLink(page, shopper.email)
    await expectAccessible(page)
    const link = await resetLink(page, shopper.email)
    await page.goto(link)
    await expect(page).toHaveURL(/\/updatePassword$/)
    await expectAccessible(page)
    await page.getByRole('main').getByLabel(account.field.newPassword).fill('Bobbin9876')
    await page.getByRole('button', { name: account.button.setPassword }).click()
    await expect(page).toHaveURL(/\/my-account$/)
    await expect(page.getByText(account.notice['password-set'])).toBeVisible()
    await page.getByRole('button', { name: account.button.logOut, exact: true }).click()
    await logIn(page, { email: shopper.email, password: 'Bobbin9876' })
    await expect(page).toHaveURL(/\/my-account$/)
    await page.getByRole('button', { name: account.button.logOut, exact: true }).click()
    await page.goto(link)
    await page.getByRole('main').getByLabel(account.field.newPassword).fill('Shuttle5432')
    await page.getByRole('button', { name: account.button.setPassword }).click()
    await expect(page.getByRole('heading', { name: account.unusableLink.expired.title })).toBeVisible()
  },
)

test('a customer goes from the bag page straight to the hosted checkout, and a guest goes to the identity page first [CHK-10, CHK-12]', async ({
  page,
}) => {
  await page.goto('/login')
  await logIn(page, { email: 'priya.nair@selvedge.example', password: 'Harbour1749' })
  await expect(page).toHaveURL(/\/my-account$/)
  await fillCart(page, markets.en)
  await pressCheckout(page)
  await expect(page).toHaveURL((url) => url.origin === new URL(process.env['SANDBOX'] ?? '').origin)
})

for (const [name, viewport] of Object.entries(screens)) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test('axe finds no violation on the login and account screens, empty, filled or with errors', async ({ page }) => {
      for (const path of ['/login', '/create-account', '/forgot-password']) {
        await page.goto(path)
        await expectAccessible(page)
        await page.getByRole('main').locator('button[type=submit]').first().click()
        await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
        await expectAccessible(page)
      }
      await page.goto('/updatePassword')
      await expectAccessible(page)
      await page.goto('/login')
      await logIn(page, { email: 'harriet.cole@selvedge.example', password: 'Harbour1749' })
      await expect(page).toHaveURL(/\/my-account$/)
      for (const path of ['/my-account', '/my-account/my-profile']) {
        await page.goto(path)
        await expectAccessible(page)
      }
    })
  })
}
