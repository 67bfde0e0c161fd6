import type { Page } from '@playwright/test'
import { decodeHTML } from 'entities'
import { storeChoice } from './consent-choice.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expectAccessibleMail, mailedLink } from './outbox.ts'
import { waitUntilInteractive } from './page-scripts.ts'
import { expect, test } from './test.ts'
import { cancelReservationPath, marketPath, reservePathOf } from '#shared/links.ts'
import { type Market, markets } from '#shared/markets.ts'
import { reservation } from '#shared/messages/product-page.ts'
import { reservations } from '#shared/messages/reservations.ts'
import * as messages from '#shared/messages/shop.ts'

const sandbox = () => process.env['SANDBOX'] ?? ''
const withShops = [markets.en, markets.eu]

test.use({ expectedErrors: [/status of (410|422)/] })

/** A product page, and a variant of its colour that a shop has, with the address that chooses it. */
async function pieceInShop(page: Page, market: Market): Promise<{ path: string; item: string }> {
  const listing = await (await page.request.get(marketPath(market, '/browse/womens'))).text()
  for (const [, path = ''] of listing.matchAll(/href="((?:\/\w\w)?\/p\/[^"?#]+)"/g)) {
    const html = decodeHTML(await (await page.request.get(path)).text())
    if (html.includes('name="length"')) continue
    const [, id = ''] = /\/p\/(\d+)\//.exec(path) ?? []
    for (const [, variantId = ''] of html.matchAll(/\[(\d+),"\d{6}-/g)) {
      const reserve = await page.request.get(marketPath(market, reservePathOf(Number(id), Number(variantId))))
      if (/type="radio" (?!disabled)[^>]*name="shop"/.test(await reserve.text()))
        return { path, item: `${id}-${variantId}` }
    }
  }
  throw new Error('No shop has a product of the listing.')
}

for (const market of withShops)
  for (const hasScripts of [true, false])
    test(
      `a shopper of market ${market.code} reserves a piece ${hasScripts ? 'with' : 'without'} scripts, and cancels it by the mail [RSV-01, RSV-03, RSV-04, RSV-05, RSV-06, RSV-07, RSV-12]`,
      { tag: market.code === 'en' ? (hasScripts ? '@other-engines' : '@gate') : [] },
      async ({ page, browser }) => {
        const { path, item } = await pieceInShop(page, market)
        const email = `reservation-${crypto.randomUUID()}@selvedge.example`
        const context = await browser.newContext({ baseURL: process.env['SHOP'] ?? '', javaScriptEnabled: hasScripts })
        await storeChoice(context, ['C0001'])
        const guest = await context.newPage()
        const main = guest.getByRole('main')
        const heading = guest.getByRole('heading', { level: 1 })

        await guest.goto(path)
        await main.getByRole('link', { name: reservation.link }).click()
        await expect(heading).toHaveText(reservations.title)
        await main.getByLabel(reservations.piece).selectOption(item)
        if (hasScripts) await expectAccessible(guest)
        await main.getByRole('button', { name: reservations.showShops }).click()
        const shops = main.getByRole('group', { name: reservations.shop })
        await expect(shops.getByRole('radio', { disabled: false }).first()).toBeVisible()

        await main.getByLabel(messages.account.field.email).fill(email)
        await main.getByRole('button', { name: reservations.submit }).click()
        await expect(main.getByText(reservations.issue.name)).toBeVisible()
        await expect(main.getByText(reservations.issue.shop)).toBeVisible()
        await expect(main.getByLabel(messages.account.field.email)).toHaveValue(email)
        if (hasScripts) await expectAccessible(guest)
        await shops.getByRole('radio', { disabled: false }).first().check()
        await main.getByLabel(reservations.name).fill('Ada Byron')
        await main.getByRole('button', { name: reservations.submit }).click()
        await expect(heading).toHaveText(reservations.doneTitle)
        await expect(main.getByText(reservations.mailed)).toBeVisible()
        if (hasScripts) await expectAccessible(guest)

        const staff = await (await page.request.get(new URL('/control/reservations', sandbox()).href)).text()
        expect(staff).toContain(email)
        const link = await mailedLink(page, email, cancelReservationPath)
        if (hasScripts) await expectAccessibleMail(page, email)
        await guest.goto(link)
        await expect(heading).toHaveText(reservations.cancelTitle)
        if (hasScripts) await expectAccessible(guest)
        await main.getByRole('button', { name: reservations.cancel }).click()
        await expect(heading).toHaveText(reservations.cancelledTitle)
        if (hasScripts) await expectAccessible(guest)
        await guest.goto(link)
        await main.getByRole('button', { name: reservations.cancel }).click()
        await expect(heading).toHaveText(reservations.overTitle)
        if (hasScripts) await expectAccessible(guest)
        await context.close()
      },
    )

test('the link leads to the size that was chosen with scripts, and a market without shops has none [RSV-03, RSV-12]', async ({
  page,
}) => {
  const { path } = await pieceInShop(page, markets.en)
  await page.goto(path)
  const link = page.getByRole('main').getByRole('link', { name: reservation.link })
  await expect(link).toHaveAttribute('href', /\?item=\d+$/)
  await page
    .getByRole('main')
    .getByRole('group', { name: messages.product.size })
    .getByRole('radio')
    .first()
    .check({ force: true })
  await expect(link).toHaveAttribute('href', /\?item=\d+-\d+$/)
  await page.goto(marketPath(markets.us, path))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: reservation.link })).toHaveCount(0)
})

test('with scripts the shops that have the chosen size are shown over the product page [RSV-01, RSV-13]', async ({
  page,
}) => {
  const { path, item } = await pieceInShop(page, markets.en)
  const main = page.getByRole('main')
  await page.goto(path)
  const radios = main.getByRole('group', { name: messages.product.size }).getByRole('radio')
  for (const value of await radios.evaluateAll((nodes) => nodes.map((node) => node.getAttribute('value') ?? ''))) {
    await page.goto(`${path}?Size=${encodeURIComponent(value)}`)
    if ((await main.locator(`a[href$="?item=${item}"]`).count()) > 0) break
  }
  await waitUntilInteractive(page, 'buy-box')
  const link = main.getByRole('link', { name: reservation.link })
  await expect(link).toHaveAttribute('aria-haspopup', 'dialog')
  const sheet = page.getByRole('dialog', { name: reservation.link })
  await link.click()
  await expect(sheet.getByRole('radio', { disabled: false }).first()).toBeVisible()
  await expect(sheet.getByText(/^[^:]+: \d+$/).first()).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(link).toBeFocused()

  await link.click()
  await sheet.getByRole('link', { name: reservations.other }).click()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/\/p\//)

  await link.click()
  await sheet.getByLabel(messages.account.field.email).fill('ada@example.com')
  await sheet.getByRole('button', { name: reservations.submit }).click()
  await expect(main.getByText(reservations.issue.name)).toBeVisible()
  await expect(main.getByLabel(messages.account.field.email)).toHaveValue('ada@example.com')
})
