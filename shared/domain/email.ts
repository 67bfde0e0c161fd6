/** Local part, @, domain, dot, top-level domain of at least two letters. All forms use this rule (D-70). */
const pattern = /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i

/** Maximum length of an e-mail address. */
export const maxEmailLength = 254

export function isEmail(text: string): boolean {
  return text.length <= maxEmailLength && pattern.test(text)
}
