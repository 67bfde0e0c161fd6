import type { Context } from 'hono'
import * as v from 'valibot'
import { type AppEnv, factory } from '../context/app-env.ts'
import { limitRate } from '../context/rate-limit.ts'
import { rowOf } from '../http/find-path.ts'
import { redactPersonal } from '../lib/log.ts'
import { type Beacon, BeaconSchema, pointsOfBeacon } from './beacon.ts'
import { readJson } from './read-json.ts'
import { withoutMarketPrefix } from '#shared/markets.ts'
import { endpoints } from '#shared/routes.ts'

const maxReports = 20
const maxNameLength = 40
const maxTextLength = 2000
const text = v.optional(
  v.fallback(
    v.pipe(
      v.string(),
      v.transform((written) => written.slice(0, maxTextLength)),
    ),
    '',
  ),
  '',
)

const noDetails = { effectiveDirective: '', blockedURL: '', sourceFile: '' }
const DetailsSchema = v.object({ effectiveDirective: text, blockedURL: text, sourceFile: text })

/** Reports of https://www.w3.org/TR/reporting-1/, with the fields of a policy violation. */
const ReportsSchema = v.pipe(
  v.array(
    v.object({
      type: v.pipe(v.string(), v.maxLength(maxNameLength)),
      url: text,
      body: v.optional(v.fallback(DetailsSchema, noDetails), noDetails),
    }),
  ),
  v.maxLength(maxReports),
)
type Reports = v.InferOutput<typeof ReportsSchema>

/**
 * `POST /api/browser-reports`: writes a data point for each report, and logs the failures among them. It takes the
 * beacons of `client/reports`, and what browsers send by themselves. It calls no service. Anyone can send a report, so
 * it proves nothing; addresses are kept without their query.
 */
export const browserReports = factory.createApp().post(endpoints.browserReports.path, async (c) => {
  await limitRate(c.get('visit'), 'browser-report')
  const body = await readJson(c.req.raw)
  if (Array.isArray(body)) takeReports(c, v.parse(ReportsSchema, body))
  // No page of this shop sends one.
  else if (c.get('configuration').browserReportsShare === 0) return c.notFound()
  else takeBeacon(c, v.parse(BeaconSchema, body))
  return c.body(null, 204)
})

function takeBeacon(c: Context<AppEnv>, beacon: Beacon): void {
  const { requestFacts, log } = c.get('visit')
  const metrics = c.get('metrics')
  for (const point of pointsOfBeacon(beacon, requestFacts)) {
    metrics.write('report', point)
    const { kind, name, detail, source, page, build } = point
    if (kind !== 'vital') log.warn('browser-report', { type: kind, page, build, name, detail, source })
  }
}

function takeReports(c: Context<AppEnv>, reports: Reports): void {
  const { requestFacts, log } = c.get('visit')
  const metrics = c.get('metrics')
  for (const { type, url, body } of reports) {
    const report = {
      type: redactPersonal(type),
      page: withoutQuery(url),
      directive: redactPersonal(body.effectiveDirective),
      blocked: withoutQuery(body.blockedURL),
      source: withoutQuery(body.sourceFile),
    }
    log.warn('browser-report', report)
    metrics.write('report', {
      ...requestFacts,
      // A kind of its own, because a beacon of the same page may report the same violation.
      kind: 'reporting-api',
      name: report.type,
      detail: `${report.directive} ${originOf(report.blocked)}`.trim(),
      source: originOf(report.source),
      page: pageTypeOf(url),
      navigation: '',
      value: 1,
    })
  }
}

/** Origin and path of an address, or the keyword that stands for one, such as `inline`. */
function withoutQuery(address: string): string {
  const url = URL.parse(address)
  return redactPersonal(url?.host ? url.origin + url.pathname : address.replace(/[?#].*/s, ''))
}

function originOf(address: string): string {
  return URL.parse(address)?.origin ?? address
}

function pageTypeOf(address: string): string {
  const url = URL.parse(address)
  const row = url && rowOf(withoutMarketPrefix(url.pathname))
  return row?.kind === 'page' ? row.page.pageType : ''
}
