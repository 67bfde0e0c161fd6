import type { Page } from '@playwright/test'
import { putIntoCart } from './buy.ts'
import { setStock } from './catalogue-changes.ts'
import { productWith } from './product-with.ts'
import { callApi, postForm } from './shop-api.ts'
import { chooseSize, homeOf } from './shopper.ts'
import { expect } from './test.ts'
import type { Market } from '#shared/markets.ts'
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

/** `listing`: one of products that no other test buys. */
type Reached = { place: Place; market: Market; listing?: string }

/** Goes to a place with something to buy. Resolves when a press opens the sheet at once. */
export async function reach(page: Page, { place, market, listing }: Reached): Promise<void> {
  const prepared = page.waitForResponse((response) => response.url().endsWith('/payments/walletPrepare'))
  if (place === 'product') {
    await page.goto(await productWith(page, `${market.prefix}/browse/womens`, () => true))
    await chooseSize(page)
  } else {
    await putIntoCart(page, market, listing)
    await page.goto(place === 'bag' ? `${market.prefix}/bag` : homeOf(market))
    if (place === 'panel') await page.getByRole('banner').getByRole('link', { name: messages.shell.bag }).click()
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
  const cart = await callApi<{ line_items: { physical_items: Line[] } }>(page.request, 'getCart')
  return cart.line_items.physical_items[0]!
}

/** Sets the stock of the first line of the bag, which is of a product that no other test buys. */
export async function setStockOfBag(page: Page, units: number): Promise<void> {
  const { variant_id: variantId } = await lineOfBag(page)
  await setStock(page.request, [{ variantId, units }])
}

/** Adds a unit to the first line of the bag, as another tab does. */
export async function addUnit(page: Page): Promise<void> {
  const { id } = await lineOfBag(page)
  await postForm(page.request, '/bag/items/update', { lineId: id, quantity: '2' })
}
