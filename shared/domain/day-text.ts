/** A day as ISO date or time (in UTC) in the words of a language: '3 December 2026'. Other texts stay as they are. */
export function dayText(text: string, language: string): string {
  if (!/^\d{4}-\d\d-\d\d(?:T|$)/.test(text) || !isDay(text.slice(0, 10))) return text
  const date = new Date(text)
  if (Number.isNaN(date.getTime())) return text
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(date)
}

/** True for a day of the calendar as `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** A day and the same day in a year. From 29 February it is the last day of February. Days are `YYYY-MM-DD`. */
export function yearFrom(today: string): { first: string; last: string } {
  const [year = '', month = '', day = ''] = today.split('-')
  const last = `${month}-${day}` === '02-29' ? '28' : day
  return { first: today, last: `${Number(year) + 1}-${month}-${last}` }
}
