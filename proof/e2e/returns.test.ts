import { storeChoice } from './consent-choice.ts'
import { expectAccessible } from './expect-accessible.ts'
import { changeStatus, openGuestOrder, orderAsGuest, orderStatus } from './guest-orders.ts'
import { expectAccessibleMail, outbox } from './outbox.ts'
import { expect, test } from './test.ts'
import { markets } from '#shared/markets.ts'
import { returns } from '#shared/messages/returns.ts'

test.use({ expectedErrors: [/status of 422/] })

for (const market of Object.values(markets))
  for (const hasScripts of [true, false])
    test(
      `a guest of market ${market.code} requests a return ${hasScripts ? 'with' : 'without'} scripts, and sees it at the order [RET-01, RET-04, RET-06, RET-07, RET-10]`,
      { tag: market.code === 'en' ? (hasScripts ? '@other-engines' : '@gate') : [] },
      async ({ page, browser }) => {
        const order = await orderAsGuest(page, market)
        await changeStatus(page, order.id, orderStatus.shipped)
        const context = await browser.newContext({
          baseURL: process.env['SHOP'] ?? '',
          javaScriptEnabled: hasScripts,
        })
        await storeChoice(context, ['C0001'])
        const guest = await context.newPage()
        const main = guest.getByRole('main')
        await openGuestOrder(guest, market, order)

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
