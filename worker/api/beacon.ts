import * as v from 'valibot'
import { redactPersonal } from '../lib/log.ts'
import type { Point } from '../telemetry/data-points.ts'
import type { RequestFacts } from '../telemetry/telemetry.ts'

/** With the point of the request itself, this is within the platform's limit of 25 points. */
const maxReports = 20
const maxDetailLength = 200

const word = v.pipe(v.string(), v.regex(/^[\w-]{0,40}$/))
const page = v.pipe(v.string(), v.regex(/^[a-z-]{1,30}$/))
const long = v.pipe(v.string(), v.maxLength(maxDetailLength), v.transform(withoutQueries))
const nothing = v.literal('')

const ReportSchema = v.variant('kind', [
  v.object({
    kind: v.literal('vital'),
    name: v.picklist(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
    value: v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(3_600_000)),
    detail: nothing,
    source: nothing,
    page,
    navigation: word,
  }),
  v.object({
    kind: v.picklist(['script-error', 'csp-violation']),
    name: word,
    value: v.literal(1),
    detail: long,
    source: long,
    page,
    navigation: nothing,
  }),
])

/** What `client/reports` sends when a page is left. `build` is that of the page, which may be older than this Worker. */
export const BeaconSchema = v.object({
  build: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
  reports: v.pipe(v.array(ReportSchema), v.minLength(1), v.maxLength(maxReports)),
})
export type Beacon = v.InferOutput<typeof BeaconSchema>

export function pointsOfBeacon({ build, reports }: Beacon, facts: RequestFacts): Point<'report'>[] {
  return reports.map((report) => ({ ...facts, ...report, build }))
}

/** Without what a visitor may have typed: queries of addresses, e-mail addresses and ids of carts. */
function withoutQueries(text: string): string {
  return redactPersonal(text.replace(/[?#]\S*/g, ''), maxDetailLength)
}
