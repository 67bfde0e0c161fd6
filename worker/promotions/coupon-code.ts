import * as v from 'valibot'
import { typedNumber } from '#shared/domain/typed-number.ts'
import { typedSchema } from '#shared/domain/typed-schema.ts'

const maxCodeLength = 50

/** Quotation marks, brackets and a chat's marks around a code, and the end of the sentence from which it was copied. */
const around =
  /^[\p{Pi}\p{Pf}\p{Ps}\p{Pe}"'`*~]+|(?<![\p{Pi}\p{Pf}\p{Ps}\p{Pe}"'`*~.,;:!?])[\p{Pi}\p{Pf}\p{Ps}\p{Pe}"'`*~.,;:!?]+$/gu
const underscores = /^_+|(?<!_)_+$/g

/** A code as a shopper types or copies it. The engine gets capital letters without blanks. */
export const CouponCodeSchema = v.pipe(
  typedSchema(typedCode, maxCodeLength),
  v.toUpperCase(),
  v.regex(/^[A-Z0-9][A-Z0-9._+%-]*$/),
)

/** The code, or `null` if the text cannot be a code. */
export function parseCouponCode(text: unknown): string | null {
  const parsed = v.safeParse(CouponCodeSchema, text)
  return parsed.success ? parsed.output : null
}

function typedCode(text: string): string {
  const code = typedNumber(text).replaceAll(' ', '').replace(around, '')
  // No code begins with an underscore, but one may end with it.
  return code.startsWith('_') ? code.replace(underscores, '').replace(around, '') : code
}
