import { oncePerText } from '../../once-per-text.ts'

type Period = { first: string; last: string }
/** A cost that is `null` is not said. */
type Choice = { period: string; cost: string | null; isFree?: boolean }

// The annotation lets the browser's scripts, which format no dates, leave it out.
const formatIn = /* @__PURE__ */ oncePerText(
  (language) =>
    new Intl.DateTimeFormat(language, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }),
)

/** 'Order within 4 h 12 min, with you Tue 1 – Thu 3 Dec', or 'With you …' if there is no hurry. */
export function deliveryPromiseText(period: string, minutesLeft: number | null): string {
  if (minutesLeft === null) return `With you ${period}`
  const hours = Math.floor(minutesLeft / 60)
  return `Order within ${hours > 0 ? `${hours} h ` : ''}${minutesLeft % 60} min, with you ${period}`
}

/** 'Tue 1 – Thu 3 Dec'. */
export function deliveryPeriodText({ first, last }: Period, language: string): string {
  return formatIn(language).formatRange(new Date(first), new Date(last))
}

/** 'Tue 1 Dec for £7.95, or free Thu 3 – Mon 7 Dec'. In place of a period in a promise. */
export function deliveryChoicesText(choices: readonly Choice[]): string {
  return choices
    .map(({ period, cost, isFree = false }) =>
      isFree ? `free ${period}` : cost === null ? period : `${period} for ${cost}`,
    )
    .join(', or ')
}

/** 'Mon 30 Nov, 14:00 GMT'. */
export function dispatchTimeText(time: number, { timeZone, language }: { timeZone: string; language: string }): string {
  return new Intl.DateTimeFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  })
    .format(time)
    .replace('GMT+0', 'GMT')
}
