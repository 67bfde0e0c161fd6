import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'
import { consent } from '#shared/messages/consent.ts'

test.use({ choice: null })

const scriptsOf = (page: Page, name: string) => page.locator(`script[src*="/${name}"]`)
const publishedGroups = (page: Page) => page.evaluate<string[]>('globalThis.published')

/**
 * Gives pages the attributes that the Worker renders if a consent service is configured
 * (`worker/pages/third-party-pages.test.ts`).
 */
test.beforeEach(async ({ context }) => {
  await context.addInitScript(`
    globalThis.published = []
    document.addEventListener('sv:consent', ({ detail }) => globalThis.published.push(String(detail.groups)))
    new MutationObserver((_records, observer) => {
      if (document.documentElement) document.documentElement.dataset.consentService = 'sandbox-domain'
      if (!document.body) return
      document.body.setAttribute('data-script-consent', '${process.env['SANDBOX']}/scripts/consent.js')
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  `)
})

test('a consent service asks instead of the banner, and accepting loads the scripts without a reload [TRK-11]', async ({
  page,
}) => {
  await page.goto('/help')
  await expect(page.getByRole('button', { name: 'Accept All Cookies' })).toBeVisible()
  await expect(page.getByRole('region', { name: consent.title })).toBeHidden()
  // The service has stored its default groups by now, which is not the visitor's choice.
  expect(await page.evaluate('document.cookie')).toContain('OptanonConsent=')
  expect([await scriptsOf(page, 'personalisation').count(), await publishedGroups(page)]).toEqual([0, []])
  await page.getByRole('button', { name: 'Accept All Cookies' }).click()
  await expect(scriptsOf(page, 'personalisation')).toHaveCount(1)
  // OneTrust's ids of the groups, from strictly necessary to social media.
  expect(await publishedGroups(page)).toEqual(['C0001,C0002,C0003,C0004,C0005'])
})

test('after a rejection at the consent service no script loads, also on the next page', async ({ page }) => {
  await page.goto('/help')
  await page.getByRole('button', { name: 'Reject All' }).click()
  await page.goto('/')
  await expect.poll(() => page.evaluate('typeof globalThis.OneTrust?.IsAlertBoxClosed')).toBe('function')
  await page.evaluate('new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve)))')
  expect([await scriptsOf(page, 'personalisation').count(), await publishedGroups(page)]).toEqual([0, []])
})

test('a withdrawal at the consent service in another tab counts in this one, although its own copy of the consent is still old', async ({
  page,
  context,
}) => {
  await page.goto('/help')
  await page.getByRole('button', { name: 'Accept All Cookies' }).click()
  await expect(scriptsOf(page, 'personalisation')).toHaveCount(1)
  const other = await context.newPage()
  await other.goto('/cookies')
  await expect.poll(() => other.evaluate('typeof globalThis.OneTrust?.RejectAll')).toBe('function')
  // The withdrawal reloads that page, so it must not happen while the page answers the test.
  await other.evaluate('void setTimeout(() => OneTrust.RejectAll(), 100)')
  await page.bringToFront()
  await expect(scriptsOf(page, 'personalisation')).toHaveCount(0)
})

test('the consent service gets its domain id and the page’s nonce', async ({ page }) => {
  await page.goto('/help')
  await expect(page.getByRole('button', { name: 'Reject All' })).toBeVisible()
  expect(
    await page.evaluate(
      "(({ dataset, nonce }) => [dataset.domainScript, nonce !== ''])(document.querySelector('script[src*=\"/consent.js\"]'))",
    ),
  ).toEqual(['sandbox-domain', true])
})
