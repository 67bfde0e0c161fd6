import type { BrowserContext } from '@playwright/test'
import { consentCookie, dayOf, formatChoice } from '../shared/consent-cookie.ts'
import { allGroups, type ConsentGroup } from '../shared/domain/consent.ts'

/** Stores a choice, as if the visitor had made it on an earlier visit. Without `groups` it is a yes to everything. */
export async function storeChoice(context: BrowserContext, groups: readonly ConsentGroup[] = allGroups): Promise<void> {
  const choice = {
    groups,
    market: 'en',
    hasPrivacyControl: false,
    day: dayOf(Date.now()),
    id: '0123456789abcdef',
  } as const
  await context.addCookies([
    { name: consentCookie.name, value: formatChoice(choice), url: process.env['SHOP'] ?? '', sameSite: 'Lax' },
  ])
}
