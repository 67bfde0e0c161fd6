import type { PageType } from '../routes.ts'

/** Services of `shared/third-parties.ts` that receive events. Each has its row in `client/analytics/destinations.ts`. */
export const eventServices = ['tag-manager', 'customer-data'] as const

/** Page types whose views are not recorded (TRK-01). Their other events are. */
export const excludedPageTypes: readonly (PageType | '')[] = ['error']

/** Query parameters of campaigns that stay in recorded URLs. Other parameters may contain text that a visitor typed. */
export const campaignParameters = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'utm_id',
  'gclid',
  'gbraid',
  'wbraid',
  'dclid',
  'fbclid',
] as const

/** Title and list name of search results in events, because those on the page contain the visitor's text. */
export const searchResultsName = 'Search results'

/** Maximum number of items in one event, as in GA4. */
export const maxEventItems = 200
