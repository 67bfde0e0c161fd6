import { test, type BrowserContext, type Page } from '@playwright/test'
import { createWebKitPage } from '../engines/webkit/page.ts'
import { startWebKit, type WebKitSession } from '../engines/webkit/session.ts'

type Cookie = { name: string; value: string; sameSite?: string }
type Driver = Awaited<ReturnType<typeof startWebKit>>

/** Playwright's `test` with pages of WebKitGTK. They have no routes, no events and no frames. */
export const testInWebKit = test.extend<{ webKit: { context: BrowserContext; page: Page } }, { driver: Driver }>({
  driver: [
    async ({ browserName: _ }, use) => {
      const driver = await startWebKit()
      await use(driver)
      await driver.stop()
    },
    { scope: 'worker' },
  ],
  webKit: async ({ driver, viewport }, use) => {
    const baseURL = process.env['SHOP'] ?? ''
    const session = await driver.open()
    const context = contextOf(session, baseURL)
    const page = createWebKitPage(session, { baseURL, context })
    if (viewport) await page.setViewportSize(viewport)
    await use({ context, page } as unknown as { context: BrowserContext; page: Page })
    await session.close()
  },
  context: ({ webKit }, use) => use(webKit.context),
  page: ({ webKit }, use) => use(webKit.page),
})

/** A new browser without cookies, in the shape of Playwright's `BrowserContext`. */
function contextOf({ command }: WebKitSession, baseURL: string) {
  return {
    _options: { baseURL },
    // A cookie can be set only on a page of its origin.
    async addCookies(cookies: Cookie[]) {
      await command('POST', '/url', { url: new URL('/robots.txt', baseURL).href })
      for (const { name, value, sameSite = 'Lax' } of cookies)
        await command('POST', '/cookie', { cookie: { name, value, path: '/', secure: true, sameSite } })
    },
    cookies: () => command<Cookie[]>('GET', '/cookie'),
    clearCookies: () => command('DELETE', '/cookie'),
  }
}
