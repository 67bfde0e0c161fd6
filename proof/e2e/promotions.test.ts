import type { Page } from '@playwright/test'
import { putIntoCart } from './buy.ts'
import { expectAccessible } from './expect-accessible.ts'
import { holdRequests, keepOldBuild } from './page-scripts.ts'
import { callApi } from './shop-api.ts'
import { addToBag, homeOf, walkToCart } from './shopper.ts'
import { expect, test } from './test.ts'
import type { CartEntity } from '#shared/domain/cart-entity-schema.ts'
import { toCart } from '#shared/domain/cart-entity.ts'
import { cartQuantity } from '#shared/domain/cart.ts'
import { currencyFormats, markets } from '#shared/markets.ts'
import { clearBag } from '#shared/messages/cart-details.ts'
import * as messages from '#shared/messages/shop.ts'

/** A market whose configuration enables the wallet, in the shop that `serve-shop.ts` starts. */
const panelOf = (page: Page) => page.getByRole('dialog', { name: messages.bag.panelTitle })
const summaryOf = (page: Page) => page.getByRole('region', { name: messages.bag.summary })
const linesOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })

async function openPanel(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: messages.shell.bag }).click()
  // While offers load, the link's name also has the reason.
  const checkout = panelOf(page).getByRole('link', { name: messages.bag.checkout, exact: true })
  await expect(checkout).toHaveAttribute('aria-disabled', 'false')
}

async function enterCode(page: Page, code: string): Promise<void> {
  await summaryOf(page).getByLabel(messages.coupons.code).fill(code)
  await summaryOf(page).getByRole('button', { name: messages.coupons.apply }).click()
}

for (const market of Object.values(markets)) {
  test(`the bag panel of market ${market.code} shows its title, the item, the subtotal and the services of its market, and leads to the bag page [BAG-12] [BAG-13] [BAG-15] [BAG-16] [BAG-70]`, async ({
    page,
  }) => {
    await putIntoCart(page, market)
    await page.goto(homeOf(market))
    await openPanel(page)
    const panel = panelOf(page)
    await expect(panel.getByRole('heading', { name: messages.bag.panelTitle })).toBeVisible()
    const item = panel
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: 'Remove' }) })
      .first()
    for (const text of [currencyFormats[market.currency].symbol, messages.product.colour])
      await expect(item).toContainText(text)
    await expect(item.locator('img')).toHaveAttribute('src', /w=200/)
    await expect(item.getByRole('spinbutton')).toHaveValue('1')
    await expect(panel).toContainText(messages.bag.subtotal)
    await expect(panel.locator('[data-widget="fit"]')).toHaveAttribute('data-locale', market.fitLocale)
    await expect(panel.locator('.wallet-buttons')).toHaveCount(1)
    await expectAccessible(page, { part: '#cart' })
    await panel.getByRole('link', { name: messages.bag.viewBag }).click()
    await expect(page).toHaveURL(new RegExp(`${market.prefix}/bag$`))
    await expect(page.getByRole('heading', { level: 1, name: messages.bag.title })).toBeVisible()
    await expectAccessible(page, { part: 'main' })
  })
}

test('the express wallet is offered beside the checkout, in the bag panel and on the bag page [BAG-14]', async ({
  page,
}) => {
  await putIntoCart(page, markets.en)
  await page.goto('/bag')
  await expect(summaryOf(page).getByRole('link', { name: messages.bag.checkout })).toBeVisible()
  await expect(page.getByRole('main').locator('.wallet-buttons')).toHaveCount(1)
  await page.goto('/')
  await openPanel(page)
  await expect(panelOf(page).locator('.wallet-buttons')).toHaveCount(1)
})

test('an empty bag panel says so, links back to the shop, and keeps the coupon code of a link until a product is added [BAG-20]', async ({
  page,
}) => {
  await page.goto('/?coupon=welcome10')
  await expect(page).toHaveURL(/\/$/)
  await page.getByRole('banner').getByRole('link', { name: messages.shell.bag }).click()
  const panel = panelOf(page)
  await expect(panel.getByRole('heading', { name: messages.bag.empty })).toBeVisible()
  await expect(panel).toContainText(messages.promotions.waitingCode.replace('{code}', 'WELCOME10'))
  await expectAccessible(page, { part: '#cart' })
  await panel.getByRole('button', { name: messages.bag.goBack }).click()
  await expect(panel).toBeHidden()
  await walkToCart(page, markets.en)
  await page.goto('/bag')
  await expect(summaryOf(page)).toContainText('WELCOME10 is applied')
})

test(
  'one coupon code is applied, another is refused with its reason, and a third stays in the list with the condition that is not met',
  { tag: '@gate' },
  async ({ page }) => {
    await putIntoCart(page, markets.en)
    await page.goto('/bag')
    await enterCode(page, 'welcome10')
    await expect(summaryOf(page)).toContainText(messages.coupons.codeApplied)
    await expect(summaryOf(page).getByRole('definition').filter({ hasText: '−' }).first()).toBeVisible()
    await enterCode(page, 'summer24')
    await expect(summaryOf(page)).toContainText(messages.couponRefusals.expired)
    await expect(summaryOf(page).getByLabel(messages.coupons.code)).toHaveAttribute('aria-invalid', 'true')
    await expect(summaryOf(page)).toContainText('WELCOME10 is applied')
    await enterCode(page, 'POSTFREE')
    await expect(summaryOf(page).getByRole('list', { name: messages.coupons.codes })).toContainText(
      'This code takes off delivery',
    )
    await expectAccessible(page, { part: 'main' })
    await summaryOf(page).getByRole('button', { name: 'Remove code WELCOME10' }).click()
    await expect(summaryOf(page)).not.toContainText('WELCOME10')
  },
)

test(
  'a free gift is added when it is earned, has no controls, and is removed with the product that earned it [BAG-17]',
  { tag: '@gate' },
  async ({ page }) => {
    await putIntoCart(page, markets.en)
    await page.goto('/bag')
    const gift = linesOf(page).filter({ hasText: messages.promotions.freeGift })
    const more = page.getByRole('main').getByRole('button', { name: 'One more' }).first()
    for (let units = 1; units < 5 && (await gift.count()) === 0; units += 1) {
      await more.click()
      await expect(page.getByRole('main').getByRole('spinbutton').first()).toHaveValue(String(units + 1))
      const checkout = page.getByRole('main').getByRole('link', { name: messages.bag.checkout, exact: true })
      await expect(checkout).toHaveAttribute('aria-disabled', 'false')
    }
    await expect(gift).toHaveCount(1)
    await expect(gift.getByRole('button', { name: 'Remove' })).toHaveCount(0)
    await expect(gift.getByRole('spinbutton')).toHaveCount(0)
    await page.getByRole('main').getByRole('button', { name: 'Remove' }).first().click()
    await expect(page.getByRole('main').getByRole('heading', { level: 2, name: messages.bag.empty })).toBeFocused()
    await expect(gift).toHaveCount(0)
  },
)

test('a line’s price and the subtotal open to show the discounts', async ({ page }) => {
  await putIntoCart(page, markets.en)
  await page.goto('/')
  await openPanel(page)
  const line = panelOf(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('spinbutton') })
    .first()
  await line.getByText(messages.promotions.priceDetails).click()
  await expect(line.getByText(messages.promotions.fullPrice)).toBeVisible()
  await panelOf(page).locator('.cart-panel__codes summary').click()
  await expect(panelOf(page).getByLabel(messages.coupons.code)).toBeVisible()
  await expectAccessible(page, { part: '#cart' })
})

test.describe('if a script of the panel does not load', () => {
  test.use({ expectedErrors: [/ERR_FAILED|dynamically imported/] })

  test('the next opening of its part loads it', async ({ page }) => {
    await keepOldBuild(page)
    await putIntoCart(page, markets.en)
    await page.goto('/')
    await openPanel(page)
    const script = '**/assets/coupons-*.js'
    await page.route(script, (route) => route.abort())
    const summary = panelOf(page).locator('.cart-panel__codes summary')
    await Promise.all([page.waitForEvent('requestfailed'), summary.click()])
    await page.unroute(script)
    await summary.click()
    await summary.click()
    await expect(panelOf(page).getByLabel(messages.coupons.code)).toBeVisible()
  })
})

test('on a desktop the bag shows Checkout above the fold, with offers and a field for codes', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await putIntoCart(page, markets.en)
  await page.goto('/bag')
  await enterCode(page, 'WELCOME10')
  await expect(summaryOf(page).getByRole('list', { name: messages.coupons.codes })).toBeVisible()
  await page.evaluate(() => scrollTo(0, 0))
  await expect(summaryOf(page).getByRole('link', { name: messages.bag.checkout })).toBeInViewport({ ratio: 1 })
})

test('clearing the bag takes two taps', async ({ page }) => {
  await putIntoCart(page, markets.en)
  await page.goto('/')
  await openPanel(page)
  await panelOf(page).getByText(messages.bag.clear).click()
  await panelOf(page).getByRole('button', { name: clearBag.yes }).click()
  await expect(panelOf(page).getByRole('heading', { name: messages.bag.empty })).toBeVisible()
})

test('the pop-up shows picture, name and price, and closes with its button and with a click outside [BAG-56] [BAG-58] [BAG-59] [BAG-60] [BAG-63] [BAG-64] [CONST-15]', async ({
  page,
}) => {
  await walkToCart(page, markets.en)
  const popUp = page.getByRole('dialog', { name: messages.bag.added })
  await expect(popUp.locator('img')).toHaveAttribute('src', /w=200/)
  await expect(popUp.getByRole('heading', { level: 3 })).toBeVisible()
  await expect(popUp).toContainText('£')
  await expect(popUp.getByRole('status')).toContainText('standard delivery')
  await expect(popUp).toContainText(messages.bag.subtotal)
  // The first product that is not sold out may be dear enough to earn a free gift, which counts too.
  await expect(async () => {
    const units = cartQuantity(toCart(await callApi<CartEntity>(page.request, 'getCart')))
    const view = popUp.getByRole('link', { name: `View Bag (${units})`, exact: true })
    await expect(view).toHaveAttribute('href', '/bag', { timeout: 1000 })
  }).toPass({ timeout: 15_000 })
  await expect(popUp.getByRole('link', { name: 'Checkout', exact: true })).toBeVisible()
  await expectAccessible(page, { part: '#added-to-bag' })
  await popUp.getByRole('button', { name: 'Close' }).click()
  await expect(popUp).toBeHidden()
  await addToBag(page)
  await expect(popUp).toBeVisible()
  await page.mouse.click(5, 400)
  await expect(popUp).toBeHidden()
})

test('while offers load, the checkout link is busy with a reason and the link to the bag opens nothing; a press reads Loading, and opens the checkout once the offers are known [CHK-01] [CHK-03] [CHK-04] [LAY-13] [D-574]', async ({
  page,
}) => {
  await putIntoCart(page, markets.en)
  await page.goto('/')
  await openPanel(page)
  const checkout = panelOf(page).locator('a[href="/checkout-identity"]')
  const changeWhileSyncing = async (quantity: string) => {
    const release = await holdRequests(page, '**/api/promotions/sync')
    await panelOf(page).getByRole('spinbutton').fill(quantity)
    await panelOf(page).getByRole('spinbutton').press('Enter')
    await expect(checkout).toHaveAttribute('aria-busy', 'true')
    await expect(checkout).toHaveAttribute('aria-disabled', 'false')
    await expect(checkout).toHaveText(`${messages.bag.checkout} (${messages.promotions.updating})`)
    return release
  }
  const releaseSync = await changeWhileSyncing('2')
  await page.keyboard.press('Escape')
  await expect(panelOf(page)).toBeHidden()
  const bag = page.getByRole('banner').getByRole('link', { name: messages.shell.bag })
  await expect(bag).toHaveAttribute('aria-disabled', 'true')
  await bag.dispatchEvent('click')
  await expect(panelOf(page)).toBeHidden()
  expect(new URL(page.url()).pathname).toBe('/')
  releaseSync()
  await expect(bag).not.toHaveAttribute('aria-disabled')
  await openPanel(page)
  const releaseOther = await changeWhileSyncing('1')
  await checkout.click()
  await expect(checkout).toHaveText(messages.bag.loading)
  await expect(checkout).toHaveAttribute('aria-disabled', 'true')
  expect(new URL(page.url()).pathname).toBe('/')
  releaseOther()
  await expect(page).toHaveURL(/\/checkout-identity$/)
})

test('Checkout in the pop-up closes it and goes to the checkout [BAG-65]', async ({ page }) => {
  await walkToCart(page, markets.en)
  const popUp = page.getByRole('dialog', { name: messages.bag.added })
  const checkout = popUp.getByRole('link', { name: messages.bag.checkout })
  await expect(checkout).toHaveAttribute('aria-disabled', 'false')
  // The page of the checkout has no pop-up, so the page that is left says whether it was still open.
  await page.evaluate(
    `addEventListener('pagehide', () => sessionStorage.setItem('pop-up', document.getElementById('added-to-bag').open))`,
  )
  await checkout.click()
  await expect(page).toHaveURL(/\/checkout-identity$/)
  await expect.poll(() => page.evaluate(`sessionStorage.getItem('pop-up')`)).toBe('false')
})
