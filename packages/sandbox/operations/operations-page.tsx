/** @jsxImportSource hono/jsx */

import { ControlPage } from '../control/page.tsx'
import type { SandboxRequest } from '../env.ts'
import { allLatency, cacheStates, callsByService } from './figures.ts'
import { listRecords, type Point, type Trace } from './records.ts'
import { BrowserReports, Vitals } from './report-views.tsx'
import { CacheStates, Latencies, ServiceCalls } from './request-views.tsx'
import { Traces } from './trace-views.tsx'

export function showOperations(c: SandboxRequest) {
  c.header('cache-control', 'no-store')
  return c.html(<OperationsPage {...listRecords()} />)
}

/** What the shop reported about itself since this process started. It works without scripts. */
function OperationsPage({ traces, points }: { traces: readonly Trace[]; points: readonly Point[] }) {
  return (
    <ControlPage title="Operations" stylesheet="/control/operations/operations.css">
      <p class="lead">
        What the storefront on this machine reports about itself: a data point for each request, the spans of the last
        hundred requests, and what browsers report. In production the same goes to Analytics Engine and to the
        platform's traces.
      </p>
      <Summary traces={traces} points={points} />
      {points.length === 0 ? (
        <p class="notice">Nothing has been reported yet. Open a page of the shop, then reload this one.</p>
      ) : (
        <>
          <Latencies points={points} />
          <CacheStates points={points} />
          <ServiceCalls traces={traces} />
          <Traces traces={traces} />
          <Vitals points={points} />
          <BrowserReports points={points} />
        </>
      )}
      <form method="post" action="/control/operations/clear">
        <button>Clear all figures</button>
      </form>
    </ControlPage>
  )
}

function Summary({ traces, points }: { traces: readonly Trace[]; points: readonly Point[] }) {
  const { requests, p50, p95 } = allLatency(points)
  const { hitRate } = cacheStates(points)
  const failed = callsByService(traces).reduce((sum, service) => sum + service.failed, 0)
  const tiles = {
    Requests: requests.toLocaleString('en-GB'),
    'Median time': `${p50} ms`,
    'Time of 95 %': `${p95} ms`,
    'Cache hits': hitRate === null ? '–' : `${Math.round(hitRate * 100)} %`,
    'Failed calls': failed.toLocaleString('en-GB'),
    'Script errors': points.filter(({ kind }) => kind === 'script-error').length.toLocaleString('en-GB'),
  }
  return (
    <dl class="counts">
      {Object.entries(tiles).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
