/** A day as ISO date or time (in UTC) in the words of a language: '3 December 2026'. Other texts stay as they are. */
export function dayText(text: string, language: string): string {
  if (!/^\d{4}-\d\d-\d\d(?:T|$)/.test(text)) return text
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(text))
}
