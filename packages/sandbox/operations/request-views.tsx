/** @jsxImportSource hono/jsx */

import { cacheStates, callsByService, latencyByRoute } from './figures.ts'
import type { Point, Trace } from './records.ts'
import { Bar, milliseconds, TableSection } from './views.tsx'

export function Latencies({ points }: { points: readonly Point[] }) {
  const routes = latencyByRoute(points)
  const longest = Math.max(1, ...routes.map(({ p99 }) => p99))
  return (
    <TableSection
      id="latency"
      title="Latency by route"
      note="Time in the Worker to the first byte. Half, 95 and 99 of 100 requests took no longer."
      columns={['Route', 'Requests', 'p50', 'p95', 'p99', 'p50 and p95']}
    >
      {routes.map(({ route, requests, p50, p95, p99 }) => (
        <tr key={route}>
          <th scope="row">
            <code>{route}</code>
          </th>
          <td>{requests}</td>
          <td>{milliseconds(p50)}</td>
          <td>{milliseconds(p95)}</td>
          <td>{milliseconds(p99)}</td>
          <td class="chart">
            <Bar length={p50 / longest} kind="p50" />
            <Bar length={p95 / longest} kind="p95" />
          </td>
        </tr>
      ))}
    </TableSection>
  )
}

const meanings: Record<string, string> = {
  hit: 'served from the cache',
  stale: 'served from the cache, and rendered again in the background',
  'stale-if-error': 'an old copy, because rendering failed',
  miss: 'rendered',
  bypass: 'rendered, because the page cache is off',
}

export function CacheStates({ points }: { points: readonly Point[] }) {
  const { states, hitRate } = cacheStates(points)
  if (hitRate === null) return null
  const all = states.reduce((sum, { requests }) => sum + requests, 0)
  return (
    <TableSection
      id="cache"
      title="Page cache"
      note={`${Math.round(hitRate * 100)} % of the requests for public pages were served from the cache.`}
      columns={['State', 'Requests', 'Share', 'Meaning']}
    >
      {states.map(({ state, requests }) => (
        <tr key={state}>
          <th scope="row">{state}</th>
          <td>{requests}</td>
          <td class="chart">
            {Math.round((requests / all) * 100)} %
            <Bar length={requests / all} kind={`cache-${state}`} />
          </td>
          <td>{meanings[state] ?? ''}</td>
        </tr>
      ))}
    </TableSection>
  )
}

export function ServiceCalls({ traces }: { traces: readonly Trace[] }) {
  const services = callsByService(traces)
  if (services.length === 0) return null
  const longest = Math.max(1, ...services.map(({ p95 }) => p95))
  return (
    <TableSection
      id="services"
      title="Upstream calls and errors by service"
      note="In the last hundred requests."
      columns={['Service', 'Calls', 'Failed', 'Kinds of failures', 'p95', 'p95 of the slowest']}
    >
      {services.map(({ service, calls, failed, kinds, p95 }) => (
        <tr key={service}>
          <th scope="row">{service}</th>
          <td>{calls}</td>
          <td class={failed > 0 ? 'bad' : ''}>{failed}</td>
          <td>{kinds.join(', ') || '–'}</td>
          <td>{milliseconds(p95)}</td>
          <td class="chart">
            <Bar length={p95 / longest} kind="p95" />
          </td>
        </tr>
      ))}
    </TableSection>
  )
}
