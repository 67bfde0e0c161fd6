import * as v from 'valibot'

const maxTraces = 100
const maxPoints = 3000

const text = v.pipe(v.string(), v.maxLength(1000))
const number = v.pipe(v.number(), v.finite())

const SpanSchema = v.object({
  name: text,
  startedAt: number,
  milliseconds: number,
  attributes: v.record(text, v.union([text, number, v.boolean()])),
})

/** Columns of a data point by their names. `kind` says what it is about. */
const PointSchema = v.objectWithRest({ kind: text }, v.union([text, number]))

/** What the storefront sends after a request: its spans and data points. */
export const RecordsSchema = v.object({
  requestId: text,
  spans: v.pipe(v.array(SpanSchema), v.maxLength(200)),
  points: v.pipe(v.array(PointSchema), v.maxLength(40)),
})

export type Span = v.InferOutput<typeof SpanSchema>
export type Point = v.InferOutput<typeof PointSchema>
export type Trace = { requestId: string; spans: readonly Span[] }

const traces: Trace[] = []
const points: Point[] = []

/** Keeps the newest hundred traces and three thousand data points, in memory only. */
export function saveRecords(records: v.InferOutput<typeof RecordsSchema>): void {
  const { requestId, spans } = records
  if (spans.length > 0) traces.push({ requestId, spans })
  points.push(...records.points)
  traces.splice(0, traces.length - maxTraces)
  points.splice(0, points.length - maxPoints)
}

/** Oldest first. */
export function listRecords(): { traces: readonly Trace[]; points: readonly Point[] } {
  return { traces, points }
}

export function forgetRecords(): void {
  traces.length = 0
  points.length = 0
}
