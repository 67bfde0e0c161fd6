import { costOf, type Meter, meters, planPrice } from './prices.ts'
import {
  cachedKinds,
  contentKeys,
  cpuMs,
  logEventsPerRequest,
  objectGigabytes,
  objectRequestsPerOrder,
  objectSecondsPerRequest,
  peakFactor,
  requestsPerView,
  secondsOfMonth,
  smallRequestsPerView,
  type Volume,
} from './traffic.ts'
import { type RequestKind, requestCosts } from '#worker/test/request-costs.ts'

const kinds = Object.keys(requestCosts).filter((name): name is RequestKind => Object.hasOwn(requestCosts, name))

/** The units that a month needs of everything on the price list. */
export function usageOf({ views, cachedShare }: Volume): Record<Meter, number> {
  const perView = (count: (kind: RequestKind) => number) =>
    kinds.reduce((sum, kind) => sum + requestsPerView[kind] * count(kind), 0)
  const rendered = perView((kind) => renderedShare(kind, cachedShare))
  const requests = perView(() => 1) + smallRequestsPerView
  const keysRead = perView((kind) => renderedShare(kind, cachedShare) * requestCosts[kind].kvKeys)
  const objectRequests = views * requestsPerView.checkout * objectRequestsPerOrder
  return {
    requests: views * requests,
    'CPU milliseconds': views * (rendered * cpuMs.rendered + (requests - rendered) * cpuMs.cached),
    // One more for the content version. An isolate that is not idle reads less, because it remembers for five seconds.
    'KV keys read': views * (keysRead + requests),
    // A rendered page writes what it had to refresh. KV refuses more than one write of a key in a second.
    'KV keys written': Math.min(views * keysRead, contentKeys * secondsOfMonth),
    'requests to Durable Objects': objectRequests,
    'GB-seconds of Durable Objects': objectRequests * objectSecondsPerRequest * objectGigabytes,
    'log events': views * requests * logEventsPerRequest,
    'data points': views * requests,
  }
}

/** US dollars of a month: each meter, and the sum with the plan. */
export function monthOf(volume: Volume) {
  const usage = usageOf(volume)
  const costs = meters.map((meter) => ({ meter, units: usage[meter], dollars: costOf(meter, usage[meter]) }))
  return { costs, total: costs.reduce((sum, { dollars }) => sum + dollars, planPrice) }
}

/** Calls to each service in a busy minute, before an isolate shares or remembers any. */
export function callsPerBusyMinute({ views, cachedShare }: Volume): Map<string, number> {
  const minute = (views / (secondsOfMonth / 60)) * peakFactor
  const calls = new Map<string, number>()
  for (const kind of kinds)
    for (const [service, count] of Object.entries<number>(requestCosts[kind].calls)) {
      const more = minute * requestsPerView[kind] * renderedShare(kind, cachedShare) * count
      calls.set(service, (calls.get(service) ?? 0) + more)
    }
  return calls
}

/** The page views in a minute at which a service gets `quota` calls in that minute. */
export function viewsUntil(service: string, quota: number, cachedShare: number): number {
  const perView = callsPerBusyMinute({ name: '', views: secondsOfMonth / 60 / peakFactor, cachedShare }).get(service)
  if (!perView) throw new RangeError(`No request calls ${service}.`)
  return quota / perView
}

function renderedShare(kind: RequestKind, cachedShare: number): number {
  return cachedKinds.includes(kind) ? 1 - cachedShare : 1
}
