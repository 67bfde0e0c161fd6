import { fillCart } from '../buy.ts'
import { expect, test } from '../test.ts'
import { marketPath } from '#shared/links.ts'
import { markets } from '#shared/markets.ts'
import { bagCertificates, giftCertificates } from '#shared/messages/gift-certificates.ts'
import * as messages from '#shared/messages/shop.ts'

for (const market of Object.values(markets))
  test(
    `without scripts a certificate shows its balance and pays for a bag until it is removed in market ${market.code} [GIFT-01, GIFT-04]`,
    { tag: market === markets.eu ? '@gate' : [] },
    async ({ page }) => {
      const code = `${market.currency}-25S-ELV-234`
      await page.goto(marketPath(market, '/gift-certificates'))
      await page.getByLabel(giftCertificates.code).fill(code)
      await page.getByRole('button', { name: giftCertificates.submit }).click()
      await expect(page.getByRole('main').getByRole('status')).toContainText('····V234')

      await fillCart(page, market)
      const summary = page.getByRole('region', { name: messages.bag.summary })
      await summary.getByLabel(messages.coupons.codeOrCertificate).fill(code)
      await summary.getByRole('button', { name: messages.coupons.apply, exact: true }).click()
      await expect(summary).toContainText(bagCertificates.row('V234'))
      await expect(summary).toContainText(bagCertificates.left)
      await summary.getByRole('button', { name: '····V234' }).click()
      await expect(summary).not.toContainText(bagCertificates.left)
    },
  )
