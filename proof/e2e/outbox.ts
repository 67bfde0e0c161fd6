import { expect, type Page } from '@playwright/test'
import { engine } from './engine.ts'
import { expectAccessible } from './expect-accessible.ts'

/** The page of the sandbox with all mails, or those to an address, the latest first. */
export async function outbox(page: Page, to?: string): Promise<string> {
  const address = new URL('/control/outbox', process.env['SANDBOX'])
  if (to !== undefined) address.searchParams.set('to', to)
  return (await page.request.get(address.href)).text()
}

/** The address of the link to a path of the shop in the latest mail to an address, once it has been sent. */
export async function mailedLink(page: Page, email: string, path: string): Promise<string> {
  const pattern = new RegExp(`https?:\\S+${path}\\?link=[\\w-]+`)
  let link = ''
  await expect
    .poll(async () => {
      ;[link = ''] = pattern.exec(await outbox(page, email)) ?? []
      return link
    })
    .not.toBe('')
  return link
}

/** Expects no axe violation in the HTML part of the latest mail to an address, in light and in dark mode. */
export async function expectAccessibleMail(page: Page, email: string): Promise<void> {
  // Axe runs in no other engine, and the driver of Firefox may not emulate dark mode.
  if (engine !== 'chromium') return
  const [id] = /(?<=aria-labelledby="mail-)\d+/.exec(await outbox(page, email)) ?? []
  const mail = await page.request.get(new URL(`/control/outbox/${id}`, process.env['SANDBOX']).href)
  expect(mail.status()).toBe(200)
  const reader = await page.context().newPage()
  await reader.setContent(await mail.text())
  await expect(reader.getByRole('heading', { level: 1 })).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await reader.emulateMedia({ colorScheme })
    // A mail is no page of a site.
    await expectAccessible(reader, { without: ['landmark-one-main', 'region'] })
  }
  await reader.close()
}
