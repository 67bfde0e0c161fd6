import { dayOf, formatChoice } from '../consent-cookie.ts'
import type { ConsentGroup } from '../consent.ts'

/** Value of the consent cookie after a choice of today. */
export function choiceOfToday(groups: readonly ConsentGroup[]): string {
  return formatChoice({
    groups,
    market: 'en',
    hasPrivacyControl: false,
    day: dayOf(Date.now()),
    id: '0123456789abcdef',
  })
}
