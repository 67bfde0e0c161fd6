/**
 * Local part, @, domain, dot, top-level domain of at least two letters. All forms use this rule (D-70). Characters that
 * an address has only in quotes, or that separate addresses, belong to no address that a person types.
 */
const pattern = /^[^\s@<>"(),;:\\]+@[^\s@<>"(),;:\\]+\.[a-z]{2,}$/i

/** Maximum length of an e-mail address that the commerce platform stores. */
export const maxEmailLength = 250

export function isEmail(text: string): boolean {
  return text.length <= maxEmailLength && pattern.test(text)
}

/** The text of a field for an e-mail address without blanks around it, invisible characters or decomposed letters. */
export function typedEmail(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .normalize('NFC')
}
