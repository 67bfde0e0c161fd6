import * as v from 'valibot'
import { services } from '../services.ts'

const maxDelayMs = 600_000

const Milliseconds = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maxDelayMs))
const Count = v.pipe(v.number(), v.integer(), v.minValue(1))

/**
 * The calls that a fault applies to. `path` is the part after the service's prefix; `*` matches within one segment,
 * `**` matches anything.
 */
const target = {
  service: v.picklist(services),
  method: v.optional(v.pipe(v.string(), v.toUpperCase(), v.regex(/^[A-Z]+$/))),
  path: v.optional(v.pipe(v.string(), v.startsWith('/'), v.maxLength(500))),
  graphqlOperation: v.optional(v.pipe(v.string(), v.regex(/^\w+$/))),
  /** Number of calls; without it, the fault stays until it is removed. */
  times: v.optional(Count),
}

function kind<Kind extends string, Entries extends v.ObjectEntries>(name: Kind, entries: Entries) {
  return v.strictObject({ ...target, delayMs: v.optional(Milliseconds), ...entries, kind: v.literal(name) })
}

/**
 * A fault. `status` and `rate-limit` respond in place of the service, which then does nothing. `cut-off`,
 * `malformed-json`, `wrong-content-type` and `drip` change the response of a call that was carried out. `hang` keeps
 * the caller waiting until the fault is removed. Each kind may delay the call by `delayMs` first.
 */
export const FaultSchema = v.variant('kind', [
  kind('delay', { delayMs: Milliseconds }),
  kind('hang', {}),
  kind('status', { status: v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)) }),
  kind('rate-limit', { resetMs: v.optional(Milliseconds, 1000) }),
  kind('cut-off', {}),
  kind('malformed-json', {}),
  kind('wrong-content-type', {}),
  kind('drip', { bytes: v.optional(Count, 64), everyMs: v.optional(Milliseconds, 200) }),
])

export type Fault = v.InferOutput<typeof FaultSchema>
export type FaultKind = Fault['kind']
export type ResponseFault = Extract<Fault, { kind: 'cut-off' | 'malformed-json' | 'wrong-content-type' | 'drip' }>
