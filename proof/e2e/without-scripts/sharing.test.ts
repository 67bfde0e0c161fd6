import { fillCart } from '../buy.ts'
import { storeChoice } from '../consent-choice.ts'
import { expect, test } from '../test.ts'
import { markets } from '#shared/markets.ts'
import { sharing } from '#shared/messages/sharing.ts'

for (const market of Object.values(markets))
  test(`without scripts a bag is sent, and another shopper adds it to theirs, in market ${market.code} [SHARE-01, SHARE-02, SHARE-03]`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await fillCart(page, market)
    await page.getByRole('link', { name: sharing.send }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sharing.sendTitle)
    const link = await page.getByRole('textbox', { name: sharing.link, exact: true }).inputValue()

    const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
    await storeChoice(context, ['C0001'])
    const receiver = await context.newPage()
    await receiver.goto(link)
    await receiver.getByRole('button', { name: sharing.add }).click()
    await expect(receiver.getByText('1 of 1 items are in your bag.')).toBeVisible()
    await context.close()
  })
