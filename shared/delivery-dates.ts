import { oncePerText } from './once-per-text.ts'

type Period = { first: string; last: string }

// The annotation lets the browser's scripts, which format no dates, leave it out.
const formatIn = /* @__PURE__ */ oncePerText(
  (language) =>
    new Intl.DateTimeFormat(language, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }),
)

/** 'Tue 1 – Thu 3 Dec', from ISO dates. `language` is a BCP 47 tag. */
export function deliveryPeriodText({ first, last }: Period, language: string): string {
  return formatIn(language).formatRange(new Date(first), new Date(last))
}

/** 'Mon 30 Nov, 14:00 GMT'. `time` is in milliseconds since 1970. */
export function dispatchTimeText(time: number, { timeZone, language }: { timeZone: string; language: string }): string {
  return new Intl.DateTimeFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  })
    .format(time)
    .replace('GMT+0', 'GMT')
}
