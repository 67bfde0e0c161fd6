/** All shops have these hours, in Great Britain and Ireland. */
const timeZone = 'Europe/London'
const closing = { weekday: 18, sunday: 16 }

/** When the shops close on the next day: in their own time with its offset, and in milliseconds since 1970. */
export function nextClosing(now: number): { until: string; untilMs: number } {
  const [year = 0, month = 0, day = 0] = localDay(now).split('-').map(Number)
  const tomorrow = new Date(Date.UTC(year, month - 1, day + 1))
  const hour = tomorrow.getUTCDay() === 0 ? closing.sunday : closing.weekday
  const local = tomorrow.getTime() + hour * 3_600_000
  // The clocks change at night, so the offset at closing is that of the same hour in UTC.
  const offset = offsetHours(local)
  const text = new Date(local).toISOString().slice(0, 19)
  return { until: `${text}+0${offset}:00`, untilMs: local - offset * 3_600_000 }
}

/** `YYYY-MM-DD` in the shops. */
export function localDay(at: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at)
}

/** 1 in summer, else 0. */
function offsetHours(at: number): number {
  const hour = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(at)
  return (Number(hour) - new Date(at).getUTCHours() + 24) % 24
}
