import { payAtHostedCheckout } from './hosted-checkout.ts'
import { addToBag, checkOutAsGuest, chooseOptions, expectOrder, findProduct } from './shopper.ts'
import { expect, test } from './test.ts'
import { markets } from '#shared/markets.ts'
import * as messages from '#shared/messages/shop.ts'

for (const market of Object.values(markets)) {
  test(
    `a shopper in ${market.label} (${market.code}) goes from the home page to an order [BAG-56] [RTE-10] [CHK-10]`,
    // In the gate `way.test.ts` buys in market en, and the walk without scripts in market eu.
    { tag: market === markets.us ? '@gate' : '@other-engines' },
    async ({ page }) => {
      await findProduct(page, market)
      await chooseOptions(page)
      await addToBag(page)
      const popUp = page.getByRole('dialog', { name: messages.bag.added })
      await expect(popUp).toBeVisible()
      // A promotion may have added a free gift.
      await expect(page.getByRole('banner').getByRole('link', { name: messages.shell.bag })).toContainText(/[12]$/)
      await popUp.getByRole('link', { name: messages.bag.viewBag }).click()
      await checkOutAsGuest(page, market)
      await payAtHostedCheckout(page, market)
      await expectOrder(page, market)
    },
  )
}

test('the pop-up closes when the shopper opens another page, and the count stays [BAG-62]', async ({ page }) => {
  await findProduct(page, markets.en)
  await chooseOptions(page)
  await addToBag(page)
  const popUp = page.getByRole('dialog', { name: messages.bag.added })
  await popUp.getByRole('link', { name: messages.bag.viewBag }).click()
  await expect(page.getByRole('heading', { level: 1, name: messages.bag.title })).toBeVisible()
  await expect(popUp).toBeHidden()
})
