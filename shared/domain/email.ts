/** Local part, @, domain, dot, top-level domain of two letters or more, in either case: the rule of every form (D-70). */
const pattern = /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i

/** The longest address that mail knows. */
export const maxEmailLength = 254

export function isEmail(text: string): boolean {
  return text.length <= maxEmailLength && pattern.test(text)
}
