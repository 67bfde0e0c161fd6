import { expect, test } from './test.ts'
import { markets } from '#shared/markets.ts'
import * as messages from '#shared/messages/shop.ts'

test.use({ expectedErrors: [/status of 404/] })

for (const { code, prefix } of Object.values(markets)) {
  test(`an unknown path in ${code} shows a 404 page [RTE-36] [LAY-42] [ERR-02] [ERR-03]`, async ({ page }) => {
    const response = await page.goto(`${prefix}/no/such/page`)
    expect(response?.status()).toBe(404)
    await expect(page).toHaveTitle(new RegExp(messages.error.notFoundTitle))
    await expect(page.getByRole('main')).toContainText(messages.error.notFoundCode)
    await expect(page.getByRole('main')).toContainText(messages.error.notFoundMessage)
  })

  test(`a missing product in ${code} shows a 404 page [RTE-44]`, async ({ page }) => {
    const response = await page.goto(`${prefix}/p/999999999/no-such-product/Red`)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('main')).toContainText(messages.error.notFoundMessage)
  })
}

test('an unknown category shows a 404 page [RTE-18]', { tag: '@gate' }, async ({ page }) => {
  expect((await page.goto('/browse/womens/no-such-category'))?.status()).toBe(404)
})
