import type { Page } from '@playwright/test'
import { decodeHTML } from 'entities'
import { fillCart } from './buy.ts'
import { waitUntilInteractive } from './page-scripts.ts'
import { productWith } from './product-with.ts'
import { callApi } from './shop-api.ts'
import { expect, test } from './test.ts'
import { translateNow, translatePages } from './translator.ts'
import type { CartEntity } from '#shared/domain/cart-entity-schema.ts'
import { toCart } from '#shared/domain/cart-entity.ts'
import { cartQuantity } from '#shared/domain/cart.ts'
import { markets } from '#shared/markets.ts'
import { cartControls } from '#shared/messages/cart-controls.ts'
import * as messages from '#shared/messages/shop.ts'

const listing = '/browse/mens/clothing'
/** Choosing one size after the other makes the line about stock come and go. */
const hasLowAndOther = (html: string) =>
  unitsOf(html).some((units) => units > 0 && units < 5) && unitsOf(html).some((units) => units >= 5)

/** Units of the variants of a product page. */
function unitsOf(html: string): number[] {
  const [, props = '{}'] = /data-name="buy-box"[^>]*data-props="([^"]*)"/.exec(html) ?? []
  const { offer } = JSON.parse(decodeHTML(props)) as {
    offer?: { variants: [number, string, number, number, number, number | null, number | null, number][] }
  }
  return offer?.variants.map(([, , , , , , units]) => units ?? 0) ?? []
}

const sizes = (page: Page) => page.getByRole('group', { name: messages.product.size }).locator('label')

async function openTranslated(page: Page): Promise<void> {
  await page.goto(await productWith(page, listing, hasLowAndOther))
  await waitUntilInteractive(page, 'buy-box')
  await translateNow(page)
}

/** Chooses each size, there and back, so that every text about stock comes and goes. */
async function chooseAll(page: Page): Promise<void> {
  const count = await sizes(page).count()
  for (const index of [...Array(count).keys(), ...[...Array(count).keys()].toReversed()]) {
    await sizes(page).nth(index).click()
    await expect(sizes(page).nth(index).getByRole('radio')).toBeChecked()
  }
}

test('the buy box of a translated page shows every size in turn, and adds one to the bag', async ({ page }) => {
  await translatePages(page)
  await openTranslated(page)
  await chooseAll(page)
  await expect(page.locator('.buy-box__add')).toBeVisible()
  await sizes(page).filter({ hasNotText: messages.product.optionSoldOut }).first().click()
  await page.locator('.buy-box__add').click()
  const count = page.locator('[data-bag-count]').first()
  await expect(count).toHaveText(/[1-9]/)
  // A free gift may be added soon after.
  await expect(async () => {
    const cart = toCart(await callApi<CartEntity>(page.request, 'getCart'))
    expect(await count.textContent()).toBe(String(cartQuantity(cart)))
    expect(cart.lineItems.filter(({ isFreeGift }) => !isFreeGift).map(({ quantity }) => quantity)).toEqual([1])
  }).toPass({ timeout: 15_000 })
})

test('a price of a translated page is not translated', async ({ page }) => {
  await translatePages(page)
  await openTranslated(page)
  await expect(page.locator('.buy-box__price')).toContainText('£')
  expect(
    await page
      .locator('.buy-box__price [translate="no"], .buy-box__price[translate="no"]')
      .first()
      .locator('font')
      .count(),
  ).toBe(0)
})

test('a line of a translated bag can be changed, removed and brought back', async ({ page }) => {
  await translatePages(page)
  await fillCart(page, markets.en)
  await page.goto('/bag')
  await waitUntilInteractive(page, 'bag-lines')
  await translateNow(page)
  const main = page.getByRole('main')
  // The bag may hold a free gift too.
  const product = await main.locator('[data-line-name]').first().getAttribute('href')
  await main.getByRole('button', { name: cartControls.more }).first().click()
  await main
    .getByRole('button', { name: new RegExp(`^${cartControls.remove}`) })
    .first()
    .click()
  await expect(main.getByText(messages.bag.empty)).toBeVisible()
  await page.getByRole('button', { name: cartControls.undo }).click()
  await expect(main.locator(`[data-line-name][href="${product}"]`)).toHaveCount(1)
})

test('the search of a translated page shows results, then none, then others [SRCH-09]', async ({ page }) => {
  await translatePages(page)
  await page.goto('/')
  await translateNow(page)
  await page.locator('[data-opens="search"]').first().click()
  const input = page.locator('dialog[open] input[type="search"]')
  for (const term of ['dress', 'zzzzqqqq', 'shirt']) {
    await input.fill(term)
    await expect(page.locator('.search-panel__none')).toHaveCount(term === 'zzzzqqqq' ? 1 : 0)
  }
})

test.describe('an island that fails after it was live', () => {
  test.use({ expectedErrors: [/island buy-box|NotFoundError/] })

  test('gets the form of the server back, which adds the product by post', async ({ page }) => {
    await page.goto(await productWith(page, listing, hasLowAndOther))
    await waitUntilInteractive(page, 'buy-box')
    const add = page.locator('.buy-box__add')
    const first = await add.elementHandle()
    // Another script takes away what React will look for.
    await expect(async () => {
      for (const label of await sizes(page).all()) {
        await label.click({ timeout: 1000 })
        await page.evaluate("document.querySelector('.buy-box__stock span')?.remove()")
      }
      expect(await first?.evaluate((element) => element.isConnected)).toBe(false)
    }).toPass()
    await sizes(page).filter({ hasNotText: messages.product.optionSoldOut }).first().click()
    await add.click()
    await expect(page).toHaveURL(/\/bag\?added=/)
  })
})
