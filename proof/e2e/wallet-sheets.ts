import type { Page } from '@playwright/test'
import { setStock } from './catalogue-changes.ts'
import { productWith } from './product-with.ts'
import { addToBag, chooseOptions, findProduct } from './shopper.ts'
import { expect } from './test.ts'
import { type Market, markets } from '#shared/markets.ts'
import * as messages from '#shared/messages/shop.ts'
import { walletSheet } from '#shared/messages/wallet-sheet.ts'

export type Wallet = 'apple' | 'google'
export type Place = 'product' | 'panel' | 'bag'

const sheets = { apple: 'Apple Pay (sandbox)', google: 'Google Pay (sandbox)' } as const
export const sheetOf = (page: Page, wallet: Wallet) => page.getByRole('dialog', { name: sheets[wallet] })
export const payButton = (page: Page, wallet: Wallet) =>
  sheetOf(page, wallet).getByRole('button', { name: 'Pay', exact: true })
export const expectReady = (page: Page, wallet: Wallet) =>
  expect(payButton(page, wallet)).toHaveAttribute('aria-disabled', 'false')
export const bagLines = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 })

export function buttonIn(page: Page, place: Place, wallet: Wallet) {
  const { buy, checkOut } = walletSheet.labels
  const part = page.locator(place === 'panel' ? '#cart' : 'main')
  return part.getByRole('button', { name: place === 'product' ? buy[wallet] : checkOut[wallet], exact: true })
}

/** Goes to a place with something to buy. Resolves when a press opens the sheet at once. */
export async function reach(page: Page, place: Place, market: Market): Promise<void> {
  const waitForPrepare = () => page.waitForResponse((response) => response.url().endsWith('/payments/walletPrepare'))
  await findProduct(page, market)
  if (place === 'product') {
    const prepared = waitForPrepare()
    await chooseOptions(page)
    await prepared
    return
  }
  await chooseOptions(page)
  await addToBag(page)
  await expect(page.getByRole('dialog', { name: messages.bag.added })).toBeVisible()
  const prepared = waitForPrepare()
  if (place === 'bag') await page.goto(`${market.prefix}/bag`)
  else {
    await page.goto(market.prefix || '/')
    await page.getByRole('banner').getByRole('link', { name: messages.shell.bag }).click()
  }
  await prepared
}

export async function openSheet(page: Page, { place, wallet }: { place: Place; wallet: Wallet }): Promise<void> {
  await buttonIn(page, place, wallet).click()
  await expect(sheetOf(page, wallet)).toBeVisible()
}

export async function closeSheet(page: Page, wallet: Wallet): Promise<void> {
  await sheetOf(page, wallet).getByRole('button', { name: 'Cancel' }).click()
  await expect(sheetOf(page, wallet)).toBeHidden()
}

type Line = { id: string; product_id: number; variant_id: number }

/** The first line of the bag. */
async function lineOfBag(page: Page): Promise<Line> {
  const response = await page.request.post('/api/bigcommerce/getCart', {
    headers: { origin: process.env['SHOP'] ?? '', 'x-bigcommerce-channel-id': String(markets.en.defaultChannelId) },
    data: [{}],
  })
  const { line_items }: { line_items: { physical_items: Line[] } } = await response.json()
  return line_items.physical_items[0]!
}

/** Sets the stock of the first line of the bag, which is of a product that no other test buys. */
export async function setStockOfBag(page: Page, units: number): Promise<void> {
  const { variant_id: variantId } = await lineOfBag(page)
  await setStock(page.request, [{ variantId, units }])
}

/** Adds a unit to the first line of the bag, as another tab does. */
export async function addUnit(page: Page): Promise<void> {
  const { id } = await lineOfBag(page)
  const response = await page.request.post('/bag/items/update', {
    headers: { origin: process.env['SHOP'] ?? '' },
    form: { lineId: id, quantity: 2 },
  })
  expect(response.ok()).toBe(true)
}

/** Fills the bag with a product that no other test buys, and shows the bag page. */
export async function reachBagWith(page: Page, listing: string): Promise<void> {
  await page.goto(await productWith(page, listing, (html) => html.includes('class="option-group__choice"')))
  await chooseOptions(page)
  await addToBag(page)
  await expect(page.getByRole('dialog', { name: messages.bag.added })).toBeVisible()
  const prepared = page.waitForResponse((response) => response.url().endsWith('/payments/walletPrepare'))
  await page.goto('/bag')
  await prepared
}
