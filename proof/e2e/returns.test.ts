import type { Page } from '@playwright/test'
import { fillCart } from './buy.ts'
import { storeChoice } from './consent-choice.ts'
import { expectAccessible } from './expect-accessible.ts'
import { payAtHostedCheckout } from './hosted-checkout.ts'
import { expectAccessibleMail, mailedLink, outbox } from './outbox.ts'
import { checkOutAsGuest } from './shopper.ts'
import { expect, test } from './test.ts'
import { mailedOrderPath, marketPath } from '#shared/links.ts'
import { type Market, markets } from '#shared/markets.ts'
import { guestOrder } from '#shared/messages/guest-order.ts'
import { returns } from '#shared/messages/returns.ts'
import * as messages from '#shared/messages/shop.ts'

const sandbox = () => process.env['SANDBOX'] ?? ''
const shipped = '2'

test.use({ expectedErrors: [/status of 422/] })

/** Places an order as a guest, and sends it in the platform's control panel. Resolves with its number and address. */
async function sentOrder(page: Page, market: Market): Promise<{ id: string; email: string }> {
  const email = `returns-${crypto.randomUUID()}@selvedge.example`
  await fillCart(page, market)
  await checkOutAsGuest(page, market)
  await payAtHostedCheckout(page, market, email)
  await expect(page).toHaveURL(new RegExp(`${market.prefix}/order-confirmation/[^/]+/\\d+`))
  const id = /\/(\d+)(?:\?|$)/.exec(page.url())?.[1] ?? ''
  const answer = await page.request.post(new URL('/control/orders', sandbox()).href, {
    form: { order: id, status: shipped },
    headers: { 'x-control': 'test' },
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(303)
  return { id, email }
}

/** Opens the order to this browser by its mailed link. */
async function openOrder(page: Page, market: Market, { id, email }: { id: string; email: string }): Promise<void> {
  const main = page.getByRole('main')
  await page.goto(marketPath(market, '/find-order'))
  await main.getByLabel(guestOrder.number).fill(id)
  await main.getByLabel(messages.account.field.email).fill(email)
  await main.getByRole('button', { name: guestOrder.submit }).click()
  await expect(main.getByText(guestOrder.sent)).toBeVisible()
  await page.goto(await mailedLink(page, email, mailedOrderPath))
  await main.getByRole('button', { name: guestOrder.open }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.order.heading(Number(id)))
}

for (const market of Object.values(markets))
  for (const hasScripts of [true, false])
    test(
      `a guest of market ${market.code} requests a return ${hasScripts ? 'with' : 'without'} scripts, and sees it at the order [RET-01, RET-04, RET-06, RET-07, RET-10]`,
      { tag: market.code === 'en' ? (hasScripts ? '@other-engines' : '@gate') : [] },
      async ({ page, browser }) => {
        const order = await sentOrder(page, market)
        const context = await browser.newContext({
          baseURL: process.env['SHOP'] ?? '',
          javaScriptEnabled: hasScripts,
        })
        await storeChoice(context, ['C0001'])
        const guest = await context.newPage()
        const main = guest.getByRole('main')
        await openOrder(guest, market, order)

        await main.getByRole('link', { name: returns.link, exact: true }).click()
        await expect(guest.getByRole('heading', { level: 1 })).toHaveText(returns.title(Number(order.id)))
        if (hasScripts) await expectAccessible(guest)
        const line = main.getByRole('group').first()
        await line.getByLabel(returns.quantity).selectOption('1')
        await main.getByLabel(returns.comment).fill('It does not fit.\nSorry')
        await main.getByRole('button', { name: returns.submit }).click()
        await expect(main.getByText(returns.issue.reason)).toBeVisible()
        await expect(main.getByLabel(returns.comment)).toHaveValue('It does not fit.\nSorry')
        if (hasScripts) await expectAccessible(guest)
        await line.getByLabel(returns.reason).selectOption('too-small')
        await main.getByRole('button', { name: returns.submit }).click()

        await expect(guest.getByRole('heading', { level: 1 })).toHaveText(returns.doneTitle)
        await expect(main.getByText(returns.mailed)).toBeVisible()
        await expect(main.getByText(/Return requested on .*: 1 piece$/)).toBeVisible()
        if (hasScripts) await expectAccessible(guest)
        const mails = await outbox(page)
        for (const text of [returns.mail.subject(Number(order.id)), returns.mail.deskSubject(Number(order.id), 1)])
          expect(mails).toContain(text)
        if (hasScripts) await expectAccessibleMail(page, order.email)
        await main.getByRole('link', { name: returns.back }).click()
        await expect(main.getByText(/Return requested on .*: 1 piece$/)).toBeVisible()
        if (hasScripts) await expectAccessible(guest)
        await context.close()
      },
    )
