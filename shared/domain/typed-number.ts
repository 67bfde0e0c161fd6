import { typedLine } from './typed-text.ts'

const joiners = /[\u200c\u200d]/g
/** All kinds of dashes, also the minus sign and the bullet that some keyboards have for it. */
const dash = /[\p{Pd}\u02d7\u2043\u2212]/gu
const arabicDigit = /[\u0660-\u0669\u06f0-\u06f9]/g

/**
 * A phone number or postal code with one kind of digit, letter, blank and dash: wide, Arabic and styled characters
 * become plain ones.
 */
export function typedNumber(text: string): string {
  return typedLine(text)
    .normalize('NFKC')
    .replace(joiners, '')
    .replace(dash, '-')
    .replace(arabicDigit, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(/\s+/g, ' ')
    .trim()
}
