import type { BrowserContext, Page } from '@playwright/test'
import { storeChoice } from './consent-choice.ts'
import { waitUntilInteractive } from './page-scripts.ts'
import { expect, test } from './test.ts'
import * as messages from '#shared/messages/shop.ts'

const { account } = messages
const password = 'Hunter2secret'

/** A third-party script that records which fields were typed in, and on which page. */
const listener = `
  globalThis.guest = true
  for (const type of ['input', 'keydown', 'change']) document.addEventListener(type, ({ target }) => {
    sessionStorage.setItem('heard', (sessionStorage.getItem('heard') ?? '') + location.pathname + ' ' + target.name + ';')
  }, true)
`

/** A visitor who has consented to everything, with vendors' scripts that listen. */
async function agree(page: Page, context: BrowserContext): Promise<void> {
  await storeChoice(context, ['C0001', 'C0003'])
  await page.route(/\/scripts\/(?:fit|ratings|live-shopping)\.js/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: listener }),
  )
}

/** Waits until the navigation script handles the page's links. */
async function scripted(page: Page): Promise<void> {
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(0)
  await expect.poll(() => hasPageScript(page)).toBe(true)
}

async function openWithGuest(page: Page, path = '/other-stuff'): Promise<void> {
  await page.goto(path)
  await scripted(page)
  await expect.poll(() => hasGuest(page)).toBe(true)
}

const hasPageScript = (page: Page) =>
  page.evaluate<boolean>("performance.getEntriesByType('resource').some(({ name }) => name.includes('/run-page-'))")
const hasGuest = (page: Page) => page.evaluate<boolean>('globalThis.guest === true')
const heard = (page: Page) => page.evaluate<string | null>("sessionStorage.getItem('heard')")
const mark = (page: Page) => page.evaluate('globalThis.isMarked = true')
const isMarked = (page: Page) => page.evaluate<boolean>('globalThis.isMarked === true')

async function followLink(page: Page, path: string, attributes = ''): Promise<void> {
  await page.evaluate(
    `document.querySelector('main').insertAdjacentHTML('afterbegin', '<a id="way" href="${path}" ${attributes}>On</a>')`,
  )
  await page.locator('#way').click()
}

async function typePassword(page: Page): Promise<void> {
  await page.getByRole('main').getByLabel(account.field.password, { exact: true }).pressSequentially(password)
}

test.beforeEach(({ page, context }) => agree(page, context))

test('a third-party script records typing on its own page, so that the other tests of this file can fail', async ({
  page,
}) => {
  await openWithGuest(page)
  await page.evaluate(
    `document.querySelector('main').insertAdjacentHTML('afterbegin', '<input id="probe" name="probe">')`,
  )
  await page.locator('#probe').pressSequentially('abc')
  expect(await heard(page)).toContain('/other-stuff probe;')
})

test(
  'a link from live shopping to the login loads a document in which no third-party script sees the password [D-17]',
  { tag: '@gate' },
  async ({ page }) => {
    await openWithGuest(page)
    await followLink(page, '/login')
    await expect(page).toHaveURL('/login')
    await typePassword(page)
    expect([await hasGuest(page), await heard(page)]).toEqual([false, null])
  },
)

test('a link that opens the login panel leads to the login page if a third-party script could see the password [D-17, D-106]', async ({
  page,
}) => {
  await openWithGuest(page)
  await followLink(page, '/login', 'data-opens="login"')
  await expect(page).toHaveURL('/login')
  await typePassword(page)
  expect([await hasGuest(page), await heard(page)]).toEqual([false, null])
})

test('going back to a login page that was opened without a reload loads a document in which no third-party script sees the password [D-17]', async ({
  page,
}) => {
  await page.goto('/help')
  await scripted(page)
  await mark(page)
  await followLink(page, '/login')
  await expect(page.getByRole('heading', { name: account.logInTitle })).toBeVisible()
  expect(await isMarked(page)).toBe(true)
  await followLink(page, '/other-stuff')
  await expect.poll(() => hasGuest(page)).toBe(true)
  expect(await isMarked(page)).toBe(true)
  await page.goBack()
  await expect(page.getByRole('heading', { name: account.logInTitle })).toBeVisible()
  // The browser reloads here, which may end a question to the document before.
  await expect(async () => expect([await hasGuest(page), await isMarked(page)]).toEqual([false, false])).toPass()
  await typePassword(page)
  expect(await heard(page)).toBeNull()
  await page.goForward()
  await expect(page).toHaveURL('/other-stuff')
  await expect.poll(() => hasGuest(page)).toBe(true)
  await page.goBack()
  await expect(page.getByRole('heading', { name: account.logInTitle })).toBeVisible()
  await expect(async () => expect(await hasGuest(page)).toBe(false)).toPass()
})

for (const path of [
  '/bag',
  '/wishlist',
  '/create-account',
  '/forgot-password',
  '/updatePassword',
  '/order-confirmation/1/00000000-0000-4000-8000-000000000000',
]) {
  test.describe(`a link to ${path}`, () => {
    // Some of these pages have an error status, which the browser logs.
    test.use({ expectedErrors: [/Failed to load resource/] })

    test(`the link to ${path} opens a document without third parties [D-17]`, async ({ page }) => {
      await openWithGuest(page)
      await mark(page)
      await followLink(page, path)
      await expect(page).toHaveURL(path)
      await expect.poll(() => isMarked(page)).toBe(false)
      expect(await hasGuest(page)).toBe(false)
    })
  })
}

test('the policy of a personal page allows no third party, and a link from it loads a document that does [D-20]', async ({
  page,
}) => {
  const { headers } = await fetch(`${process.env['SHOP'] ?? ''}/updatePassword`)
  expect(headers.get('content-security-policy')).toContain("connect-src 'self';")
  await page.goto('/login')
  await mark(page)
  await expect.poll(() => hasPageScript(page)).toBe(true)
  await followLink(page, '/other-stuff')
  await expect.poll(() => hasGuest(page)).toBe(true)
  expect(await isMarked(page)).toBe(false)
})

test('the password in the login panel is cleared when the panel closes', async ({ page }) => {
  await page.goto('/help')
  await scripted(page)
  await followLink(page, '/login', 'data-opens="login"')
  const panel = page.getByRole('dialog', { name: account.logInPanel })
  const field = panel.getByLabel(account.field.password, { exact: true })
  await waitUntilInteractive(page, 'login-panel')
  await field.fill(password)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  // The browser reports a close in the next frame.
  await expect.poll(() => page.evaluate("document.querySelector('#login input[type=password]').value")).toBe('')
})

test('public pages and the bag page may load the wallets’ scripts, and pages where a password is typed may not [D-17, D-155]', async ({
  page,
}) => {
  const named = async () =>
    page.evaluate<boolean[]>("['apple', 'google'].map((kind) => document.body.hasAttribute(`data-script-${kind}-pay`))")
  for (const [path, isAllowed] of [
    ['/eu/login', false],
    ['/eu/create-account', false],
    ['/eu/help', true],
    ['/eu/bag', true],
  ] as const) {
    await page.goto(path)
    expect([path, ...(await named())]).toEqual([path, isAllowed, isAllowed])
  }
})
