import { expect, type BrowserContext, type Page } from '@playwright/test'
import { neutralName } from '#scripts/build-plugins/file-names.ts'
import { consentCookie } from '#shared/consent-cookie.ts'
import { allGroups, type ConsentGroup } from '#shared/consent.ts'
import { choiceOfToday } from '#shared/test/consent-choice.ts'

/** Stores a choice, as if the visitor had made it on an earlier visit. Without `groups` it is a yes to everything. */
export async function storeChoice(context: BrowserContext, groups: readonly ConsentGroup[] = allGroups): Promise<void> {
  await context.addCookies([
    { name: consentCookie.name, value: choiceOfToday(groups), url: process.env['SHOP'] ?? '', sameSite: 'Lax' },
  ])
}

/** Waits until the script has loaded that asks a visitor without a choice. */
export async function isAsked(page: Page): Promise<void> {
  const script = `/${neutralName('ask-for-consent')}-`
  const isLoaded = `performance.getEntriesByType('resource').some(({ name }) => name.includes('${script}'))`
  await expect.poll(() => page.evaluate(isLoaded)).toBe(true)
}
