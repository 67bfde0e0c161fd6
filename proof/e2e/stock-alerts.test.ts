import { setStock } from './catalogue-changes.ts'
import { storeChoice } from './consent-choice.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expectAccessibleMail, mailedLink } from './outbox.ts'
import { productWith } from './product-with.ts'
import { expect, test } from './test.ts'
import { marketPath, stopStockAlertsPath } from '#shared/links.ts'
import { type MarketCode, markets } from '#shared/markets.ts'
import { notifyMe } from '#shared/messages/product-page.ts'
import { stockAlerts } from '#shared/messages/stock-alerts.ts'

/** A listing for each test, with scripts and without, so that none restocks the product of another. */
const listings: Record<MarketCode, [string, string]> = {
  en: ['/browse/mens/clothing/polos-and-tees', '/browse/mens/clothing/trousers'],
  us: ['/browse/kids/clothing', '/browse/womens/clothing/skirts'],
  eu: ['/browse/womens/footwear', '/browse/womens/clothing/nightwear'],
}
const enough = 50

const hasSoldOutSize = (html: string) =>
  html.includes('option-group__choice--sold-out') &&
  html.includes('class="option-group__choice"') &&
  !html.includes('name="length"')

test.use({ expectedErrors: [/status of 410/] })

for (const market of Object.values(markets))
  for (const [index, hasScripts] of [true, false].entries())
    test(
      `a shopper of market ${market.code} is mailed when a size is back ${hasScripts ? 'with' : 'without'} scripts, and stops such mails [STK-01, STK-04, STK-07, PDP-60]`,
      { tag: market.code === 'us' && !hasScripts ? '@gate' : [] },
      async ({ page, browser }) => {
        const email = `back-${crypto.randomUUID()}@selvedge.example`
        const context = await browser.newContext({ baseURL: process.env['SHOP'] ?? '', javaScriptEnabled: hasScripts })
        await storeChoice(context, ['C0001'])
        const guest = await context.newPage()
        const main = guest.getByRole('main')
        const heading = guest.getByRole('heading', { level: 1 })

        const path = await productWith(page, marketPath(market, listings[market.code][index] ?? ''), hasSoldOutSize)
        await guest.goto(path)
        const size = await main.locator('.option-group__choice--sold-out input').first().getAttribute('value')
        await guest.goto(`${path}?Size=${encodeURIComponent(size ?? '')}`)
        const form = main.getByRole('form', { name: notifyMe.title })
        const variantId = Number(await form.locator('input[name=variantId]').inputValue())
        await form.getByRole('textbox').fill(email)
        await form.getByRole('button').click()
        await expect(main.getByText(notifyMe.kept)).toBeVisible()

        await setStock(page.request, [{ variantId, units: enough }])
        const link = await mailedLink(page, email, stopStockAlertsPath)
        if (hasScripts) await expectAccessibleMail(page, email)
        await guest.goto(link)
        await expect(heading).toHaveText(stockAlerts.title)
        if (hasScripts) await expectAccessible(guest)
        await main.getByRole('button', { name: stockAlerts.stop }).click()
        await expect(heading).toHaveText(stockAlerts.stoppedTitle)
        if (hasScripts) await expectAccessible(guest)
        await guest.goto(link.slice(0, -6))
        await expect(heading).toHaveText(stockAlerts.unusableTitle)
        if (hasScripts) await expectAccessible(guest)
        await setStock(page.request, [{ variantId, units: 0 }])
        await context.close()
      },
    )
