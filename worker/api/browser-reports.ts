import * as v from 'valibot'
import { endpoints } from '../../shared/routes.ts'
import { factory } from '../app-env.ts'
import { limitRate } from '../http/rate-limit.ts'
import { redactPersonal } from '../log.ts'
import { readJson } from './read-json.ts'

const maxReports = 20
const text = v.optional(v.fallback(v.string(), ''), '')

const noDetails = { effectiveDirective: '', blockedURL: '', sourceFile: '' }
const DetailsSchema = v.object({ effectiveDirective: text, blockedURL: text, sourceFile: text })

/** A report of https://www.w3.org/TR/reporting-1/, with the fields of a policy violation. */
const ReportsSchema = v.pipe(
  v.array(
    v.object({
      type: v.pipe(v.string(), v.maxLength(40)),
      url: text,
      body: v.optional(v.fallback(DetailsSchema, noDetails), noDetails),
    }),
  ),
  v.maxLength(maxReports),
)

/**
 * `POST /api/browser-reports`: logs what browsers report, such as violations of the content security policy. It calls
 * no service. Anyone can send a report, so it proves nothing; addresses are logged without their query.
 */
export const browserReports = factory.createApp().post(endpoints.browserReports.path, async (c) => {
  await limitRate(c, 'browser-report')
  for (const { type, url, body } of v.parse(ReportsSchema, await readJson(c.req.raw)))
    c.var.log.warn('browser-report', {
      type: redactPersonal(type),
      page: withoutQuery(url),
      directive: redactPersonal(body.effectiveDirective),
      blocked: withoutQuery(body.blockedURL),
      source: withoutQuery(body.sourceFile),
    })
  return c.body(null, 204)
})

/** Origin and path of an address, or the keyword that stands for one, such as `inline`. */
function withoutQuery(address: string): string {
  const url = URL.parse(address)
  return redactPersonal(url?.host ? url.origin + url.pathname : address.replace(/[?#].*/s, ''))
}
