import { expect, test as base, type Page } from '@playwright/test'
import { exceptions } from '../engines/exceptions.ts'
import { storeChoice } from './consent-choice.ts'
import { engine } from './engine.ts'
import { isOfFirefox, testInFirefox } from './firefox.ts'
import { testInWebKit } from './webkit.ts'
import type { ConsentGroup } from '#shared/consent.ts'

type Fixtures = {
  runsInEngine: void
  /** Groups that the visitor has agreed to on an earlier visit. `null`: they have not chosen, and the banner asks. */
  choice: readonly ConsentGroup[] | null
  withChoice: void
  /** Texts of console errors that the test expects, such as the browser's own line for a 404 page. */
  expectedErrors: RegExp[]
  withoutErrors: void
}

const ofEngine = engine === 'webkit' ? testInWebKit : engine === 'firefox' ? testInFirefox : base

/**
 * Playwright's `test` against the served shop. A console error fails the test; that includes violations of the
 * Content-Security-Policy.
 */
export const test = ofEngine.extend<Fixtures>({
  runsInEngine: [
    async ({ browserName: _ }, use, { title }) => {
      const exception = exceptions[engine]?.find(([start]) => start.test(title))
      test.skip(exception !== undefined, exception?.[1])
      await use()
    },
    { auto: true },
  ],
  baseURL: async ({ baseURL: _ }, use) => use(process.env['SHOP']),
  // Motion takes a twelfth of the time. The main ways have it, and the tests of it.
  contextOptions: async ({ contextOptions }, use, { tags }) =>
    use({ reducedMotion: tags.includes('@gate') ? 'no-preference' : 'reduce', ...contextOptions }),
  expectedErrors: [[], { option: true }],
  choice: [['C0001'], { option: true }],
  withChoice: [
    async ({ context, choice }, use) => {
      if (choice) await storeChoice(context, choice)
      await use()
    },
    { auto: true },
  ],
  withoutErrors: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = []
      const unanswered = new Set<string>()
      // WebDriver reports neither the console nor requests.
      if (engine !== 'webkit') {
        page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
        page.on('pageerror', (error) => errors.push(String(error)))
        page.on('request', (request) => unanswered.add(request.url()))
        page.on('requestfinished', (request) => unanswered.delete(request.url()))
        page.on('requestfailed', (request) => unanswered.delete(request.url()))
      }
      await use()
      const { status, expectedStatus } = test.info()
      if (status !== expectedStatus) console.log(await describeFailure(page, unanswered))
      const expected = [...expectedErrors, ...(engine === 'firefox' ? isOfFirefox : [])]
      expect(errors.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([])
    },
    { auto: true },
  ],
})

/**
 * The state at a failure, for failures that occur on one machine only: the page's URL, its pending requests and its
 * visible content.
 */
async function describeFailure(page: Page, unanswered: ReadonlySet<string>): Promise<string> {
  await page.screenshot({ path: test.info().outputPath('page.png') }).catch(() => undefined)
  const seen = await page.locator('main').ariaSnapshot({ timeout: 1000 }).catch(String)
  return [`at ${page.url()}`, ...[...unanswered].map((url) => `no response: ${url}`), seen.slice(0, 3000)].join('\n')
}

export { expect } from '@playwright/test'
