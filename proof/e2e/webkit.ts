import { test, type BrowserContext, type Page } from '@playwright/test'
import { createWebKitPage } from '../engines/webkit/page.ts'
import { startWebKit, type WebKitSession } from '../engines/webkit/session.ts'

type Cookie = { name: string; value: string; sameSite?: string }
type Driver = Awaited<ReturnType<typeof startWebKit>>

/** Playwright's `test` with pages of WebKitGTK. A test that needs what WebDriver does not have is skipped. */
export const testInWebKit = test.extend<{ webKit: { context: BrowserContext; page: Page } }, { driver: Driver }>({
  driver: [
    async ({ browserName: _ }, use) => {
      const driver = await startWebKit()
      await use(driver)
      await driver.stop()
    },
    { scope: 'worker' },
  ],
  webKit: async ({ driver, viewport, contextOptions }, use) => {
    const baseURL = process.env['SHOP'] ?? ''
    const session = await driver.open({ isMotionReduced: contextOptions.reducedMotion === 'reduce' })
    const context = contextOf(session, baseURL)
    const page = createWebKitPage(session, { baseURL, context, skip })
    if (viewport) await page.setViewportSize(viewport)
    await use({ context: withSkips(context), page: withSkips(page) } as unknown as {
      context: BrowserContext
      page: Page
    })
    await session.close()
  },
  context: ({ webKit }, use) => use(webKit.context),
  page: ({ webKit }, use) => use(webKit.page),
})

// Promises look for `then`, and matchers for symbols.
const readByAll = new Set(['then', 'toJSON', 'constructor', 'asymmetricMatch', '$$typeof', 'nodeType', 'tagName'])

function skip(what: string): void {
  test.skip(true, `WebDriver has no ${what}.`)
}

/** The object, with a method that skips the test in place of each method that it lacks. */
function withSkips<Given extends object>(given: Given): Given {
  return new Proxy(given, {
    get(target, name, receiver) {
      if (name in target || typeof name === 'symbol' || readByAll.has(name)) return Reflect.get(target, name, receiver)
      return () => skip(name)
    },
  })
}

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
