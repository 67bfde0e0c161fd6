import type { Page } from '@playwright/test'
import { fillCart } from './buy.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './test.ts'
import { formatMoney, money } from '#shared/domain/money.ts'
import { currencyFormats, markets } from '#shared/markets.ts'
import { cartControls } from '#shared/messages/cart-controls.ts'
import { deliveryEstimate as texts } from '#shared/messages/delivery-estimate.ts'
import * as messages from '#shared/messages/shop.ts'

const screens = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }
const places = {
  en: { label: 'Postcode', postcode: 'bs1 4dj' },
  us: { label: 'ZIP code', postcode: '78701' },
  eu: { label: 'Eircode', postcode: 'D02 X285' },
}
const operation = '**/api/bigcommerce/estimateDelivery'

const formOf = (page: Page) => page.locator('#delivery-estimate')
const buttonOf = (page: Page) => formOf(page).getByRole('button', { name: texts.submit })
const tableOf = (page: Page) => formOf(page).getByRole('table', { name: texts.options })

async function openEstimate(page: Page, market: (typeof markets)[keyof typeof markets] = markets.en): Promise<void> {
  await fillCart(page, market)
  await page.goto(`${market.prefix}/bag`)
  await formOf(page).getByRole('heading', { name: texts.title }).click()
  await expect(formOf(page).getByLabel(texts.country)).toBeVisible()
}

/** The minor units of an amount on the page. */
function amountOf(text: string): number {
  return text === messages.promotions.free ? 0 : Math.round(Number(text.replaceAll(/[^\d.]/g, '')) * 100)
}

for (const [name, market] of [
  ['phone', markets.en],
  ['desktop', markets.us],
  ['phone', markets.eu],
] as const)
  test(`a ${name} in market ${market.code} shows the delivery options of a postcode with their prices and totals`, async ({
    page,
  }) => {
    await openEstimate(page, market)
    await page.setViewportSize(screens[name])
    const { label, postcode } = places[market.code]
    await formOf(page).getByLabel(label).fill(postcode)
    await buttonOf(page).click()
    const rows = tableOf(page).getByRole('row')
    await expect(rows.nth(1)).toContainText(currencyFormats[market.currency].symbol)
    await expect(formOf(page).getByRole('status')).toContainText(/delivery option/)
    await expect(buttonOf(page)).toBeFocused()
    const subtotal = amountOf((await page.locator('.bag-summary .bag-totals__total b').textContent()) ?? '')
    for (const row of (await rows.all()).slice(1)) {
      const [cost = '', total = ''] = await row.getByRole('cell').allTextContents()
      expect(total).toBe(formatMoney(money(subtotal + amountOf(cost), market.currency)))
    }
    await expect(tableOf(page)).toBeInViewport()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  })

test('the country decides the name of the postcode, and a wrong postcode is named beside its field', async ({
  page,
}) => {
  await openEstimate(page, markets.us)
  await formOf(page).getByLabel(texts.country).selectOption('Canada')
  const field = formOf(page).getByLabel('Postal code')
  await expect(field).toHaveAccessibleDescription('For example M5V 2T6')
  await field.fill('78701')
  await buttonOf(page).click()
  await expect(formOf(page).getByRole('alert')).toHaveText(messages.account.issue.postCode)
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await field.fill('m5v 2t6')
  await field.press('Enter')
  await expect(tableOf(page)).toBeVisible()
  await expect(formOf(page).getByRole('alert')).toBeEmpty()
})

test('an estimate ends when the bag changes, and a new one is for the new bag', async ({ page }) => {
  await openEstimate(page)
  await formOf(page).getByLabel('Postcode').fill('BS1 4DJ')
  await buttonOf(page).click()
  await expect(tableOf(page)).toBeVisible()
  const before = await tableOf(page).textContent()
  await page.getByRole('main').getByRole('button', { name: cartControls.more }).first().click()
  await expect(formOf(page).getByRole('status')).toHaveText(texts.outdated)
  await expect(tableOf(page)).toHaveCount(0)
  // At once, while the change may still be on its way.
  await buttonOf(page).click()
  await expect(tableOf(page)).toBeVisible()
  expect(await tableOf(page).textContent()).not.toBe(before)
})

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('an estimate that fails says so and can be repeated', async ({ page }) => {
    await openEstimate(page)
    await formOf(page).getByLabel('Postcode').fill('BS1 4DJ')
    await page.route(operation, (route) => route.abort())
    await buttonOf(page).click()
    await expect(formOf(page).getByRole('alert')).toHaveText(texts.failed)
    await expect(formOf(page).getByLabel('Postcode')).toHaveValue('BS1 4DJ')
    await page.unroute(operation)
    await buttonOf(page).click()
    await expect(tableOf(page)).toBeVisible()
  })
})

test('the script of the estimate loads when its form comes near', async ({ page }) => {
  await fillCart(page, markets.en)
  await page.setViewportSize(screens.phone)
  const scripts: string[] = []
  page.on('request', (request) => {
    if (/\/delivery-estimate-[\w-]+\.js$/.test(request.url())) scripts.push(request.url())
  })
  await page.goto('/bag')
  await expect(page.locator('sv-island[data-name="bag-lines"] [data-list-name]')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(scripts).toEqual([])
  await formOf(page).scrollIntoViewIfNeeded()
  await expect.poll(() => scripts.length).toBe(1)
})
