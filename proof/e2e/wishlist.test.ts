import type { Locator, Page } from '@playwright/test'
import { logIn, newShopper, register } from './accounts.ts'
import { pricesOf, setPrices } from './catalogue-changes.ts'
import { expectAccessible } from './expect-accessible.ts'
import { chooseOptions, findProduct, homeOf } from './shopper.ts'
import { expect, test } from './test.ts'
import { currencyFormats, markets } from '#shared/markets.ts'
import { cartControls } from '#shared/messages/cart-controls.ts'
import * as messages from '#shared/messages/shop.ts'

const { wishlist } = messages

// The browser logs these in the test that breaks the connection.
test.use({ expectedErrors: [/status of 503/] })

/** Presses the hearts of a listing's first cards, once the page script has loaded. */
async function saveFromListing(page: Page, { prefix, count }: { prefix: string; count: number }): Promise<string[]> {
  await page.goto(`${prefix}/browse/womens`)
  const cards = page.getByRole('main').getByRole('article')
  const names: string[] = []
  for (let index = 0; index < count; index += 1) {
    const heart = cards.nth(index).getByRole('button', { name: wishlist.add })
    names.push(((await heart.getAttribute('aria-label')) ?? '').replace(`${wishlist.add}: `, ''))
    await expect(async () => {
      if (!(await heart.getAttribute('aria-pressed'))?.includes('true')) await heart.click()
      await expect(heart).toHaveAttribute('aria-pressed', 'true', { timeout: 500 })
    }).toPass()
  }
  return names
}

async function openPanel(page: Page, prefix = '') {
  await page.goto(`${prefix}/cookies`)
  const panel = page.getByRole('dialog', { name: wishlist.title })
  await page.locator('[data-opens=wishlist]').filter({ visible: true }).first().click()
  await expect(panel).toBeVisible()
  return panel
}

for (const market of Object.values(markets)) {
  test(
    `a guest in ${market.code} saves items from cards, sees their prices and total, and finds the list again [WISH-04] [WISH-05] [WISH-06] [WISH-09] [WISH-11]`,
    { tag: market === markets.en ? '@gate' : [] },
    async ({ page }) => {
      const names = await saveFromListing(page, { prefix: market.prefix, count: 2 })
      const panel = await openPanel(page, market.prefix)
      await expect(panel.getByRole('heading', { level: 2 })).toHaveText(`${wishlist.title} (2)`)
      for (const name of names) {
        const line = panel.getByRole('listitem').filter({ hasText: name })
        await expect(line.locator('img')).toHaveAttribute('width', '180')
        await expect(line.locator('img')).toHaveAttribute('height', '200')
        await expect(line).toContainText(currencyFormats[market.currency].symbol)
        await expect(line).toContainText(messages.product.colour)
      }
      await expect(panel.getByText(wishlist.totalPrice).locator('..')).toContainText(
        new RegExp(`[${currencyFormats[market.currency].symbol}]\\d`),
      )
      await expect(panel.getByRole('link', { name: wishlist.startShopping })).toHaveAttribute('href', homeOf(market))
      await expectAccessible(page)
    },
  )
}

test('an item that is removed in one tab disappears in other tabs [WISH-06]', async ({ page, context }) => {
  await saveFromListing(page, { prefix: '', count: 2 })
  const other = await context.newPage()
  await other.goto('/browse/womens')
  const heart = other.getByRole('main').getByRole('article').first().getByRole('button', { name: wishlist.add })
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  const panel = await openPanel(page)
  await panel.getByRole('button', { name: wishlist.remove }).last().click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText(`${wishlist.title} (1)`)
})

test('clearing the wishlist asks for confirmation, with the keyboard too, and leaves an empty list that says so [WISH-10] [WISH-12]', async ({
  page,
}) => {
  await saveFromListing(page, { prefix: '', count: 1 })
  const panel = await openPanel(page)
  await panel.getByRole('button', { name: wishlist.clear }).press('Enter')
  const question = panel.getByRole('alertdialog', { name: wishlist.clearQuestion })
  await expect(question.getByRole('button', { name: wishlist.keep })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText(`${wishlist.title} (1)`)
  await expect(panel.getByRole('button', { name: wishlist.clear })).toBeFocused()
  await page.keyboard.press('Enter')
  await question.getByRole('button', { name: wishlist.clear }).click()
  await expect(panel.getByRole('heading', { name: wishlist.empty })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
})

test('a page loads the scripts of cart and wishlist with the first input of a visitor who has neither', async ({
  page,
}) => {
  const shopScripts = () =>
    page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => /\/shop-[\w-]{8}\.js$/.test(name)).length,
    )
  await page.goto('/browse/womens', { waitUntil: 'networkidle' })
  expect(await shopScripts()).toBe(0)
  await page.mouse.move(400, 500)
  await expect.poll(shopScripts).toBe(1)
})

test('a saved variant can be added to the cart from the wishlist [WISH-06]', async ({ page }) => {
  await findProduct(page, markets.en)
  await chooseOptions(page)
  const heart = page.getByRole('main').getByRole('button', { name: wishlist.add }).first()
  await expect(heart).toHaveAttribute('data-wishlist-item', /^\d+-\d+$/)
  await expect(async () => {
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true', { timeout: 500 })
  }).toPass()
  const panel = await openPanel(page)
  await expect(panel.getByRole('listitem')).toContainText(messages.product.size)
  await panel.getByRole('button', { name: wishlist.addToCart }).click()
  await expect(page.getByRole('dialog', { name: messages.bag.added })).toBeVisible()
})

test('prices are read again each time the wishlist opens, and removing an item reads nothing [WISH-06] [WISH-09]', async ({
  page,
}) => {
  await saveFromListing(page, { prefix: '', count: 2 })
  const requestedUrls: string[] = []
  page.on('request', (request) => request.url().endsWith('/getWishlistProducts') && requestedUrls.push(request.url()))
  const panel = await openPanel(page)
  const line = panel.getByRole('listitem').first()
  await expect(line).toContainText('£')
  const id = Number(/\/p\/(\d+)\//.exec((await line.getByRole('link').first().getAttribute('href')) ?? '')?.[1])
  const { price, sale_price } = await pricesOf(page.request, id)
  try {
    await setPrices(page.request, id, { price: 777, sale_price: 0 })
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    // Two openings within two seconds share one request.
    await expect(async () => {
      const answered = page.waitForResponse('**/getWishlistProducts', { timeout: 500 })
      await page.locator('[data-opens=wishlist]').filter({ visible: true }).first().click()
      await answered.catch(async (error: unknown) => {
        await page.keyboard.press('Escape')
        throw error
      })
    }).toPass()
    await expect(line).toContainText('£777.00')
  } finally {
    await setPrices(page.request, id, { price, sale_price })
  }
  requestedUrls.length = 0
  await line.getByRole('button', { name: wishlist.remove }).click()
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText(`${wishlist.title} (1)`)
  await expect(panel.getByRole('listitem')).toHaveCount(1)
  await expect(panel.getByText(wishlist.totalPrice).locator('..')).not.toContainText('777')
  expect(requestedUrls).toEqual([])
})

test('a shared link shows its items to any visitor, each with a heart for their own wishlist', async ({ page }) => {
  await saveFromListing(page, { prefix: '', count: 2 })
  const items = JSON.parse((await page.evaluate(() => localStorage.getItem('sv-wishlist'))) ?? '[]') as string[]
  await page.goto(`/wishlist?items=${items.join(',')},999999999,<script>`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wishlist.shared)
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2)
  await expect(page.getByRole('main').getByRole('button', { name: wishlist.add }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expectAccessible(page)
})

test('a wishlist that cannot be loaded says so, and loads on a retry', async ({ page }) => {
  await saveFromListing(page, { prefix: '', count: 1 })
  await page.route(
    '**/api/bigcommerce/getWishlistProducts',
    (route) => route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{}' }),
    { times: 1 },
  )
  const panel = await openPanel(page)
  await expect(panel.getByRole('alert').filter({ hasText: wishlist.loadFailed })).toBeVisible()
  await panel.getByRole('button', { name: wishlist.retry }).click()
  await expect(panel.getByRole('link', { name: wishlist.chooseOptions })).toBeVisible()
})

test.describe('of a customer', () => {
  // A page may still request the wishlist of a customer who is logging out.
  test.use({ expectedErrors: [/status of 401/] })

  test('a guest’s saved items are added to the customer’s list once, at a login in the panel, and removed from the browser [WISH-13] [WISH-15] [WISH-16] [ACC-43]', async ({
    page,
  }) => {
    const shopper = newShopper()
    await page.goto('/create-account')
    await register(page, shopper)
    await expect(page).toHaveURL(/\/my-account$/)
    await page.getByRole('main').getByRole('button', { name: messages.account.button.logOut, exact: true }).click()
    await expect(page.getByText(messages.account.notice['logged-out'])).toBeVisible()
    await saveFromListing(page, { prefix: '', count: 2 })
    const panel = await openPanel(page)
    await panel.getByRole('link', { name: wishlist.logIn }).click()
    const login = page.getByRole('dialog', { name: messages.account.logInPanel })
    await login.getByLabel(messages.account.field.email).fill(shopper.email)
    await login.getByLabel(messages.account.field.password, { exact: true }).fill(shopper.password)
    await login.getByRole('button', { name: messages.account.button.logIn }).click()
    await expect(page.getByText(messages.account.loggedIn)).toBeVisible()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('sv-wishlist'))).toBeNull()
    await page.goto('/wishlist')
    await expect(page.getByRole('main').locator('.wishlist-page__item')).toHaveCount(2)
  })

  test('a customer’s wishlist is in sync in several tabs [WISH-13]', async ({ page, context }) => {
    const shopper = newShopper()
    await page.goto('/create-account')
    await register(page, shopper)
    await expect(page).toHaveURL(/\/my-account$/)
    const other = await context.newPage()
    await other.goto('/browse/womens')
    const heart = other.getByRole('main').getByRole('article').first().getByRole('button', { name: wishlist.add })
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await saveFromListing(page, { prefix: '', count: 1 })
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  })

  test('a customer’s wishlist of 60 items shows 50, and the rest on request [WISH-03] [WISH-05]', async ({ page }) => {
    await page.goto('/login')
    await logIn(page, { email: 'priya.nair@selvedge.example', password: 'Harbour1749' })
    await expect(page).toHaveURL(/\/my-account$/)
    await page.locator('header [data-opens=wishlist]').filter({ visible: true }).first().click()
    const panel = page.getByRole('dialog', { name: wishlist.title })
    await expect(panel.getByRole('heading', { level: 2 })).toHaveText(`${wishlist.title} (60)`)
    const before = panel.locator('.bag-line:not(.wishlist-line--waiting)')
    await expect(panel.getByRole('button', { name: wishlist.showMore })).toBeVisible()
    await expect(panel.locator('.wishlist-line--waiting')).toHaveCount(0)
    const count = await before.count()
    expect(count).toBeLessThanOrEqual(50)
    await panel.getByRole('button', { name: wishlist.showMore }).click()
    await expect(panel.getByRole('button', { name: wishlist.showMore })).toBeHidden()
    await expect.poll(() => before.count()).toBeGreaterThan(count)
    await expectAccessible(page)
  })
})

test('the wishlist page of a guest who has saved nothing says so before the first press, and leads on [WISH-12]', async ({
  page,
}) => {
  await page.goto('/wishlist')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: wishlist.empty })).toBeVisible()
  await expect(
    main.getByRole('navigation', { name: messages.emptyPanel.categories }).getByRole('link').first(),
  ).toHaveAttribute('href', /^\/browse\//)
})

test('a guest’s wishlist page shows the saved items and links the login, and the page is accessible [WISH-04]', async ({
  page,
}) => {
  const names = await saveFromListing(page, { prefix: '/eu', count: 2 })
  await page.goto('/eu/wishlist')
  const main = page.getByRole('main')
  for (const name of names) await expect(main.getByRole('listitem').filter({ hasText: name })).toBeVisible()
  await expect(main.getByRole('link', { name: wishlist.logIn })).toHaveAttribute('href', '/eu/login')
  await expectAccessible(page)
  await main.getByRole('button', { name: wishlist.remove }).first().click()
  await expect(main.getByRole('button', { name: wishlist.remove })).toHaveCount(1)
})

test.describe('with touch', () => {
  test.use({ hasTouch: true })

  for (const [way, dismiss] of Object.entries({
    tap: (button: Locator) => button.tap(),
    'the keyboard': (button: Locator) => button.press('Enter'),
  }))
    test(`notifications go on disappearing by themselves after one was dismissed by ${way} [LAY-30]`, async ({
      page,
    }) => {
      await saveFromListing(page, { prefix: '', count: 1 })
      const dismissed = page.getByRole('button', { name: cartControls.dismiss })
      await dismiss(dismissed.first())
      await expect(dismissed).toHaveCount(0)
      const heart = page.getByRole('main').getByRole('article').nth(1).getByRole('button', { name: wishlist.add })
      await heart.press('Enter')
      await expect(page.getByText(wishlist.added, { exact: true })).toBeVisible()
      await expect(dismissed).toHaveCount(0, { timeout: 8000 })
    })
})
