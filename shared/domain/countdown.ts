const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** Start (inclusive) and end (exclusive) in milliseconds since 1970. */
export type Period = { start: number; end: number }
export type TimeLeft = { days: number; hours: number; minutes: number; seconds: number }

/** Time left in whole units: zeros in the last second of the period, `null` before and after it. */
export function timeLeft({ start, end }: Period, now: number): TimeLeft | null {
  if (now < start || now >= end) return null
  const left = end - now
  return {
    days: Math.floor(left / day),
    hours: Math.floor((left % day) / hour),
    minutes: Math.floor((left % hour) / minute),
    seconds: Math.floor((left % minute) / second),
  }
}

/** Milliseconds until `timeLeft` changes; before the period at most an hour. */
export function untilNextChange({ start, end }: Period, now: number): number {
  if (now < start) return Math.min(start - now, hour)
  return Math.min(((end - now) % second) + 1, end - now)
}
