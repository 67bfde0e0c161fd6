/** @jsxImportSource hono/jsx */

import { waterfallOf } from './figures.ts'
import type { Span, Trace } from './records.ts'
import { Bar, milliseconds } from './views.tsx'

const maxShown = 25

/** The latest requests, the newest first, each with its spans. */
export function Traces({ traces }: { traces: readonly Trace[] }) {
  return (
    <section aria-labelledby="traces">
      <h2 id="traces">Traces of the latest requests</h2>
      <p class="hint">Without requests that have no span but their own.</p>
      {traces
        .filter(({ spans }) => spans.length > 1)
        .toReversed()
        .slice(0, maxShown)
        .map((trace) => (
          <TraceDetails key={trace.requestId} trace={trace} />
        ))}
    </section>
  )
}

function TraceDetails({ trace }: { trace: Trace }) {
  const { root, rows } = waterfallOf(trace)
  const attributes = root?.attributes ?? {}
  const calls = trace.spans.filter(({ name }) => name === 'upstream').length
  return (
    <details class="trace">
      <summary>
        <code>
          {attributes['method']} {attributes['route']}
        </code>{' '}
        <span class="soft">
          {attributes['market'] || 'no market'}, status {attributes['status']}
          {attributes['cache'] !== 'none' && `, cache ${attributes['cache']}`}, {calls} {calls === 1 ? 'call' : 'calls'}
          , {milliseconds(root?.milliseconds ?? 0)}
        </span>
      </summary>
      <p class="hint">
        Request <code>{trace.requestId}</code>, build <code>{attributes['build']}</code>
      </p>
      <ol class="waterfall">
        {rows.map(({ span, start, length, after }, index) => (
          <li key={index}>
            <span class="span-name">
              {span.name} <span class="soft">{labelOf(span)}</span>
            </span>
            <Bar
              start={start}
              length={Math.max(length, 0.004)}
              kind={span.attributes['failed'] === true ? 'failed' : span.name}
            />
            <span class="soft span-time">
              {milliseconds(span.milliseconds)}
              <span class="visually-hidden">, after {milliseconds(after)}</span>
            </span>
          </li>
        ))}
      </ol>
    </details>
  )
}

function labelOf({ name, attributes }: Span): string {
  const parts = {
    upstream: [attributes['service'], attributes['operation'], attributes['failure']],
    cache: [attributes['cache']],
    render: [attributes['pageType'], attributes['mode']],
    object: [attributes['object'], attributes['method']],
  }[name] ?? [attributes['failed'] === true ? 'failed' : undefined]
  return parts.filter((part) => part !== undefined).join(' ')
}
