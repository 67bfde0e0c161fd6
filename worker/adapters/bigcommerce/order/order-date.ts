import * as v from 'valibot'

/** A time of the platform as ISO 8601: RFC 2822 in version 2, ISO 8601 in version 3. `null` if it is missing. */
export const WireDate = v.pipe(
  v.optional(v.nullable(v.string()), ''),
  v.transform((text) => new Date(text ?? '')),
  v.transform((date) => (Number.isNaN(date.getTime()) ? null : date.toISOString())),
)
