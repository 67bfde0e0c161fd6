import * as v from 'valibot'

const maxCodeLength = 50

/** A code as a shopper types it: in any case, with blanks around it. The engine is told capitals. */
export const CouponCodeSchema = v.pipe(
  v.string(),
  v.trim(),
  v.toUpperCase(),
  v.maxLength(maxCodeLength),
  v.regex(/^[A-Z0-9][A-Z0-9._+%-]*$/),
)

/** The code, or `null` where the text cannot be one. */
export function parseCouponCode(text: unknown): string | null {
  const parsed = v.safeParse(CouponCodeSchema, text)
  return parsed.success ? parsed.output : null
}
