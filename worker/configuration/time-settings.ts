import * as v from 'valibot'
import { text } from './setting-schemas.ts'

/** A whole number of days. The cart cookie is renewed once a day, so it has to last longer than one. */
export const severalDays = v.pipe(
  text,
  v.regex(/^\d{1,3}$/, 'it must be a whole number'),
  v.transform(Number),
  v.minValue(2, 'it must be 2 at least'),
  v.maxValue(365, 'it must be 365 at most'),
)

/** `3-5` as the first and the last of a range of days. */
export const dayRange = v.pipe(
  text,
  v.regex(/^[1-9]\d?-[1-9]\d?$/, 'it must be two numbers of days, such as 3-5'),
  v.transform((range) => ({ first: parseInt(range), last: Number(range.split('-')[1]) })),
  v.check(({ first, last }) => first <= last, 'the first number of days must not be above the second'),
)

/** `14:00 Europe/London` as minutes after midnight and the time zone. */
export const timeOfDay = v.pipe(
  text,
  v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d \S+$/, 'it must be a time and a time zone, such as 14:00 Europe/London'),
  v.transform((time) => ({
    cutOff: Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5)),
    timeZone: time.slice(6),
  })),
  v.check(({ timeZone }) => isTimeZone(timeZone), 'the time zone is unknown'),
)

/** `2026-12-25 2026-12-28` as a list. */
export const dates = v.pipe(
  text,
  v.transform((list) => list.split(' ')),
  v.check(
    (list) => list.every((date) => v.is(v.pipe(v.string(), v.isoDate()), date) && !Number.isNaN(Date.parse(date))),
    'every value must be a date, such as 2026-12-25',
  ),
)

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
