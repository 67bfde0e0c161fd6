import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { holdRequests, keepOldBuild, waitUntilInteractive } from './page-scripts.ts'
import { productWith } from './product-with.ts'
import { addToBag, chooseOptions } from './shopper.ts'
import { expect, test } from './test.ts'
import { markets } from '#shared/markets.ts'
import { brand } from '#shared/merchant.ts'
import * as messages from '#shared/messages/shop.ts'
import { walletSheet } from '#shared/messages/wallet-sheet.ts'

// A market whose configuration enables the wallet, in the shop that `serve-shop.ts` starts.
const market = markets.eu
const total = { amount: 4999, currency: 'EUR' }
const quote = {
  needsShipping: true,
  currency: 'EUR',
  countryCode: 'GB',
  label: brand,
  total,
  lines: [],
  options: [],
  optionId: null,
  coupons: [],
  errors: [],
}

async function openProduct(page: Page, waitUntil: 'load' | 'networkidle' = 'load'): Promise<void> {
  await page.goto(await productWith(page, `${market.prefix}/browse/womens`, isSized), { waitUntil })
}

/** Gives the page Apple's interface as Safari has it, and responses of the wallet operations. */
async function bringWallet(page: Page, { unable = '' } = {}): Promise<string[]> {
  await page.addInitScript(safari)
  if (unable !== '') await page.addInitScript(`sessionStorage.setItem('sv-unable-eu', '${unable}')`)
  const calls: string[] = []
  await page.route('**/api/payments/*', async (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? ''
    calls.push(name)
    await route.fulfill({ json: responseTo(name) })
  })
  return calls
}

function responseTo(name: string): object {
  if (name === 'paymentMethods')
    return { methods: [{ kind: 'apple', merchantId: 'm', merchantName: brand, networks: ['visa'] }] }
  if (name === 'walletPrepare' || name === 'walletOpen') return { status: 'open', quote }
  if (name === 'walletAuthorise')
    return { status: 'authorised', location: `${market.prefix}/order-confirmation/1/2?checkoutsource=applepayexpress` }
  return {}
}

/** In the page: a session that needs a tap, and that the test drives by `window.sheet`. */
const safari = `
  window.ApplePayError = class {}
  window.ApplePaySession = class {
    static STATUS_SUCCESS = 0
    static STATUS_FAILURE = 1
    static supportsVersion = () => true
    static canMakePayments = () => true
    static opened = 0
    constructor() {
      if (!navigator.userActivation.isActive) throw new Error('not in a tap')
      ApplePaySession.opened += 1
    }
    begin() {
      window.sheet = this
    }
    abort() {}
    completeMerchantValidation() {}
    completePayment() {}
  }`

const buyButton = (page: Page) => page.getByRole('button', { name: walletSheet.labels.buy.apple })
const checkOutButton = (page: Page, part: string) =>
  page.locator(part).getByRole('button', { name: walletSheet.labels.checkOut.apple })
const isSized = (html: string) => html.includes('class="option-group__choice"')
const opened = (page: Page) => page.evaluate<number>('ApplePaySession.opened')

/** Records the elements around the buttons that move. Moves after a press count too. */
const watchShifts = `
  window.shifts = []
  new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries())
      for (const { node } of sources)
        if (node?.parentElement?.closest('.buy-box, .bag-summary, .cart-panel__footer') && !node.closest('.coupon-form'))
          shifts.push(node.className || node.nodeName)
  }).observe({ type: 'layout-shift', buffered: true })`

/** Records, in each frame, the height of the place of the buttons. */
const watchHeights = `
  window.heights = new Set()
  const look = () => {
    const place = document.querySelector('.wallet-buttons')
    if (place) heights.add(place.offsetHeight)
    requestAnimationFrame(look)
  }
  look()`

test('product page, bag page and bag panel show the button in a market with the wallet, where the browser can pay [PAY-01] [BAG-14]', async ({
  page,
}) => {
  await bringWallet(page)
  await openProduct(page)
  await expect(buyButton(page)).toBeVisible()
  await chooseOptions(page)
  await addToBag(page)
  await expect(page.getByRole('dialog', { name: messages.bag.added })).toBeVisible()
  await page.goto(`${market.prefix}/bag`)
  await expect(checkOutButton(page, 'main')).toBeVisible()
  await expectCheckoutOpen(page, 'main')
  await expectAccessible(page)
  await page.goto(market.prefix)
  await page.getByRole('banner').getByRole('link', { name: messages.shell.bag }).click()
  await expect(checkOutButton(page, '#cart')).toBeVisible()
  await expectCheckoutOpen(page, '#cart')
  await expectAccessible(page)
})

for (const language of ['', '/de'])
  test(`the foot of the bag panel, with wallets and an offer, covers at most 30 % of a phone at ${market.prefix}${language} [BAG-76]`, async ({
    page,
  }) => {
    await bringWallet(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await openProduct(page)
    await chooseOptions(page)
    await addToBag(page)
    await expect(page.getByRole('dialog', { name: messages.bag.added })).toBeVisible()
    await page.goto(`${market.prefix}${language}`)
    await page.locator('[data-opens=cart]:visible').first().click()
    const foot = page.locator('#cart .cart-panel__footer')
    await expect(foot.locator('.wallet-buttons__button--apple')).toBeVisible()
    await expect(foot.locator('a[aria-disabled=false][aria-busy=false]')).toBeInViewport({ ratio: 1 })
    await expect(page.locator('#cart progress')).toBeInViewport()
    const { height = 0 } = (await foot.boundingBox()) ?? {}
    expect(height).toBeGreaterThan(100)
    expect(height).toBeLessThanOrEqual(0.3 * 844)
    for (const control of await foot.locator('a, button:visible, summary').all())
      expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  })

/** Waits until the offers are known. The wallets' buttons then fade in, which axe must not see half done. */
async function expectCheckoutOpen(page: Page, place: string): Promise<void> {
  const checkout = page.locator(place).getByRole('link', { name: messages.bag.checkout, exact: true })
  await expect(checkout.first()).toHaveAttribute('aria-disabled', 'false')
}

test('a browser that could not pay on an earlier page has neither a button nor a place for it, and asks for nothing [PAY-01]', async ({
  page,
}) => {
  const calls = await bringWallet(page, { unable: 'apple google' })
  await openProduct(page, 'networkidle')
  await expect(page.locator('.wallet-buttons')).toBeHidden()
  expect(calls).toEqual([])
})

for (const unable of ['', 'google', 'apple google']) {
  test(`the place of the buttons keeps its height while the product page loads if '${unable}' could not pay on an earlier page [PAY-01]`, async ({
    page,
  }) => {
    const calls = await bringWallet(page, { unable })
    await page.addInitScript(watchHeights)
    await openProduct(page, 'networkidle')
    await expect.poll(() => calls.includes('paymentMethods')).toBe(unable !== 'apple google')
    const heights = await page.evaluate<number[]>('[...heights]')
    expect([heights.length, heights[0] === 0]).toEqual([1, unable === 'apple google'])
  })
}

const buttonsScript = '**/wallet-buttons-*.js'

test('a press before the script of the buttons has loaded is repeated once it has, on the product page and the bag page [PAY-01]', async ({
  page,
}) => {
  await bringWallet(page)
  const release = await holdRequests(page, buttonsScript)
  const requested = page.waitForRequest(buttonsScript)
  await openProduct(page)
  await requested
  await buyButton(page).click()
  release()
  await expect(page.getByRole('status').filter({ hasText: messages.product.pleaseSelectSize })).toBeVisible()
  expect(await opened(page)).toBe(0)
  await chooseOptions(page)
  await addToBag(page)
  await expect(page.getByRole('dialog', { name: messages.bag.added })).toBeVisible()
  await page.unroute(buttonsScript)
  const releaseAgain = await holdRequests(page, buttonsScript)
  const requestedAgain = page.waitForRequest(buttonsScript)
  await page.goto(`${market.prefix}/bag`)
  await requestedAgain
  await checkOutButton(page, 'main').press('Enter')
  releaseAgain()
  await expect.poll(() => opened(page)).toBe(1)
})

test.describe('when the script of the buttons does not load', () => {
  test.use({ expectedErrors: [/ERR_FAILED|wallet-buttons|the markup differs/] })

  test('the product page still adds to the bag, and the bag page still leads to the checkout [PAY-01]', async ({
    page,
  }) => {
    await bringWallet(page)
    await keepOldBuild(page)
    await page.route(buttonsScript, (route) => route.abort())
    await openProduct(page)
    await waitUntilInteractive(page, 'buy-box')
    await expect(buyButton(page)).toHaveCount(0)
    await chooseOptions(page)
    await addToBag(page)
    await expect(page.getByRole('dialog', { name: messages.bag.added })).toBeVisible()
    await page.goto(`${market.prefix}/bag`)
    await waitUntilInteractive(page, 'bag-summary')
    await expect(checkOutButton(page, 'main')).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('link', { name: messages.bag.checkout })).toBeVisible()
  })
})

test('in forced colours the button has an edge that stands out from the page', async ({ page }) => {
  await bringWallet(page)
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await openProduct(page)
  const colours = await buyButton(page).evaluate((button) => [
    getComputedStyle(button).borderTopColor,
    getComputedStyle(document.body).backgroundColor,
  ])
  expect(colours[0]).not.toBe(colours[1])
})

test('a press without a size says what is missing, and opens no sheet', async ({ page }) => {
  await bringWallet(page)
  await openProduct(page)
  await buyButton(page).click()
  await expect(page.getByRole('status').filter({ hasText: messages.product.pleaseSelectSize })).toBeVisible()
  expect(await opened(page)).toBe(0)
})

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport })

    test(`nothing beside the wallet buttons moves while product page, bag page and bag panel load at ${viewport.width} pixels [PAY-01]`, async ({
      page,
    }) => {
      await page.addInitScript(watchShifts)
      const product = await productWith(page, `${market.prefix}/browse/womens`, isSized)
      await page.goto(product)
      await chooseOptions(page)
      await page.locator('.buy-box__add').click()
      await expect(page.getByRole('dialog', { name: messages.bag.added })).toBeVisible()
      const shifts = () => page.evaluate<string[]>('shifts')
      for (const path of [product, `${market.prefix}/bag`, market.prefix]) {
        await page.goto(path, { waitUntil: 'networkidle' })
        if (path === market.prefix) {
          await page.getByRole('banner').locator('[data-opens="cart"]').first().click()
          await expect(page.locator('#cart .wallet-buttons')).toBeVisible()
          await expect(page.locator('#cart .bag-totals')).toHaveAttribute('aria-busy', 'false')
        } else await page.locator('main .wallet-buttons').scrollIntoViewIfNeeded()
        await page.waitForLoadState('networkidle')
        await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))')
        expect([path, ...(await shifts())]).toEqual([path])
      }
    })
  })
}
