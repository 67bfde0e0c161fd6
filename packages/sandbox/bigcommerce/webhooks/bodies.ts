import * as v from 'valibot'

const Scope = v.pipe(v.string(), v.regex(/^store\/[A-Za-z]+(\/[A-Za-z]+)*(\/\*)?$/, 'Not a scope'))
// The platform accepts https on port 443 only. The sandbox also accepts the shop on this machine.
const Destination = v.pipe(
  v.string(),
  v.url(),
  v.check(
    (text) => new URL(text).protocol === 'https:' || ['localhost', '127.0.0.1'].includes(new URL(text).hostname),
    'Must be https',
  ),
)
const Headers = v.nullable(v.record(v.string(), v.string()))

export const NewHookBody = v.object({
  scope: Scope,
  destination: Destination,
  is_active: v.optional(v.boolean(), true),
  headers: v.optional(Headers, {}),
})
export const ChangedHookBody = v.object({
  scope: v.optional(Scope),
  destination: v.optional(Destination),
  is_active: v.optional(v.boolean()),
  headers: v.optional(Headers),
})
