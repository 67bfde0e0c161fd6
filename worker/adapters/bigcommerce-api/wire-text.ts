import * as v from 'valibot'

/** A text that the platform may leave out, or give as `null`: empty then. */
export const WireText = v.pipe(
  v.nullish(v.string(), ''),
  v.transform((text) => text ?? ''),
)
