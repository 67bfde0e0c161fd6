import * as v from 'valibot'

/** A text that the platform may omit or send as `null`. Both become the empty string. */
export const WireText = v.pipe(
  v.nullish(v.string(), ''),
  v.transform((text) => text ?? ''),
)
