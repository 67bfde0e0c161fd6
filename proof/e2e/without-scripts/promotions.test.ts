import { addToBag, chooseOptions, findProduct } from '../shopper.ts'
import { expect, test } from '../test.ts'
import { markets } from '#shared/markets.ts'
import { clearBag } from '#shared/messages/cart-details.ts'
import * as messages from '#shared/messages/shop.ts'

for (const market of Object.values(markets)) {
  test(
    `coupon codes, refusal reasons and clearing the bag work without scripts in market ${market.code}`,
    { tag: market === markets.en ? '@gate' : [] },
    async ({ page }) => {
      await findProduct(page, market)
      await chooseOptions(page)
      await addToBag(page)
      await expect(page).toHaveURL(new RegExp(`${market.prefix}/bag`))
      const summary = page.getByRole('region', { name: messages.bag.summary })
      const enter = async (code: string) => {
        await summary.getByLabel(messages.coupons.code).fill(code)
        await summary.getByRole('button', { name: messages.coupons.apply }).click()
      }
      await enter('welcome10')
      await expect(summary).toContainText('WELCOME10 is applied')
      await expect(summary).toContainText('Welcome: 10% off code WELCOME10')
      await enter('nosuchcode')
      await expect(summary).toContainText(`NOSUCHCODE: ${messages.couponRefusals['not-found']}`)
      await summary.getByRole('button', { name: 'Remove code WELCOME10' }).click()
      await expect(summary).not.toContainText('WELCOME10')
      await page.getByText(messages.bag.clear, { exact: true }).click()
      await page.getByRole('button', { name: clearBag.yes }).click()
      await expect(page.getByRole('heading', { name: messages.bag.empty })).toBeVisible()
    },
  )
}
