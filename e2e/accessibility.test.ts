import { markets } from '../shared/markets.ts'
import * as messages from '../shared/messages/en.ts'
import { expectAccessible } from './expect-accessible.ts'
import { payAtHostedCheckout } from './hosted-checkout.ts'
import { addToBag, chooseOptions } from './shopper.ts'
import { expect, test } from './test.ts'

const screens = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } }

for (const [name, viewport] of Object.entries(screens)) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport, expectedErrors: [/status of 404/] })

    for (const path of ['/', '/browse/womens', '/no/such/page']) {
      test(`axe finds no violation on ${path}`, async ({ page }) => {
        await page.goto(path)
        await expectAccessible(page)
      })
    }

    test('axe finds no violation on any page from the product to the order', async ({ page }) => {
      await page.goto('/browse/womens')
      await page.getByRole('article').first().getByRole('link').first().click()
      await expect(page).toHaveURL(/\/p\//)
      await expectAccessible(page)
      await chooseOptions(page)
      await addToBag(page)
      const popUp = page.getByRole('dialog', { name: messages.bag.added })
      await expect(popUp).toBeVisible()
      await expectAccessible(page)
      await popUp.getByRole('link', { name: messages.bag.viewBag }).click()
      await expect(page.getByRole('heading', { level: 1, name: messages.bag.title })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('main').getByRole('link', { name: messages.bag.checkout }).click()
      await expect(page.getByRole('button', { name: messages.checkout.asGuest })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: messages.checkout.asGuest }).click()
      await payAtHostedCheckout(page, markets.en)
      await expect(page.getByRole('heading', { name: messages.order.thanks })).toBeVisible()
      await expectAccessible(page)
    })
  })
}
