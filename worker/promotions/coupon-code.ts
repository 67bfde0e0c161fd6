import * as v from 'valibot'
import { typedSchema } from '#shared/domain/typed-schema.ts'
import { typedText } from '#shared/domain/typed-text.ts'

const maxCodeLength = 50

/** A code as a shopper types it: in any letter case, with blanks around it. The engine gets capital letters. */
export const CouponCodeSchema = v.pipe(
  typedSchema(typedText, maxCodeLength),
  v.toUpperCase(),
  v.regex(/^[A-Z0-9][A-Z0-9._+%-]*$/),
)

/** The code, or `null` if the text cannot be a code. */
export function parseCouponCode(text: unknown): string | null {
  const parsed = v.safeParse(CouponCodeSchema, text)
  return parsed.success ? parsed.output : null
}
