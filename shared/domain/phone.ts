import { typedNumber } from './typed-number.ts'

/** Longest text that the platform stores as a phone number. */
export const maxPhoneLength = 50

const extension = /(?:[ ,;]{0,3}\(?(?:ext(?:ension|n)?|x|#)[.:= ]{0,3}|, ?)\d{1,6}\)?$/i
/** Figures and what people put between them. A plus sign comes before the first figure. */
const shape = /^(?:[( ]*\+)?[\d ()./-]+$/
/** The prefix for calls abroad, and the zero in brackets that is not dialled with it. */
const notCounted = /^[( ]*00|\(0\)/g
/** E.164 allows 15 figures. */
const maxFigures = 15
const minFigures = 6

/**
 * A phone number as it is written, in plain characters; `null` if it is none. All forms and the wallet use this rule.
 * The platform stores the text, so no country's format is needed.
 */
export function phoneNumber(text: string): string | null {
  if (text.length > maxPhoneLength) return null
  const written = typedNumber(text).replace(/^tel:\s*/i, '')
  const number = written.replace(extension, '')
  const figures = number.replace(notCounted, '').replace(/\D/g, '').length
  return shape.test(number) && figures >= minFigures && figures <= maxFigures ? written : null
}
