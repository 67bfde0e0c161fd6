import type { Page } from '@playwright/test'
import { waitUntilInteractive } from './page-scripts.ts'
import { productWith } from './product-with.ts'
import { chooseSize } from './shopper.ts'
import { expect, test } from './test.ts'
import * as messages from '#shared/messages/shop.ts'

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|not reached|island notifications/] })

const addedPanel = (page: Page) => page.getByRole('dialog', { name: messages.bag.added })

/** Opens a product that can be bought and chooses a size. */
async function openProduct(page: Page): Promise<void> {
  await page.goto(await productWith(page, '/browse/womens', (html) => html.includes('class="option-group__choice"')))
  await waitUntilInteractive(page, 'buy-box')
  await chooseSize(page)
}

test('without a network an addition says so at once, and its button adds the product when the network is back', async ({
  page,
  context,
}) => {
  await openProduct(page)
  await context.setOffline(true)
  await page.locator('.buy-box__add').click()
  await expect(page.getByRole('status').filter({ hasText: messages.bag.offline })).toBeVisible({ timeout: 1500 })
  await context.setOffline(false)
  await page.getByRole('button', { name: messages.bag.retry }).click()
  await expect(addedPanel(page)).toBeVisible()
  await expect(addedPanel(page)).toContainText(`${messages.bag.viewBag} (1)`)
})

test('an addition without a response says within six seconds that it takes longer', async ({ page }) => {
  await openProduct(page)
  // Nothing that the page still has to load comes either.
  await page.route('**/*', () => new Promise(() => undefined))
  await page.locator('.buy-box__add').click()
  await expect(page.getByRole('status').filter({ hasText: messages.bag.slow })).toBeVisible({ timeout: 6000 })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
