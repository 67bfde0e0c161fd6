import type { HttpResponse } from '../model/http.ts'
import type { ChaosFault, Service } from './targets.ts'

/** A response and its time; `null` if there was none in time. */
export type Found = { response: HttpResponse | null; ms: number }

/** What docs/fallbacks.md decides: the services that are needed, and the status of a failure if it is always the same. */
type Decided = { needs: readonly Service[]; failure?: number }
type Struck = { service: Service; fault: ChaosFault; hangMs: number }

// An error page names neither a vendor nor the code.
const inner = /bigcommerce|talon\.?one|promobadger|ServiceError|\.js:\d+/i
const minErrorText = 100

/** The errors of a page while a service fails. A complete page is right, and an error page if it was decided. */
export function judgePage(found: Found, page: { status: number; shows: string } & Decided, struck: Struck): string[] {
  const { response } = found
  if (!response) return ['no response']
  if (response.status === page.status) return [...judgeWhole(response, page), ...judgeTime(found, struck)]
  return [...judgeError(response, page, struck), ...judgeTime(found, struck)]
}

/** What is wrong with the response to a press that did not report success. */
export function judgeRefusal(
  { response }: Found,
  action: Decided & { asksAgain?: readonly Service[] },
  struck: Struck,
): string[] {
  if (!response) return ['no response']
  if (response.status >= 500) return judgeError(response, action, struck)
  // A redirect back to the form, or the form itself, with a message.
  return [...action.needs, ...(action.asksAgain ?? [])].includes(struck.service) || response.status >= 400
    ? []
    : [`refused with ${response.status} ${response.location}, although it does not need the service`]
}

/** What is missing in a page that responded with its usual status. */
export function judgeWhole({ body, headers }: HttpResponse, { shows }: { shows: string }): string[] {
  const violations = body.includes(shows) ? [] : [`the page lacks ${shows}`]
  const isDocument = headers.get('content-type')?.startsWith('text/html') && /^<!doctype/i.test(body)
  return isDocument && !body.trimEnd().endsWith('</html>') ? [...violations, 'the page is cut off'] : violations
}

function judgeError(response: HttpResponse, { needs, failure }: Decided, { service, fault }: Struck): string[] {
  const { status, headers, body } = response
  const decided = failure ?? (fault.lasts === 'lasting' ? 500 : 503)
  const violations: string[] = []
  if (!needs.includes(service)) violations.push(`status ${status}, although it does not need the service`)
  else if (status !== decided) violations.push(`status ${status} instead of ${decided}`)
  // A form that is shown again with its input has no time to wait for.
  if (status === 503 && isErrorPage(body) && headers.get('retry-after') === null) violations.push('no Retry-After')
  const isDocument = headers.get('content-type')?.startsWith('text/html') === true
  if (isDocument ? body.length < minErrorText : !body.includes('"title"')) violations.push('a blank error page')
  const leak = inner.exec(body)?.[0]
  return leak === undefined ? violations : [...violations, `the error names ${leak}`]
}

function isErrorPage(body: string): boolean {
  return body.includes('data-page-type="error"')
}

function judgeTime({ ms }: Found, { hangMs }: Struck): string[] {
  return ms <= hangMs ? [] : [`took ${(ms / 1000).toFixed(1)} s`]
}
