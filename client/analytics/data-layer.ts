import type { RecordedEvent } from '#shared/analytics/events.ts'
import type { ConsentPurpose } from '#shared/consent.ts'

declare global {
  interface Window {
    /** The tag manager's queue. */
    dataLayer?: unknown[]
  }
}

type Consent = 'granted' | 'denied'

/** Signals of Google's Consent Mode v2, and the purpose that grants each. */
const signals = {
  ad_storage: 'targeting',
  ad_user_data: 'targeting',
  ad_personalization: 'targeting',
  analytics_storage: 'performance',
  functionality_storage: 'functional',
  personalization_storage: 'functional',
  security_storage: 'necessary',
} as const satisfies Record<string, ConsentPurpose>

type Signals = Record<keyof typeof signals, Consent>

/** The tag manager's queue with consent first. */
export type DataLayer = {
  /** Passes consent on if it has changed. */
  updateConsent: () => void
  push: (event: RecordedEvent) => void
}

/**
 * Prepares the queue before the tag manager's script runs, in the order that Consent Mode requires: everything denied,
 * the visitor's consent, then the start. Entries of others come after that, because a tag that reads consent before its
 * default counts as allowed.
 */
export function startDataLayer(
  page: { dataLayer?: unknown[] },
  { hasAgreedTo, now }: { hasAgreedTo: (purpose: ConsentPurpose) => boolean; now: () => number },
): DataLayer {
  const layer = (page.dataLayer ??= [])
  const earlier = layer.splice(0)
  let told = ''
  command(
    layer,
    'consent',
    'default',
    signalsOf(() => false),
  )
  command(layer, 'set', 'ads_data_redaction', true)
  updateConsent()
  layer.push(...earlier, { 'gtm.start': now(), event: 'gtm.js' })

  function updateConsent(): void {
    const granted = signalsOf(hasAgreedTo)
    if (JSON.stringify(granted) === told) return
    told = JSON.stringify(granted)
    command(layer, 'consent', 'update', granted)
  }

  return { updateConsent, push: (event) => pushEvent(layer, event) }
}

/** The tag manager merges entries, so the last event's items and cart are removed first. */
function pushEvent(layer: unknown[], event: RecordedEvent): void {
  if ('ecommerce' in event) layer.push({ ecommerce: null })
  if ('cart' in event) layer.push({ cart: null })
  layer.push(event)
}

function signalsOf(hasAgreedTo: (purpose: ConsentPurpose) => boolean): Signals {
  const entries = Object.entries(signals).map(([signal, purpose]) => [
    signal,
    purpose === 'necessary' || hasAgreedTo(purpose) ? 'granted' : 'denied',
  ])
  return Object.fromEntries(entries)
}

/** Google's scripts recognise a command by the `arguments` object and ignore arrays. */
function command(layer: unknown[], ...values: readonly unknown[]): void {
  const gtag = function () {
    layer.push(arguments)
  } as (...entry: readonly unknown[]) => void
  gtag(...values)
}
