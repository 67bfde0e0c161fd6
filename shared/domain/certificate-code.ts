import * as v from 'valibot'
import { typedNumber } from './typed-number.ts'
import { typedSchema } from './typed-schema.ts'

const maxCodeLength = 20
const pattern = /^[A-Z0-9]{3}(?:-[A-Z0-9]{3}){3}$/

/** The platform's code of a gift certificate, such as `FFZ-5N4-C7M-S78`, as a shopper types or copies it. */
export function certificateCodeSchema(message: () => string = () => 'no certificate') {
  return v.pipe(
    typedSchema((text) => typedNumber(text).replaceAll(' ', ''), maxCodeLength, message),
    v.toUpperCase(),
    v.regex(pattern, message),
  )
}

/** True for a code in the platform's form. A promotion code must not have this form. */
export function isCertificateCode(code: string): boolean {
  return pattern.test(code)
}
