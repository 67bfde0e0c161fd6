import { oncePerText } from '../../once-per-text.ts'

type Period = { first: string; last: string }
/** A cost that is `null` is not said. */
type Choice = { period: string; cost: string | null; isFree?: boolean }

// The annotation lets the browser's scripts, which format no dates, leave it out.
const formatIn = /* @__PURE__ */ oncePerText(
  (language) =>
    new Intl.DateTimeFormat(language, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }),
)

/**
 * 'Bestellen Sie innerhalb von 4 Std. 12 Min.: Lieferung Di., 1. – Do., 3. Dez.', or 'Lieferung …' if there is no
 * hurry.
 */
export function deliveryPromiseText(period: string, minutesLeft: number | null): string {
  if (minutesLeft === null) return `Lieferung ${period}`
  const hours = Math.floor(minutesLeft / 60)
  return `Bestellen Sie innerhalb von ${hours > 0 ? `${hours} Std. ` : ''}${minutesLeft % 60} Min.: Lieferung ${period}`
}

/** 'Di., 1. – Do., 3. Dez.'. */
export function deliveryPeriodText({ first, last }: Period, language: string): string {
  return formatIn(language).formatRange(new Date(first), new Date(last))
}

/** 'Di., 1. Dez. für 7,95 € oder kostenlos Do., 3. – Mo., 7. Dez.'. In place of a period in a promise. */
export function deliveryChoicesText(choices: readonly Choice[]): string {
  return choices
    .map(({ period, cost, isFree = false }) =>
      isFree ? `kostenlos ${period}` : cost === null ? period : `${period} für ${cost}`,
    )
    .join(' oder ')
}

/** 'Mo., 30. Nov., 14:00 GMT'. */
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
