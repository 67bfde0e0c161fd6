import type { Page, Response } from '@playwright/test'
import { logIn, newShopper, register, type Shopper } from './accounts.ts'
import { isAsked, storeChoice } from './consent-choice.ts'
import { callsOf } from './data-layer.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expectLayoutShift, watchLayoutShifts } from './layout-shifts.ts'
import { productWith } from './product-with.ts'
import { addToBag, chooseOptions } from './shopper.ts'
import { expect, test } from './test.ts'
import { markets } from '#shared/markets.ts'
import { consent, consentGroupTexts } from '#shared/messages/consent.ts'
import * as messages from '#shared/messages/shop.ts'
import { walletSheet } from '#shared/messages/wallet-sheet.ts'

test.use({ choice: null })

const isSized = (html: string) => html.includes('class="option-group__choice"')
const bannerOf = (page: Page) => page.getByRole('region', { name: consent.title })
const press = (page: Page, name: string) => bannerOf(page).getByRole('button', { name, exact: true }).click()

/** Paths of the requests to other hosts than the shop's and that of its pictures. */
function thirdPartyRequests(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    const isOwn = url.origin === process.env['SHOP'] || url.pathname.startsWith('/media/')
    if (!isOwn && url.protocol !== 'data:') requests.push(url.pathname)
  })
  return requests
}

/** Scrolls through the page, so that every widget's place comes near. */
async function scrollThrough(page: Page): Promise<void> {
  for (const part of [0.33, 0.66, 1]) {
    await page.evaluate(`scrollTo(0, document.body.scrollHeight * ${part})`)
    await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))')
  }
}

/** Waits until the browser has been idle twice after the script that watches the consent has started. */
async function settle(page: Page): Promise<void> {
  await isAsked(page)
  await page.evaluate('new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve)))')
}

const choiceOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'sv-consent')?.value ?? ''
/** The script of the size adviser loads when its fold is opened. */
const showFit = (page: Page) => page.locator('summary', { hasText: messages.productDetails.fitAndSize }).click()
const loaded = (requests: readonly string[], name: string) => requests.includes(`/scripts/${name}.js`)

for (const market of Object.values(markets)) {
  test(
    `no page of ${market.code} asks another host before a choice, not even for its wallet buttons [D-19, D-155, TRK-11]`,
    { tag: market === markets.en ? '@gate' : [] },
    async ({ page }) => {
      const requests = thirdPartyRequests(page)
      const product = await productWith(page, `${market.prefix}/browse/womens`, isSized)
      const paths = ['/', '/browse/womens', '/search?query=linen', '/other-stuff', '/cookies']
      for (const path of [
        product,
        ...paths.map((below) => (below === '/' ? market.prefix || '/' : market.prefix + below)),
      ]) {
        await page.goto(path)
        if (!path.endsWith('/cookies')) await expect(bannerOf(page)).toBeVisible()
        await settle(page)
        await scrollThrough(page)
        expect([path, ...requests]).toEqual([path])
      }
    },
  )

  test(`product page, bag panel and bag page of ${market.code} show wallet buttons before a choice and ask no other host; a press loads the script of that wallet only [D-19, D-155, PAY-01]`, async ({
    page,
  }) => {
    const requests = thirdPartyRequests(page)
    const { buy, checkOut } = walletSheet.labels
    const prepared = () => page.waitForResponse((response) => response.url().endsWith('/payments/walletPrepare'))
    const buttons = (part: string, labels: typeof buy | typeof checkOut) =>
      Object.values(labels).map((name) => page.locator(part).getByRole('button', { name, exact: true }))
    await page.goto(await productWith(page, `${market.prefix}/browse/womens`, isSized))
    for (const button of buttons('main', buy)) await expect(button).toBeVisible()
    const priced = prepared()
    await chooseOptions(page)
    await priced
    await addToBag(page)
    await expect(page.getByRole('dialog', { name: messages.bag.added })).toBeVisible()
    const inPanel = prepared()
    await page.goto(market.prefix || '/')
    await page.getByRole('banner').getByRole('link', { name: messages.shell.bag }).click()
    for (const button of buttons('#cart', checkOut)) await expect(button).toBeVisible()
    await inPanel
    const onBagPage = prepared()
    await page.goto(`${market.prefix}/bag`)
    const [apple, google] = buttons('main', checkOut)
    for (const button of [apple, google]) await expect(button!).toBeVisible()
    await onBagPage
    expect(requests).toEqual([])
    await google!.click()
    await expect(page.getByRole('dialog', { name: 'Google Pay (sandbox)' })).toBeVisible()
    expect(requests.filter((path) => path.endsWith('.js'))).toEqual(['/scripts/google-pay.js'])
  })

  test(`a yes in ${market.code} loads the scripts of the page without a reload and on the next visit, and only the market’s own tag [TRK-10, TRK-14, TRK-16, TRK-17]`, async ({
    page,
  }) => {
    const requests = thirdPartyRequests(page)
    const tagCalls = callsOf(page.context(), `personalisation-${market.searchIndex}`)
    const recommendationCalls = callsOf(page.context(), 'recommendations')
    const product = await productWith(page, `${market.prefix}/browse/womens`, isSized)
    const sampling = page.waitForRequest((request) => /"script":"fit","name":"load"/.test(request.postData() ?? ''))
    await page.goto(product)
    await press(page, consent.acceptAll)
    await expect(bannerOf(page)).toBeHidden()
    const tag = `personalisation-${market.searchIndex}`
    await showFit(page)
    for (const name of ['fit', 'recommendations', tag]) await expect.poll(() => loaded(requests, name)).toBe(true)
    await expect
      .poll(() => tagCalls)
      .toMatchObject([{ name: 'load', detail: { tag: market.searchIndex, market: market.code, pageType: 'pdp' } }])
    await expect.poll(() => recommendationCalls).toMatchObject([{ name: 'load', page: product }])
    expect(requests.filter((path) => path.startsWith('/scripts/personalisation'))).toEqual([`/scripts/${tag}.js`])
    expect((await sampling).postDataJSON()).toMatchObject({
      detail: { productSerial: expect.stringMatching(/./), locale: market.fitLocale },
    })
    expect(await choiceOf(page)).toMatch(new RegExp(`^v1\\.12345\\.${market.code}\\.0\\.\\d{8}\\.[0-9a-f]{16}$`))
    requests.length = 0
    await page.goto(product)
    await expect.poll(() => loaded(requests, tag)).toBe(true)
    await expect(bannerOf(page)).toBeHidden()
  })
}

test('a no hides the banner, loads nothing, and counts on the next page', { tag: '@gate' }, async ({ page }) => {
  const requests = thirdPartyRequests(page)
  await page.goto('/browse/womens')
  await press(page, consent.onlyNecessary)
  await expect(bannerOf(page)).toBeHidden()
  expect(await choiceOf(page)).toMatch(/^v1\.1\.en\./)
  await page.goto('/')
  await settle(page)
  await scrollThrough(page)
  await expect(bannerOf(page)).toBeHidden()
  expect(requests).toEqual([])
})

test('the visitor can choose single groups, with the keyboard alone', async ({ page }) => {
  const requests = thirdPartyRequests(page)
  await page.goto(await productWith(page, '/browse/womens', isSized))
  const banner = bannerOf(page)
  await banner.getByRole('button', { name: consent.choose }).focus()
  await page.keyboard.press('Enter')
  const performance = banner.getByRole('checkbox', { name: consentGroupTexts.performance.name })
  await expect(performance).toBeFocused()
  await expect(banner.getByRole('checkbox', { name: consentGroupTexts.necessary.name })).toBeDisabled()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await banner.getByRole('button', { name: consent.save }).focus()
  await page.keyboard.press('Enter')
  await expect(banner).toBeHidden()
  expect(await choiceOf(page)).toMatch(/^v1\.13\.en\./)
  await showFit(page)
  await expect.poll(() => loaded(requests, 'fit')).toBe(true)
  expect(requests.filter((path) => /personalisation|recommendations|customer-data|tag-manager/.test(path))).toEqual([])
})

test('the banner takes no focus, moves nothing, and the page works behind it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await watchLayoutShifts(page)
  await page.goto('/')
  const banner = bannerOf(page)
  await expect(banner).toBeVisible()
  expect(await page.evaluate('document.activeElement === document.body')).toBe(true)
  await expectLayoutShift(page, { most: 0.02 })
  const sizes = await Promise.all(
    [consent.acceptAll, consent.onlyNecessary, consent.choose].map(async (name) => {
      const box = await banner.getByRole('button', { name, exact: true }).boundingBox()
      return [Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]
    }),
  )
  expect(sizes[1]).toEqual(sizes[0])
  expect(sizes[2]).toEqual(sizes[0])
  await page.getByRole('banner').getByRole('link', { name: messages.shell.menu }).click()
  await expect(page.getByRole('dialog', { name: messages.shell.menu })).toBeVisible()
})

test('the banner stays while the visitor goes on without a choice, except on the page with the settings', async ({
  page,
}) => {
  await page.goto('/')
  await expect(bannerOf(page)).toBeVisible()
  await bannerOf(page).getByRole('link', { name: consent.more }).click()
  await expect(page).toHaveURL('/cookies')
  await expect(page.getByRole('heading', { name: consent.title, level: 2 })).toHaveCount(1)
  await page.goBack()
  await expect(bannerOf(page)).toBeVisible()
})

test.describe('Global Privacy Control', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript("Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })"),
  )

  test('it switches targeting off over a stored yes, and the settings say so', async ({ page, context }) => {
    await storeChoice(context)
    const requests = thirdPartyRequests(page)
    const calls = callsOf(context, 'tag-manager')
    await page.goto(await productWith(page, '/browse/womens', isSized))
    await showFit(page)
    await expect.poll(() => loaded(requests, 'fit')).toBe(true)
    await expect
      .poll(() => calls.find(({ detail }) => detail['action'] === 'update')?.detail)
      .toMatchObject({
        analytics_storage: 'granted',
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
      })
    await settle(page)
    expect(requests.filter((path) => /personalisation|recommendations|customer-data/.test(path))).toEqual([])
    await page.goto('/cookies')
    await expect(page.getByRole('main').getByText(consent.privacyControl)).toBeVisible()
    const targeting = page.getByRole('main').getByRole('checkbox', { name: consentGroupTexts.targeting.name })
    await expect(targeting).toBeDisabled()
    await expect(targeting).not.toBeChecked()
  })

  test('a yes to everything stores no targeting', async ({ page }) => {
    await page.goto('/')
    await press(page, consent.acceptAll)
    expect(await choiceOf(page)).toMatch(/^v1\.123\.en\.1\./)
  })
})

test('the shop declares that it respects Global Privacy Control', async ({ page }) => {
  const response = await page.request.get('/.well-known/gpc.json')
  expect([response.status(), await response.json()]).toEqual([200, { gpc: true, lastUpdate: '2026-11-22' }])
})

test(
  'the settings show the choice, and a withdrawal deletes cookies and unloads the scripts',
  { tag: '@gate' },
  async ({ page, context }) => {
    await storeChoice(context)
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name: consent.settings }).click()
    await expect(page).toHaveURL('/cookies')
    const main = page.getByRole('main')
    await expect(main.getByRole('status')).toContainText(consentGroupTexts.social.name)
    await context.addCookies(
      ['_ga', '_ga_ABC', '_gid', '_gcl_au', '_fbp'].map((name) => ({ name, value: '1', url: page.url() })),
    )
    await expect(page.locator('script[src*=personalisation]')).toHaveCount(1)
    await main.getByRole('button', { name: consent.onlyNecessary }).click()
    await expect(page.locator('script[src*=personalisation]')).toHaveCount(0)
    await expect(main.getByRole('status')).toContainText(`: ${consentGroupTexts.necessary.name}.`)
    const names = (await context.cookies()).map(({ name }) => name)
    expect(names.filter((name) => name.startsWith('_'))).toEqual([])
    await settle(page)
    await expect(page.locator('script[src*="/scripts/"]')).toHaveCount(0)
  },
)

test('a withdrawal in another tab unloads the scripts of this one', async ({ page, context }) => {
  await storeChoice(context)
  await page.goto('/')
  const tag = page.locator('script[src*=personalisation]')
  await expect(tag).toHaveCount(1)
  const other = await context.newPage()
  await other.goto('/cookies')
  await other.getByRole('main').getByRole('button', { name: consent.onlyNecessary }).click()
  await expect.poll(() => choiceOf(other)).toMatch(/^v1\.1\./)
  await page.bringToFront()
  await expect(tag).toHaveCount(0)
})

test('a no in another tab hides the banner of this one', async ({ page, context }) => {
  await page.goto('/')
  await expect(bannerOf(page)).toBeVisible()
  await storeChoice(context, ['C0001'])
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(bannerOf(page)).toBeHidden()
})

/** A new customer before the banner. `saved` is the response that stores their choice with the account. */
async function openBannerAsCustomer(page: Page): Promise<{ shopper: Shopper; saved: Promise<Response> }> {
  const shopper = newShopper()
  await page.goto('/create-account')
  await register(page, shopper)
  await expect(page).toHaveURL(/\/my-account/)
  const saved = page.waitForResponse(/\/api\/bigcommerce\/updateConsent/)
  await page.goto('/help')
  return { shopper, saved }
}

test('a customer’s choice is stored with their account and comes back on another device', async ({ page, browser }) => {
  const { shopper, saved } = await openBannerAsCustomer(page)
  await bannerOf(page).getByRole('button', { name: consent.choose }).click()
  await bannerOf(page).getByRole('checkbox', { name: consentGroupTexts.functional.name }).check()
  await press(page, consent.save)
  expect((await saved).status()).toBe(200)
  const device = await (await browser.newContext({ baseURL: process.env['SHOP'] ?? '' })).newPage()
  await device.goto('/login')
  await logIn(device, shopper)
  await expect(device).toHaveURL(/\/my-account/)
  await device.goto('/help')
  await expect.poll(() => choiceOf(device)).toMatch(/^v1\.13\.en\./)
  await expect(bannerOf(device)).toBeHidden()
  await device.context().close()
})

test('a customer who logs in while the banner is shown gets the choice of their account', async ({ page, browser }) => {
  const { shopper, saved } = await openBannerAsCustomer(page)
  await press(page, consent.onlyNecessary)
  expect((await saved).status()).toBe(200)
  const device = await (await browser.newContext({ baseURL: process.env['SHOP'] ?? '' })).newPage()
  await device.goto('/help')
  await expect(bannerOf(device)).toBeVisible()
  await device.evaluate(
    `document.querySelector('main').insertAdjacentHTML('afterbegin', '<a href="/login" data-opens="login">Open the login</a>')`,
  )
  await device.getByRole('link', { name: 'Open the login' }).click()
  const panel = device.getByRole('dialog', { name: messages.account.logInPanel })
  await panel.getByLabel(messages.account.field.email).fill(shopper.email)
  await panel.getByLabel(messages.account.field.password, { exact: true }).fill(shopper.password)
  await panel.getByRole('button', { name: messages.account.button.logIn }).click()
  await expect.poll(() => choiceOf(device)).toMatch(/^v1\.1\.en\./)
  await expect(bannerOf(device)).toBeHidden()
  await device.context().close()
})

test('axe finds no violation in the banner, its choices and the settings, on a phone and a desktop', async ({
  page,
}) => {
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size)
    await page.goto('/help')
    await expect(bannerOf(page)).toBeVisible()
    await expectAccessible(page)
    await press(page, consent.choose)
    await expectAccessible(page)
    await page.goto('/cookies')
    await expect(page.getByRole('main').getByRole('status')).toHaveText(consent.none)
    await expectAccessible(page)
  }
})
