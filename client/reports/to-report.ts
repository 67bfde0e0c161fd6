import type { Metric } from 'web-vitals'

/** One report of the beacon. `page` is the type of the page that it is about, never its address. */
export type Report = {
  kind: 'vital' | 'script-error' | 'csp-violation'
  name: string
  value: number
  detail: string
  source: string
  page: string
  navigation: string
}

const maxLength = 200

export function vitalReport({ name, value, navigationType }: Metric, page: string): Report {
  return { kind: 'vital', name, value, detail: '', source: '', page, navigation: navigationType }
}

/** A report of an `error`, `unhandledrejection` or `securitypolicyviolation` event. */
export function eventReport(event: Event, page: string): Report {
  if ('effectiveDirective' in event) {
    const { effectiveDirective, blockedURI, sourceFile } = event as SecurityPolicyViolationEvent
    return reportOf('csp-violation', page, [effectiveDirective, originOf(blockedURI), placeOf(sourceFile)])
  }
  const { error, reason, message } = event as Partial<ErrorEvent & PromiseRejectionEvent>
  const cause: unknown = error ?? reason
  const isError = cause instanceof Error
  const [, file = '', position = ''] =
    /(https?:[^\s()]{1,300}?)(:\d{1,9}:\d{1,9})/.exec((isError && cause.stack) || '') ?? []
  return reportOf('script-error', page, [
    isError ? cause.name : 'Error',
    isError ? cause.message : (message ?? String(cause)),
    placeOf(file) + position,
  ])
}

function reportOf(kind: Report['kind'], page: string, texts: [name: string, detail: string, source: string]): Report {
  // An address in a message may have a query, and a query may hold what the visitor typed.
  const [name, detail, source] = texts.map((text) => text.replace(/[?#]\S*/g, '').slice(0, maxLength))
  return { kind, name: name ?? '', value: 1, detail: detail ?? '', source: source ?? '', page, navigation: '' }
}

/** Path of a file of the shop, or the origin of another site. */
function placeOf(address: string): string {
  const url = urlOf(address)
  return url?.origin === location.origin ? url.pathname : originOf(address)
}

/** The origin, or the keyword that stands for one, such as `inline`. */
function originOf(address: string): string {
  const url = urlOf(address)
  return !url || url.origin === 'null' ? (/^[\w-]*/.exec(address)?.[0] ?? '') : url.origin
}

// Safari has `URL.parse` since version 18, and a browser that fails may be an older one.
function urlOf(address: string): URL | null {
  try {
    return new URL(address)
  } catch {
    return null
  }
}
