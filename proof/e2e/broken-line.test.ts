import type { Page } from '@playwright/test'
import { putIntoCart } from './buy.ts'
import { expect, test } from './test.ts'
import { markets } from '#shared/markets.ts'
import { cartControls } from '#shared/messages/cart-controls.ts'
import * as messages from '#shared/messages/shop.ts'

const report = 'a part is not shown'
test.use({ expectedErrors: [new RegExp(report)] })

const amountsOf = (text: string | null) => text?.match(/£[\d.]+/g) ?? []

/** Fills the cart with two lines, and lets the first one throw when the browser draws it. */
async function breakFirstLine(page: Page): Promise<void> {
  await putIntoCart(page, markets.en)
  await putIntoCart(page, markets.en, '/browse/womens/clothing/dresses')
  await page.goto('/bag')
  const text = await page.getByRole('main').textContent()
  const own = amountsOf(await page.locator('.bag-line').first().textContent())
  const amount = own.find(
    (each) => amountsOf(text).filter((other) => other === each).length === own.filter((other) => other === each).length,
  )
  expect(amount).toBeDefined()
  await page.addInitScript(
    (broken) => {
      const { get } = Object.getOwnPropertyDescriptor(Intl.NumberFormat.prototype, 'format') ?? {}
      Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
        get(this: Intl.NumberFormat) {
          const format = get?.call(this) as Intl.NumberFormat['format']
          return (value: number) => {
            if (value === broken) throw new RangeError('This line cannot be drawn')
            return format(value)
          }
        },
      })
    },
    Number(amount?.slice(1)),
  )
}

function reportsOf(page: Page): string[] {
  const reports: string[] = []
  page.on('console', (message) => message.type() === 'error' && reports.push(message.text()))
  return reports
}

test('a line of the bag page that the browser cannot draw says so and can be removed, beside the others', async ({
  page,
}) => {
  await breakFirstLine(page)
  const reports = reportsOf(page)
  await page.reload()
  const main = page.getByRole('main')
  const note = main.getByRole('note').filter({ hasText: cartControls.lineNotShown })
  await expect(note).toHaveCount(1)
  await expect(main.locator('[data-line-name]').first()).toBeVisible()
  await expect(main.getByRole('link', { name: messages.bag.checkout })).toHaveCount(1)
  await expect(main.getByText(messages.bag.clear)).toBeVisible()
  expect(reports).toEqual([expect.stringContaining(report)])
  await main
    .locator('.bag-line')
    .filter({ hasText: cartControls.lineNotShown })
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(note).toHaveCount(0)
  await expect(main.locator('[data-line-name]').first()).toBeVisible()
  expect(reports).toHaveLength(1)
})

test('a line of the bag panel that cannot be drawn says so, beside the others and the checkout', async ({ page }) => {
  await breakFirstLine(page)
  const reports = reportsOf(page)
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: messages.shell.bag }).click()
  const panel = page.locator('dialog#cart')
  await expect(panel.getByRole('note').filter({ hasText: cartControls.lineNotShown })).toHaveCount(1)
  await expect(panel.locator('[data-line-name]').first()).toBeVisible()
  await expect(panel.getByRole('link', { name: messages.bag.checkout })).toBeVisible()
  expect(reports).toEqual([expect.stringContaining(report)])
})
