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

/** An e-mail address as it was meant, without marks that cannot be seen; `null` if it is none. */
export function emailOf(text: string): string | null {
  const typed = text.replace(/\p{Cf}/gu, '').trim()
  return isEmail(typed) ? typed : null
}
