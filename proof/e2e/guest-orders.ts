import type { Page } from '@playwright/test'
import { fillCart } from './buy.ts'
import { payAtHostedCheckout } from './hosted-checkout.ts'
import { mailedLink } from './outbox.ts'
import { checkOutAsGuest } from './shopper.ts'
import { expect } from './test.ts'
import { mailedOrderPath, marketPath } from '#shared/links.ts'
import type { Market } from '#shared/markets.ts'
import { guestOrder } from '#shared/messages/guest-order.ts'
import * as messages from '#shared/messages/shop.ts'

type GuestOrder = { id: string; email: string }

/** The platform's codes for the status of an order. */
export const orderStatus = { shipped: '2', partiallyShipped: '3' } as const

/** Places an order as a guest. Resolves with its number and its address. */
export async function orderAsGuest(page: Page, market: Market): Promise<GuestOrder> {
  const email = `guest-${crypto.randomUUID()}@selvedge.example`
  await fillCart(page, market)
  await checkOutAsGuest(page, market)
  await payAtHostedCheckout(page, market, email)
  await expect(page).toHaveURL(new RegExp(`${market.prefix}/order-confirmation/[^/]+/\\d+`))
  return { id: /\/(\d+)(?:\?|$)/.exec(page.url())?.[1] ?? '', email }
}

/** Changes the status of an order in the platform's control panel. */
export async function changeStatus(page: Page, id: string, status: string): Promise<void> {
  const answer = await page.request.post(new URL('/control/orders', process.env['SANDBOX']).href, {
    form: { order: id, status },
    headers: { 'x-control': 'test' },
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(303)
}

/** Opens the order to this browser by its mailed link. */
export async function openGuestOrder(page: Page, market: Market, { id, email }: GuestOrder): Promise<void> {
  const main = page.getByRole('main')
  await page.goto(marketPath(market, '/find-order'))
  await main.getByLabel(guestOrder.number).fill(id)
  await main.getByLabel(messages.account.field.email).fill(email)
  await main.getByRole('button', { name: guestOrder.submit }).click()
  await expect(main.getByText(guestOrder.sent)).toBeVisible()
  await page.goto(await mailedLink(page, email, mailedOrderPath))
  await main.getByRole('button', { name: guestOrder.open }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.order.heading(Number(id)))
}
