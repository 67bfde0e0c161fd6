import { expect, test as base } from '@playwright/test'

type Fixtures = {
  /** Texts of console errors that the test expects, such as the browser's own line for a 404 page. */
  expectedErrors: RegExp[]
  withoutErrors: void
}

/** Playwright's `test` against the served shop; an error in the browser's console, a broken policy included, fails it. */
export const test = base.extend<Fixtures>({
  baseURL: async ({ baseURL: _ }, use) => use(process.env['SHOP']),
  expectedErrors: [[], { option: true }],
  withoutErrors: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = []
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
      page.on('pageerror', (error) => errors.push(String(error)))
      await use()
      expect(errors.filter((text) => !expectedErrors.some((pattern) => pattern.test(text)))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'
