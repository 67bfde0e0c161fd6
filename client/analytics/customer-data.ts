import type { RecordedEvent } from '#shared/analytics/events.ts'

declare global {
  interface Window {
    /** Calls of the customer data service: an array until its script has replaced it by an object that runs them. */
    analytics?: { push: (call: CustomerDataCall) => unknown }
  }
}

type Options = { timestamp: string }
type CustomerDataCall =
  | ['track', name: string, properties: object, options: Options]
  | ['page', category: string, name: string, properties: object, options: Options]

/**
 * An event as a call of analytics.js, the interface that Segment documents and other customer data services share.
 * `url` and `search` are set, because the service would otherwise read the page's URL with its whole query.
 */
export function toCustomerDataCall({ event: name, ...event }: RecordedEvent): CustomerDataCall {
  const options = { timestamp: event.timestamp }
  if (!('page_path' in event)) return ['track', name, event, options]
  const { page_location: url, page_path: path, page_title: title, page_referrer: referrer } = event
  return [
    'page',
    event.page_type,
    title,
    { ...event, url, path, title, referrer, search: new URL(url).search },
    options,
  ]
}
