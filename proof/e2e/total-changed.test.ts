import type { Page } from '@playwright/test'
import { openAccountAs, putIntoCart } from './buy.ts'
import { expectAccessible } from './expect-accessible.ts'
import { callApi, postForm } from './shop-api.ts'
import { expect, test } from './test.ts'
import { markets } from '#shared/markets.ts'
import * as messages from '#shared/messages/shop.ts'

// The browser logs the response that holds the checkout.
test.use({ expectedErrors: [/status of 409|cart checkoutLogin:/] })

const control = { 'x-control': 'e2e' }
const faults = () => `${process.env['SANDBOX']}/control/faults`

/** Makes the promotions engine fail for the shopper's cart. Resolves with a function that ends it. */
async function breakEngine(page: Page): Promise<() => Promise<void>> {
  const { id } = await callApi<{ id: string }>(page.request, 'getCart')
  const fault = { service: 'talonone', path: `/v2/customer_sessions/${id}`, kind: 'status', status: 503 }
  const created = await page.request.post(faults(), { headers: control, data: fault })
  expect(created.ok(), await created.text()).toBe(true)
  const { id: faultId }: { id: number } = await created.json()
  return async () => void (await page.request.delete(`${faults()}/${faultId}`, { headers: control }))
}

for (const size of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`the bag panel shows a total that changed before the checkout opens, and the next press continues (${size.width} px)`, async ({
    page,
  }) => {
    test.slow()
    await openAccountAs(page.request)
    await putIntoCart(page, markets.en)
    await postForm(page.request, '/bag/coupon', { code: 'WELCOME10' })
    await page.setViewportSize(size)
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: messages.shell.bag }).click()
    const panel = page.getByRole('dialog', { name: messages.bag.panelTitle })
    await expect(panel).toContainText('WELCOME10')
    const total = panel.locator('.bag-totals__total')
    const checkout = panel.getByRole('link', { name: messages.bag.checkout, exact: true })
    await expect(checkout).toHaveAttribute('aria-disabled', 'false')
    const before = (await total.textContent()) ?? ''

    const mendEngine = await breakEngine(page)
    try {
      await checkout.click()
      const notice = panel.getByRole('alert').filter({ hasText: messages.totalChange.title })
      await expect(notice).toContainText(messages.totalChange.offersUnchecked)
      await expect(notice).toContainText(messages.totalChange.confirm)
      await expect(total).not.toHaveText(before)
      await expectAccessible(page)
      await checkout.click()
      await expect(page).toHaveURL(new RegExp(`^${process.env['SANDBOX']}/checkout/`))
    } finally {
      await mendEngine()
    }
  })
}
