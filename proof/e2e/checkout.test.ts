import { logIn } from './accounts.ts'
import { buyAsMember, fillCart, goToCheckoutLogin, openAccount } from './buy.ts'
import { expectAccessible } from './expect-accessible.ts'
import { payAtHostedCheckout } from './hosted-checkout.ts'
import { waitUntilInteractive } from './page-scripts.ts'
import { addToBag, checkOutAsGuest, chooseOptions, walkToCart } from './shopper.ts'
import { expect, test } from './test.ts'
import { markets } from '#shared/markets.ts'
import * as messages from '#shared/messages/shop.ts'

const { account, bag } = messages

// The browser logs these in the tests that break the connection.
test.use({ expectedErrors: [/status of 503|cart (updateItemQty|checkoutLogin|load):/] })

// A test from a listing to an order takes longer than the default timeout.
test.beforeEach(() => test.slow())

test('a member logs in before the checkout, continues to it, and sees their order [CHK-12]', async ({ page }) => {
  await buyAsMember(page, markets.eu)
})

for (const [who, market] of [
  ['guest', markets.en],
  ['member', markets.us],
  ['guest', markets.eu],
] as const)
  test(`a ${who} in ${market.code} browses clothing, gift cards and homewares, uses the bag and the wishlist, and reaches the checkout [CONST-17]`, async ({
    page,
  }) => {
    const member = who === 'member' ? await openAccount() : null
    if (member) {
      await page.goto(`${market.prefix}/login`)
      await logIn(page, member)
      await expect(page).toHaveURL(/my-account/)
    }
    for (const path of ['/browse/womens/clothing/trousers-and-jeans', '/browse/gifts/gift-cards', '/browse/home']) {
      await page.goto(market.prefix + path)
      await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
      await expect(page.locator('body')).toHaveAttribute('data-page-type', 'pdp')
      await chooseOptions(page)
      // A gift card needs a recipient; `pdp.test.ts` adds one to the bag.
      if (path.includes('gift')) continue
      await addToBag(page)
      await expect(page.getByRole('dialog', { name: bag.added })).toBeVisible()
    }
    await page.goto(`${market.prefix}/bag`)
    const lines = page
      .getByRole('main')
      .locator('.bag-line')
      .filter({ has: page.getByRole('button', { name: /^Remove/ }) })
    await expect(lines).toHaveCount(2)
    await lines.last().getByRole('button', { name: messages.wishlist.moveFromBag }).click()
    await expect(lines).toHaveCount(1)
    await page.goto(`${market.prefix}/wishlist`)
    await expect(page.getByRole('banner').locator('[data-wishlist-count]').first()).toHaveText('1')
    await page.goto(`${market.prefix}/bag`)
    await page.getByRole('main').getByRole('link', { name: bag.checkout }).click()
    if (!member) await page.getByRole('button', { name: messages.checkout.asGuest }).click()
    await expect(page).toHaveURL(/\/checkout\/address/)
  })

test('a guest creates an account from the order confirmation, and an existing customer is offered the link to set a new password [CHK-15] [ERR-09]', async ({
  page,
}) => {
  const known = await openAccount()
  await fillCart(page, markets.en)
  await checkOutAsGuest(page, markets.en)
  await payAtHostedCheckout(page, markets.en, known.email)
  await expect(page.getByText(account.existsAtCheckout)).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: account.forgotPassword })).toHaveAttribute(
    'href',
    '/forgot-password',
  )
  await expectAccessible(page)

  await fillCart(page, markets.en)
  await checkOutAsGuest(page, markets.en)
  const email = `new-${crypto.randomUUID()}@selvedge.example`
  await payAtHostedCheckout(page, markets.en, email)
  await expect(page.getByRole('heading', { name: messages.order.accountTitle })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByLabel(account.field.password, { exact: true }).fill('Thread4231')
  await page.getByRole('main').getByRole('button', { name: account.button.register }).click()
  await expect(page.getByText(account.notice.welcome)).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: messages.order.view }).click()
  await expect(page).toHaveURL(/\/my-account\/order-history\/\d+$/)
  const order = page.getByRole('heading', { name: /^Order \d+/ })
  const number = (await order.innerText()).replace(/\D+/, '')
  await page.getByRole('link', { name: messages.order.back }).click()
  await expect(page.getByRole('main').locator(`a[href$="/order-history/${number}"]`).first()).toBeVisible()
  const outbox = await page.request.get(`${process.env['SANDBOX']}/control/outbox`)
  expect(await outbox.text()).toContain(email)
})

test('both webhooks of the platform for a paid order are accepted by the shop', { tag: '@gate' }, async ({ page }) => {
  await fillCart(page, markets.en)
  await checkOutAsGuest(page, markets.en)
  await payAtHostedCheckout(page, markets.en, `new-${crypto.randomUUID()}@selvedge.example`)
  await expect(page).toHaveURL(/\/order-confirmation\//)
  const orderId = Number(new URL(page.url()).pathname.split('/').at(-1))
  const statuses = async () => {
    const { deliveries } = await (await page.request.get(`${process.env['SANDBOX']}/control/webhooks`)).json()
    return deliveries.flatMap(
      ({ event, lastStatus }: { event: { data: { type: string; id: number } }; lastStatus: number | null }) =>
        event.data.type === 'order' && event.data.id === orderId ? [lastStatus] : [],
    )
  }
  await expect.poll(statuses).toEqual([200, 200])
})

test('the checkout login page offers guest checkout and login, and has no accessibility violation', async ({
  page,
}) => {
  await fillCart(page, markets.en)
  await goToCheckoutLogin(page, markets.en)
  await expect(page.getByRole('button', { name: messages.checkout.asGuest })).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: account.button.logIn })).toBeVisible()
  await expectAccessible(page)
})

test('a bag page that cannot reload its cart uses the cart that the server rendered', async ({ page }) => {
  const cartRequested = Promise.withResolvers<void>()
  const failRequest = Promise.withResolvers<void>()
  await page.route('**/api/*/getCart', async (route) => {
    cartRequested.resolve()
    await failRequest.promise
    await route.fulfill({ status: 503, json: {} })
  })
  // The bag page's script loads while its cart is being read.
  await page.route(/\/bag-(lines|summary)-[^/]+\.js$/, (route) => cartRequested.promise.then(() => route.continue()))
  await fillCart(page, markets.en)
  for (const name of ['bag-lines', 'bag-summary']) await waitUntilInteractive(page, name)
  failRequest.resolve()
  await goToCheckoutLogin(page, markets.en)
})

test('an empty bag page has no accessibility violation', async ({ page }) => {
  await page.goto('/bag')
  await expect(page.getByRole('heading', { name: bag.empty })).toBeVisible()
  await expectAccessible(page)
})

test('totals are marked as busy while a change is in flight; a failed change is reported and can be retried with a button [BAG-41] [BAG-46]', async ({
  page,
}) => {
  await fillCart(page, markets.en)
  const { promise: responded, resolve: respond } = Promise.withResolvers<void>()
  let tries = 0
  await page.route('**/api/bigcommerce/updateCartItem', async (route) => {
    tries += 1
    if (tries > 1) return route.continue()
    await responded
    return route.fulfill({ status: 503, json: {} })
  })
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'One more' }).first().click()
  await expect(main.locator('[aria-busy="true"]')).toBeVisible()
  await expectAccessible(page)
  respond()
  const failureAlert = page.getByRole('alert').filter({ hasText: bag.failed })
  await expect(failureAlert).toBeVisible()
  await expectAccessible(page)
  await failureAlert.getByRole('button', { name: bag.retry }).click()
  await expect(main.getByRole('spinbutton', { name: 'Quantity' }).first()).toHaveValue('2')
  await expect.poll(() => tries).toBe(2)
})

test('a cart change in one tab shows in the other [BAG-04]', async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto('/bag')
  await other.getByRole('main').getByRole('link', { name: bag.goBack }).focus()
  await walkToCart(page, markets.en)
  await page.goto('/bag')
  await expect(other.getByRole('main').getByRole('heading', { level: 2, name: bag.lines })).toBeFocused()
  await page.getByRole('main').getByRole('button', { name: 'One more' }).first().click()
  await expect(other.getByRole('main').getByRole('spinbutton', { name: 'Quantity' }).first()).toHaveValue('2')
  await other
    .getByRole('main')
    .locator('.bag-line')
    .first()
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(page.getByRole('main').getByRole('spinbutton')).toHaveCount(0)
})
