import { expect } from '@playwright/test'
import { test } from '../test.ts'
import * as messages from '#shared/messages/shop.ts'

test.use({ expectedErrors: [/status of 404/] })

for (const path of ['/no-such-page', '/bag', '/wishlist'])
  test(`${path} has no heading for products that only a script loads`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { name: messages.listing.bestSellers })).toBeHidden()
  })
