import type { Point, Span, Trace } from './records.ts'

const servedFromCache = new Set(['hit', 'stale', 'stale-if-error'])

/** The value that `share` of the values do not exceed, by the nearest rank; 0 for no values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0
}

export type Latency = { requests: number; p50: number; p95: number; p99: number }

/** Milliseconds to the first byte by route, the busiest route first. */
export function latencyByRoute(points: readonly Point[]): ({ route: string } & Latency)[] {
  return [...groupBy(requestsOf(points), (point) => `${point['method']} ${point['route']}`)]
    .map(([route, group]) => ({ route, ...latencyOf(group.map((point) => numberOf(point, 'milliseconds'))) }))
    .toSorted((a, b) => b.requests - a.requests || a.route.localeCompare(b.route))
}

export function latencyOf(milliseconds: readonly number[]): Latency {
  const at = (share: number) => percentile(milliseconds, share)
  return { requests: milliseconds.length, p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}

export function allLatency(points: readonly Point[]): Latency {
  return latencyOf(requestsOf(points).map((point) => numberOf(point, 'milliseconds')))
}

/** Requests of cacheable pages by the state of the page cache. `hitRate` is `null` without any. */
export function cacheStates(points: readonly Point[]): {
  hitRate: number | null
  states: { state: string; requests: number }[]
} {
  const cached = requestsOf(points).filter((point) => point['cache'] !== '')
  const states = [...groupBy(cached, (point) => String(point['cache']))].map(([state, group]) => ({
    state,
    requests: group.length,
  }))
  const hits = states.reduce((sum, { state, requests }) => sum + (servedFromCache.has(state) ? requests : 0), 0)
  return {
    hitRate: cached.length === 0 ? null : hits / cached.length,
    states: states.toSorted((a, b) => b.requests - a.requests),
  }
}

/** Calls by service, with the kinds of their failures. */
export function callsByService(traces: readonly Trace[]) {
  const calls = traces.flatMap(({ spans }) => spans.filter(({ name }) => name === 'upstream'))
  return [...groupBy(calls, ({ attributes }) => String(attributes['service']))]
    .map(([service, spans]) => {
      const failed = spans.filter(({ attributes }) => attributes['failed'] === true)
      const kinds = [...groupBy(failed, ({ attributes }) => String(attributes['failure'] ?? 'cancelled'))]
      return {
        service,
        calls: spans.length,
        failed: failed.length,
        kinds: kinds.map(([kind, group]) => `${group.length} × ${kind}`),
        p95: percentile(
          spans.map(({ milliseconds }) => milliseconds),
          0.95,
        ),
      }
    })
    .toSorted((a, b) => b.failed - a.failed || b.calls - a.calls)
}

export type Rating = 'good' | 'needs improvement' | 'poor'

/** The names of web vitals with the largest value that is good, and the largest that is not poor. CLS has no unit. */
export const vitals = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  FCP: [1800, 3000],
  TTFB: [800, 1800],
} as const satisfies Record<string, readonly [good: number, fair: number]>

export type VitalName = keyof typeof vitals

export function ratingOf(name: VitalName, value: number): Rating {
  const [good, fair] = vitals[name]
  return value <= good ? 'good' : value <= fair ? 'needs improvement' : 'poor'
}

/** The 75th percentile of each vital by page type, as the vitals' thresholds are defined for it. */
export function vitalsByPage(points: readonly Point[]) {
  const reports = points.filter(({ kind }) => kind === 'vital')
  return [...groupBy(reports, (point) => String(point['page']))]
    .map(([page, group]) => ({
      page,
      vitals: Object.fromEntries(
        [...groupBy(group, (point) => String(point['name']))].map(([name, same]) => {
          const values = same.map((point) => numberOf(point, 'value'))
          return [name, { p75: percentile(values, 0.75), reports: values.length }]
        }),
      ) as Partial<Record<VitalName, { p75: number; reports: number }>>,
    }))
    .toSorted((a, b) => a.page.localeCompare(b.page))
}

/** Equal reports of the kind with their number, the most frequent first. */
export function reportsOf(points: readonly Point[], kind: string) {
  const reports = points.filter((point) => point.kind === kind)
  const keyOf = (point: Point) => JSON.stringify([point['name'], point['detail'], point['source'], point['page']])
  return [...groupBy(reports, keyOf)]
    .map(([, group]) => {
      const [first] = group
      const column = (name: string) => String(first?.[name] ?? '')
      return {
        count: group.length,
        name: column('name'),
        detail: column('detail'),
        source: column('source'),
        page: column('page'),
      }
    })
    .toSorted((a, b) => b.count - a.count)
}

/** A trace as a waterfall: each span with its start after the first, both as a share of the whole. */
export function waterfallOf({ spans }: Trace) {
  const from = Math.min(...spans.map(({ startedAt }) => startedAt))
  const to = Math.max(...spans.map(({ startedAt, milliseconds }) => startedAt + milliseconds), from + 1)
  return {
    root: spans.find(({ name }) => name === 'request'),
    milliseconds: to - from,
    rows: spans
      .toSorted((a, b) => a.startedAt - b.startedAt || order(a) - order(b))
      .map((span) => ({
        span,
        start: (span.startedAt - from) / (to - from),
        length: span.milliseconds / (to - from),
        after: span.startedAt - from,
      })),
  }
}

function order({ name }: Span): number {
  return ['request', 'cache', 'render'].indexOf(name) + 1 || 4
}

function requestsOf(points: readonly Point[]): Point[] {
  return points.filter(({ kind }) => kind === 'request')
}

function numberOf(point: Point, column: string): number {
  return Number(point[column] ?? 0)
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  return Map.groupBy(items, keyOf)
}
