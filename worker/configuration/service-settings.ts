import { badgeIssues, badgeSettings, badgesOf } from './badge-settings.ts'
import { marketingOf, marketingSettings } from './marketing-settings.ts'
import { searchOf, searchSettings } from './search-settings.ts'

/** Services that the shop can do without: search and recommendations, e-mail marketing, badges. */
export const serviceSettings = { ...searchSettings, ...marketingSettings, ...badgeSettings } as const

/** Their configuration; `null` for a service that the shop does not have. */
export function servicesOf(
  values: Parameters<typeof searchOf>[0] & Parameters<typeof marketingOf>[0] & Parameters<typeof badgesOf>[0],
) {
  return { search: searchOf(values), marketing: marketingOf(values), badges: badgesOf(values) }
}

/** What is wrong with values that their own schemas accept. */
export const serviceIssues = badgeIssues
