import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './test.ts'
import {
  bagLines,
  buttonIn,
  closeSheet,
  expectReady,
  openSheet,
  payButton,
  reach,
  setStockOfBag,
  sheetOf,
} from './wallet-sheets.ts'
import { markets } from '#shared/markets.ts'
import * as messages from '#shared/messages/shop.ts'
import { walletTexts } from '#shared/messages/wallet.ts'

// These tests use the sandbox's stand-ins for the sheets of both wallets and for the payment provider.

for (const [wallet, place, market] of [
  ['apple', 'product', markets.en],
  ['apple', 'panel', markets.eu],
  ['apple', 'bag', markets.us],
  ['google', 'product', markets.en],
  ['google', 'panel', markets.us],
  ['google', 'bag', markets.eu],
] as const) {
  test(
    `a shopper pays with ${wallet} from the ${place} in market ${market.code}, and the order is confirmed [PAY-01] [PAY-12] [D-145]`,
    { tag: place === 'product' ? '@gate' : [] },
    async ({ page }) => {
      await reach(page, { place, market })
      await openSheet(page, { place, wallet })
      await expectReady(page, wallet)
      await payButton(page, wallet).click()
      await expect(page).toHaveURL(
        new RegExp(`${market.prefix}/order-confirmation/[^/]+/[^/?]+\\?checkoutsource=${wallet}payexpress`),
      )
      await expect(page.getByRole('heading', { name: messages.order.thanks })).toBeVisible()
    },
  )
}

for (const [wallet, place, market] of [
  ['apple', 'product', markets.us],
  ['apple', 'panel', markets.eu],
  ['apple', 'bag', markets.en],
  ['google', 'product', markets.eu],
  ['google', 'panel', markets.en],
  ['google', 'bag', markets.us],
] as const) {
  test(`closing the sheet of ${wallet} on the ${place} of market ${market.code} leaves the bag as it was, without a message [PAY-14] [PAY-15]`, async ({
    page,
  }) => {
    await reach(page, { place, market })
    const before = place === 'bag' ? await bagLines(page).allTextContents() : []
    await openSheet(page, { place, wallet })
    await expectReady(page, wallet)
    const dismissed = page.waitForResponse((response) => response.url().endsWith('/payments/walletDismiss'))
    await sheetOf(page, wallet).getByRole('button', { name: 'Cancel' }).click()
    expect((await dismissed).status()).toBe(200)
    await expect(sheetOf(page, wallet)).toBeHidden()
    await expect(buttonIn(page, place, wallet)).toHaveAttribute('aria-disabled', 'false')
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
    if (place === 'bag') expect(await bagLines(page).allTextContents()).toEqual(before)
    if (place !== 'product') return
    await page.goto(`${market.prefix}/bag`)
    await expect(page.getByRole('heading', { name: messages.bag.empty })).toBeVisible()
  })
}

for (const wallet of ['apple', 'google'] as const) {
  test(`an address that is not served cannot be paid with ${wallet}, and a served one can [PAY-17]`, async ({
    page,
  }) => {
    await reach(page, { place: 'bag', market: markets.eu })
    await openSheet(page, { place: 'bag', wallet })
    await sheetOf(page, wallet).getByLabel('Deliver to').selectOption('Tokyo, not served')
    await expect(sheetOf(page, wallet).getByRole('alert')).toHaveText(/\S/)
    await expect(payButton(page, wallet)).toHaveAttribute('aria-disabled', 'true')
    await sheetOf(page, wallet).getByLabel('Deliver to').selectOption('Dublin')
    await expectReady(page, wallet)
  })

  test(
    `if the card of ${wallet} is declined, the page shows a message and the bag stays as it was [PAY-13] [D-114]`,
    { tag: wallet === 'google' ? '@gate' : '@other-engines' },
    async ({ page }) => {
      await reach(page, { place: 'bag', market: markets.eu })
      const before = await bagLines(page).allTextContents()
      await openSheet(page, { place: 'bag', wallet })
      await sheetOf(page, wallet).getByLabel('Card').selectOption('Visa 0002, is declined')
      await expectReady(page, wallet)
      await payButton(page, wallet).click()
      await expect(
        page
          .getByRole('alert')
          .filter({ hasText: /not been charged/ })
          .first(),
      ).toBeAttached()
      await page.goto(`${markets.eu.prefix}/bag`)
      expect(await bagLines(page).allTextContents()).toEqual(before)
    },
  )

  test(`the keyboard alone pays with ${wallet}, and a double press opens one sheet`, async ({ page }) => {
    await reach(page, { place: 'bag', market: markets.eu })
    const opened: string[] = []
    page.on('request', (request) => request.url().endsWith('/walletOpen') && opened.push(request.url()))
    await buttonIn(page, 'bag', wallet).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expectReady(page, wallet)
    await expectAccessible(page)
    expect(opened.length).toBe(1)
    await payButton(page, wallet).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/checkoutsource=/)
  })
}

for (const [wallet, listing] of [
  ['apple', '/browse/mens/clothing/knitwear'],
  ['google', '/browse/mens/clothing/nightwear'],
] as const) {
  test.describe(`the stock of ${wallet}`, () => {
    // Both tests change the stock of the same product.
    test.describe.configure({ mode: 'default' })
    test.use({ expectedErrors: [/Failed to load resource/] })

    // A page can close Apple's sheet, but not Google's.
    test(`stock that goes while ${wallet} opens ${wallet === 'apple' ? 'closes the sheet and leads' : 'is an error in the sheet, which leads'} to the bag with the message, and the line is still there [PAY-06] [D-115]`, async ({
      page,
    }) => {
      await reach(page, { place: 'bag', market: markets.en, listing })
      const lines = await bagLines(page).allTextContents()
      try {
        await setStockOfBag(page, 0)
        await buttonIn(page, 'bag', wallet).click()
        if (wallet === 'google') {
          await expect(sheetOf(page, wallet).getByRole('alert')).toHaveText(messages.bag.soldOutLines)
          await expect(payButton(page, wallet)).toHaveAttribute('aria-disabled', 'true')
          await sheetOf(page, wallet).getByLabel('Deliver to').selectOption('Jersey')
          await expect(sheetOf(page, wallet).getByRole('alert')).toHaveText(messages.bag.soldOutLines)
          await closeSheet(page, wallet)
        }
        await expect(page.getByRole('main').getByText(messages.bag.soldOutLines).first()).toBeVisible()
        await expect(sheetOf(page, wallet)).toBeHidden()
        expect(await bagLines(page).allTextContents()).toEqual(lines)
      } finally {
        await setStockOfBag(page, 60)
      }
    })

    test(`stock that goes before ${wallet} is authorised leads to the bag with the message, and nothing is ordered [PAY-06] [D-115]`, async ({
      page,
    }) => {
      await reach(page, { place: 'bag', market: markets.en, listing })
      const lines = await bagLines(page).allTextContents()
      await openSheet(page, { place: 'bag', wallet })
      await expectReady(page, wallet)
      try {
        await setStockOfBag(page, 0)
        await payButton(page, wallet).click()
        if (wallet === 'google') {
          await expect(sheetOf(page, wallet).getByRole('alert')).toHaveText(walletTexts.stock)
          await closeSheet(page, wallet)
        }
        await expect(page).toHaveURL(/\/bag\?error=stock$/)
        await expect(page.getByRole('main').getByText(messages.bag.exceedsStock).first()).toBeVisible()
        expect(await bagLines(page).allTextContents()).toEqual(lines)
      } finally {
        await setStockOfBag(page, 60)
      }
    })
  })

  test(`after a dismissal the sheet of ${wallet} opens again, and the payment succeeds [PAY-14]`, async ({ page }) => {
    await reach(page, { place: 'bag', market: markets.en })
    await openSheet(page, { place: 'bag', wallet })
    await expectReady(page, wallet)
    const dismissed = page.waitForResponse((response) => response.url().endsWith('/payments/walletDismiss'))
    await sheetOf(page, wallet).getByRole('button', { name: 'Cancel' }).click()
    await dismissed
    await expect(buttonIn(page, 'bag', wallet)).toHaveAttribute('aria-disabled', 'false')
    await openSheet(page, { place: 'bag', wallet })
    await expectReady(page, wallet)
    await payButton(page, wallet).click()
    await expect(page).toHaveURL(/checkoutsource=/)
  })

  test(`${wallet} in pounds ships to the UK, Jersey and Guernsey only, and says so in the sheet [PAY-16]`, async ({
    page,
  }) => {
    await reach(page, { place: 'bag', market: markets.en })
    await openSheet(page, { place: 'bag', wallet })
    await sheetOf(page, wallet).getByLabel('Deliver to').selectOption('Dublin')
    await expect(sheetOf(page, wallet).getByRole('alert')).toHaveText(messages.wallet.ukOnly)
    await expect(payButton(page, wallet)).toHaveAttribute('aria-disabled', 'true')
    await sheetOf(page, wallet).getByLabel('Deliver to').selectOption('Jersey')
    await expectReady(page, wallet)
  })
}

for (const [answer, isPaid] of [
  ['Approve the payment', true],
  ['Refuse the payment', false],
] as const) {
  test(`a card of Google Pay that needs the bank’s approval goes to the bank, and '${answer}' ${isPaid ? 'confirms the order' : 'leads back to the bag, which is as it was'} [PAY-12] [PAY-13] [D-145]`, async ({
    page,
  }) => {
    await reach(page, { place: 'bag', market: markets.en })
    const lines = await bagLines(page).allTextContents()
    await openSheet(page, { place: 'bag', wallet: 'google' })
    await sheetOf(page, 'google').getByLabel('Card').selectOption('Visa 1111 on file, asks the bank')
    await expectReady(page, 'google')
    await payButton(page, 'google').click()
    await page.getByRole('button', { name: answer }).click()
    if (isPaid) {
      await expect(page).toHaveURL(/\/order-confirmation\/[^?]+\?checkoutsource=googlepayexpress$/)
      await expect(page.getByRole('heading', { name: messages.order.thanks })).toBeVisible()
    } else {
      await expect(page).toHaveURL(/\/bag\?error=payment$/)
      await expect(page.getByRole('main').getByText(messages.wallet.notPaid).first()).toBeVisible()
      expect(await bagLines(page).allTextContents()).toEqual(lines)
    }
  })
}
