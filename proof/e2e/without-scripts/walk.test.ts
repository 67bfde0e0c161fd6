import { payAtHostedCheckout } from '../hosted-checkout.ts'
import { addToBag, checkOutAsGuest, chooseOptions, expectOrder, findProduct } from '../shopper.ts'
import { test } from '../test.ts'
import { markets } from '#shared/markets.ts'

for (const market of Object.values(markets)) {
  test(
    `a shopper in ${market.label} (${market.code}) without scripts goes from the home page to an order [RTE-10] [CHK-10]`,
    { tag: market === markets.eu ? '@gate' : [] },
    async ({ page }) => {
      await findProduct(page, market)
      await chooseOptions(page)
      await addToBag(page)
      await checkOutAsGuest(page, market)
      await payAtHostedCheckout(page, market)
      await expectOrder(page, market)
    },
  )
}
