/// <reference lib="dom" />
import type { Page } from '@playwright/test'
import { hasOnlySizes, productWith } from './product-with.ts'
import { expect, test } from './test.ts'
import * as messages from '#shared/messages/shop.ts'

/** Opens a product with sizes and no other choice. No input has come to the page. */
async function openProduct(page: Page): Promise<void> {
  await page.goto(await productWith(page, '/browse/womens', hasOnlySizes))
}

// The script of a page, because the moments are shorter than a command of a driver.
const parts = `
  const island = document.querySelector('sv-island[data-name="buy-box"]')
  const { port1, port2 } = new MessageChannel()
  const task = () => new Promise((resolve) => {
    port1.onmessage = resolve
    port2.postMessage(null)
  })
  const sizes = [...island.querySelectorAll('.option-group label:not([class*="sold-out"])')]
`

test(
  'a size that is chosen at any moment of hydration is the one that the form and the page have',
  { tag: '@gate' },
  async ({ page }) => {
    await openProduct(page)
    const [last, checked, count] = await page.evaluate<[string, string | undefined, number]>(`(async () => {
      ${parts}
      let presses = 0
      void island.hydrate()
      for (; !island.isLive; await task()) sizes[presses++ % 2].click()
      const last = sizes[(presses - 1) % 2].querySelector('input').value
      return [last, island.querySelector('[name="size"]:checked')?.value, presses]
    })()`)
    expect(count).toBeGreaterThan(2)
    expect(checked).toBe(last)
    expect(new URL(page.url()).searchParams.get('Size')).toBe(last)
  },
)

test(
  'a press of the button while hydration has reset the chosen size is not lost',
  { tag: '@gate' },
  async ({ page }) => {
    await openProduct(page)
    const wasReset = await page.evaluate<boolean>(`(async () => {
      ${parts}
      sizes[0].click()
      void island.hydrate()
      const size = sizes[0].querySelector('input')
      while (size.checked && !island.isLive) await task()
      const wasReset = !size.checked
      island.querySelector('.buy-box__add').click()
      return wasReset
    })()`)
    expect(wasReset).toBe(true)
    await expect(page.getByRole('dialog', { name: messages.bag.added })).toBeVisible()
  },
)
