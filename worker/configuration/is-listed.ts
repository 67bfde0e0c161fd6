/** Whether the list names the locale: whole codes, parted by commas or spaces, so that 'us' is not in 'aus'. */
export function isListed(locales: unknown, code: string): boolean {
  return typeof locales === 'string' && locales.split(/[\s,]+/).includes(code)
}
