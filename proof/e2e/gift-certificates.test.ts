import type { Page } from '@playwright/test'
import { fillCart } from './buy.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './test.ts'
import { formatMoney, money } from '#shared/domain/money.ts'
import { marketPath } from '#shared/links.ts'
import { type Market, markets } from '#shared/markets.ts'
import { bagCertificates, giftCertificates } from '#shared/messages/gift-certificates.ts'
import * as messages from '#shared/messages/shop.ts'

test.use({ expectedErrors: [/status of 422/] })

const codeIn = ({ currency }: Market) => `${currency}-25S-ELV-234`
const paid = ({ currency }: Market) => `−${formatMoney(money(2500, currency))}`
const summaryOf = (page: Page) => page.getByRole('region', { name: messages.bag.summary })

for (const market of Object.values(markets)) {
  const tag = market === markets.en ? '@other-engines' : []
  test(
    `the balance of a certificate is shown in market ${market.code}, and a wrong code is refused at its field [GIFT-01] [GIFT-02]`,
    { tag },
    async ({ page }) => {
      await page.goto(marketPath(market, '/gift-certificates'))
      const field = page.getByLabel(giftCertificates.code)
      await field.fill('AAA-AAA-AAA-AAA')
      await page.getByRole('button', { name: giftCertificates.submit }).click()
      await expect(field).toHaveAccessibleDescription(new RegExp(giftCertificates.notKnown.slice(0, 20)))
      await expectAccessible(page)
      await field.fill(codeIn(market))
      await page.getByRole('button', { name: giftCertificates.submit }).click()
      await expect(page.getByRole('main').getByRole('status')).toContainText('····V234')
      expect(page.url()).not.toContain('ELV')
      await expectAccessible(page)
    },
  )

  test(
    `a certificate pays for a bag in market ${market.code} until it is removed, and wallets are away meanwhile [GIFT-04] [GIFT-07] [GIFT-09]`,
    { tag },
    async ({ page }) => {
      await fillCart(page, market)
      await page.goto(marketPath(market, '/bag'))
      const summary = summaryOf(page)
      await summary.getByLabel(messages.coupons.codeOrCertificate).fill(codeIn(market).toLowerCase())
      await summary.getByRole('button', { name: messages.coupons.apply, exact: true }).click()
      await expect(summary).toContainText(paid(market))
      await expect(summary).toContainText(bagCertificates.left)
      await expect(summary).toContainText(bagCertificates.noWallets)
      await expect(summary.locator('.wallet-buttons__button')).toHaveCount(0)
      await expectAccessible(page)
      await page.reload()
      await expect(summary).toContainText(bagCertificates.row('V234'))
      await summary.getByRole('button', { name: '····V234' }).click()
      await expect(summary).not.toContainText(bagCertificates.left)
      await expect(summary).not.toContainText(bagCertificates.noWallets)
    },
  )
}
