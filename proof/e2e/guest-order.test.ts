import type { Browser, BrowserContext } from '@playwright/test'
import { storeChoice } from './consent-choice.ts'
import { engine } from './engine.ts'
import { expectAccessible } from './expect-accessible.ts'
import { changeStatus, orderAsGuest, orderStatus } from './guest-orders.ts'
import { expectAccessibleMail, mailedLink } from './outbox.ts'
import { expect, test } from './test.ts'
import { mailedOrderPath, marketPath } from '#shared/links.ts'
import { markets } from '#shared/markets.ts'
import { guestOrder } from '#shared/messages/guest-order.ts'
import { orderPage } from '#shared/messages/order-page.ts'
import * as messages from '#shared/messages/shop.ts'

test.use({ expectedErrors: [/status of (410|422)/] })

/** Another browser, which knows nothing of the order. */
async function elsewhere(browser: Browser, javaScriptEnabled: boolean): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: process.env['SHOP'] ?? '', javaScriptEnabled })
  await storeChoice(context, ['C0001'])
  return context
}

for (const market of Object.values(markets))
  for (const hasScripts of [true, false])
    test(
      `a guest of market ${market.code} finds an order in another browser ${hasScripts ? 'with' : 'without'} scripts [ORDP-01, ORDP-03, ORDP-07, ORDP-10, ORDP-11]`,
      { tag: market.code === 'us' && !hasScripts ? '@gate' : [] },
      async ({ page, browser }) => {
        const { id, email } = await orderAsGuest(page, market)
        await changeStatus(page, id, orderStatus.partiallyShipped)
        const context = await elsewhere(browser, hasScripts)
        const guest = await context.newPage()
        const main = guest.getByRole('main')

        await guest.goto(marketPath(market, '/login'))
        await main.getByRole('link', { name: guestOrder.title }).click()
        await expect(guest.getByRole('heading', { level: 1 })).toHaveText(guestOrder.title)
        if (hasScripts) await expectAccessible(guest)
        await main.getByLabel(guestOrder.number).fill('mine')
        await main.getByLabel(messages.account.field.email).fill(email.toUpperCase())
        await main.getByRole('button', { name: guestOrder.submit }).click()
        await expect(main.getByText(guestOrder.numberIssue)).toBeVisible()
        if (hasScripts) await expectAccessible(guest)
        await main.getByLabel(guestOrder.number).fill(`#${id}`)
        await main.getByRole('button', { name: guestOrder.submit }).click()
        await expect(main.getByText(guestOrder.sent)).toBeVisible()
        if (hasScripts) await expectAccessible(guest)

        const link = await mailedLink(page, email, mailedOrderPath)
        if (hasScripts) await expectAccessibleMail(page, email)
        await guest.goto(link)
        await guest.reload()
        if (hasScripts) await expectAccessible(guest)
        await main.getByRole('button', { name: guestOrder.open }).click()
        await expect(guest).toHaveURL(new RegExp(`${market.prefix}/find-order/order$`))
        await expect(guest.getByRole('heading', { level: 1 })).toHaveText(messages.order.heading(Number(id)))
        await expect(main.getByText(orderPage.steps.parcel)).toBeVisible()
        await expect(main.getByRole('link', { name: orderPage.track })).toHaveAttribute('href', /^https:/)
        if (hasScripts) await expectAccessible(guest)
        await guest.reload()
        await expect(main.getByText(orderPage.steps.ordered)).toBeVisible()

        await main.getByRole('link', { name: orderPage.showInvoice }).click()
        await expect(guest.getByRole('heading', { level: 1 })).toHaveText(orderPage.invoiceOf(Number(id)))
        if (hasScripts) await expectAccessible(guest)
        // The driver of Firefox does not emulate printing.
        if (engine === 'chromium') {
          await guest.emulateMedia({ media: 'print' })
          await expect(guest.getByRole('contentinfo')).toBeHidden()
          await expect(main.getByRole('link', { name: orderPage.backToOrder })).toBeHidden()
          await guest.emulateMedia({ media: 'screen' })
        }
        await main.getByRole('link', { name: orderPage.backToOrder }).click()

        await main.getByRole('button', { name: messages.order.reorder }).click()
        await expect(guest).toHaveURL(new RegExp(`${market.prefix}/bag$`))
        await expect(main.getByText(/\d of \d items are in your bag/)).toBeVisible()

        await guest.goto(link)
        await main.getByRole('button', { name: guestOrder.open }).click()
        await expect(guest.getByRole('heading', { level: 1 })).toHaveText(guestOrder.unusableTitle)
        if (hasScripts) await expectAccessible(guest)
        await context.close()
      },
    )
