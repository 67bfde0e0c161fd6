import { percentile } from '../../bench/percentile.ts'

/** A response, or a connection that ended without one. */
export type Outcome = {
  route: string
  milliseconds: number
  status: number
  expected: number
  /** Content of the header `x-cache`; empty for what is never cached. */
  cache: string
}

const servedFromCache: ReadonlySet<string> = new Set(['hit', 'stale', 'stale-if-error'])

/** Markdown table by route, with a row for all of them. */
export function routeTable(outcomes: readonly Outcome[], seconds: number): string {
  const routes = [...new Set(outcomes.map(({ route }) => route))]
  const rows = routes.map((route) =>
    row(
      route,
      outcomes.filter((outcome) => outcome.route === route),
      seconds,
    ),
  )
  return [
    '| route | requests | per second | p50 | p95 | p99 | from the page cache | errors |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
    row('all', outcomes, seconds),
  ].join('\n')
}

/** Responses with another status than expected, as `search: 503 (12)`. */
export function errorsOf(outcomes: readonly Outcome[]): string[] {
  const counts = new Map<string, number>()
  for (const { route, status } of outcomes.filter(isError)) {
    const name = `${route}: ${status}`
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].map(([name, count]) => `${name} (${count})`).toSorted()
}

function row(name: string, outcomes: readonly Outcome[], seconds: number): string {
  const times = outcomes.map(({ milliseconds }) => milliseconds)
  const ms = (share: number) => (times.length === 0 ? '' : `${percentile(times, share).toFixed(0)} ms`)
  const cached = outcomes.filter(({ cache }) => servedFromCache.has(cache)).length
  const cells = [
    name,
    outcomes.length,
    (outcomes.length / seconds).toFixed(1),
    ...[0.5, 0.95, 0.99].map(ms),
    cached === 0 ? '' : `${((cached / outcomes.length) * 100).toFixed(0)} %`,
    outcomes.filter(isError).length,
  ]
  return `| ${cells.join(' | ')} |`
}

function isError({ status, expected }: Outcome): boolean {
  return status !== expected
}
