import * as v from 'valibot'
import { typedNumber } from '#shared/domain/typed-number.ts'
import { typedSchema } from '#shared/domain/typed-schema.ts'

const maxCodeLength = 50

/** Quotation marks and brackets around a code, and the end of the sentence from which it was copied. */
const around =
  /^[\p{Pi}\p{Pf}\p{Ps}\p{Pe}"'`]+|(?<![\p{Pi}\p{Pf}\p{Ps}\p{Pe}"'`.,;:!?])[\p{Pi}\p{Pf}\p{Ps}\p{Pe}"'`.,;:!?]+$/gu

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
  return typedNumber(text).replaceAll(' ', '').replace(around, '')
}
