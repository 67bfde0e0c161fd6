import { addToBag, chooseOptions, findProduct } from '../shopper.ts'
import { expect, test } from '../test.ts'
import { postCodeLabel } from '#shared/forms/address-format.ts'
import { currencyFormats, markets } from '#shared/markets.ts'
import { deliveryEstimate as texts } from '#shared/messages/delivery-estimate.ts'
import * as messages from '#shared/messages/shop.ts'
import { postcodes } from '#shared/test/by-market.ts'

for (const market of Object.values(markets)) {
  test(`a form estimates the delivery without scripts in market ${market.code}, after a wrong postcode too`, async ({
    page,
  }) => {
    await findProduct(page, market)
    await chooseOptions(page)
    await addToBag(page)
    await expect(page).toHaveURL(new RegExp(`${market.prefix}/bag`))
    const label = postCodeLabel(market.country)
    const postcode = postcodes[market.code].toLowerCase()
    const wrong = market.country === 'US' ? postcodes.en : postcodes.us
    const form = page.locator('#delivery-estimate')
    await form.getByRole('heading', { name: texts.title }).click()
    await form.getByLabel(label).fill(wrong)
    await form.getByRole('button', { name: texts.submit }).click()
    await expect(form.getByRole('alert')).toHaveText(messages.account.issue.postCode)
    await expect(form.getByLabel(label)).toHaveValue(wrong)
    await form.getByLabel(label).fill(postcode)
    await form.getByRole('button', { name: texts.submit }).click()
    await expect(form.getByRole('table', { name: texts.options })).toContainText(
      currencyFormats[market.currency].symbol,
    )
    await expect(form.getByLabel(label)).toHaveValue(postcode.toUpperCase())
    await expect(form).toBeInViewport()
    await expect(page.getByRole('heading', { name: messages.bag.lines })).toBeVisible()
    expect(page.url()).not.toContain(encodeURIComponent(postcode))
  })
}
