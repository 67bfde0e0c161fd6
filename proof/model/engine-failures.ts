import * as v from 'valibot'

const LogLineSchema = v.object({
  event: v.string(),
  service: v.optional(v.string()),
  kind: v.optional(v.string()),
  cause: v.optional(v.object({ name: v.optional(v.string()), message: v.string() })),
})

const loadFailures = ['timeout', 'network', 'unavailable']
// These parts of the shop have a timeout of their own.
const timedEvents = ['promotions-sync', 'codes-reserve', 'codes-release', 'free-gifts', 'order-align']

/**
 * What a line of the shop's log says about the promotions engine, if a call of it timed out or did not get through;
 * otherwise `null`. The shop then sells at the platform's prices, as docs/fallbacks.md says. The model never makes the
 * engine fail: a busy computer does.
 */
export function engineFailureOf(line: string): string | null {
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), LogLineSchema), line)
  if (!success) return null
  const { event, service, kind, cause } = output
  if (event === 'circuit-open' && service === 'promotions') return 'circuit-open'
  if (event === 'upstream-failure' && service === 'promotions' && loadFailures.includes(kind ?? ''))
    return `${event} (${kind})`
  if (timedEvents.includes(event) && cause?.name === 'TimeoutError') return `${event} (${cause.message})`
  return null
}
