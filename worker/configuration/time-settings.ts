import * as v from 'valibot'
import { text } from './setting-schemas.ts'
import { deliveryKinds } from '#shared/domain/dispatch.ts'

/** A whole number of days. The cart cookie is renewed once a day, so it has to last longer than one. */
export const severalDays = v.pipe(
  text,
  v.regex(/^\d{1,3}$/, 'it must be a whole number'),
  v.transform(Number),
  v.minValue(2, 'it must be 2 at least'),
  v.maxValue(365, 'it must be 365 at most'),
)

/** `3-5` as the first and the last of a range of days. */
const dayRange = v.pipe(
  text,
  v.regex(/^[1-9]\d?-[1-9]\d?$/, 'it must be two numbers of days, such as 3-5'),
  v.transform((range) => ({ first: parseInt(range), last: Number(range.split('-')[1]) })),
  v.check(({ first, last }) => first <= last, 'the first number of days must not be above the second'),
)

const DeliveryMethod = v.pipe(
  text,
  v.transform((method) => method.trim().split(' ')),
  v.tuple(
    [
      v.picklist(deliveryKinds, `every method must be one of ${deliveryKinds.join(', ')}`),
      dayRange,
      v.pipe(text, v.regex(/^\d{1,4}\.\d\d$/, 'every price must have two decimals, such as 3.95')),
    ],
    'every method must have its days and its price, such as standard 3-5 3.95',
  ),
  v.transform(([kind, days, price]) => ({ kind, days, cost: Math.round(Number(price) * 100) })),
)

/** `standard 3-5 3.95;next-day 1-1 7.95` as methods. A cost is in hundredths of the currency. */
export const deliveryMethods = v.pipe(
  text,
  v.transform((list) => list.split(';')),
  v.array(DeliveryMethod),
  v.check((methods) => new Set(methods.map(({ kind }) => kind)).size === methods.length, 'a method is given twice'),
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
