/**
 * True if the list names the locale. Codes are separated by commas or spaces and compared whole, so that 'us' does not
 * match 'aus'.
 */
export function includesLocale(locales: unknown, code: string): boolean {
  return typeof locales === 'string' && locales.split(/[\s,]+/).includes(code)
}
