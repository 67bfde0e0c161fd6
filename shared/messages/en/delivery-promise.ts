type Period = { first: string; last: string }

/** 'Order within 4 h 12 min, with you Tue 1 – Thu 3 Dec', or 'With you …' if there is no hurry. */
export function deliveryPromiseText(promise: Period & { minutesLeft: number | null }, language: string): string {
  const { minutesLeft } = promise
  const period = deliveryPeriodText(promise, language)
  if (minutesLeft === null) return `With you ${period}`
  const hours = Math.floor(minutesLeft / 60)
  return `Order within ${hours > 0 ? `${hours} h ` : ''}${minutesLeft % 60} min, with you ${period}`
}

/** 'Tue 1 – Thu 3 Dec'. */
export function deliveryPeriodText({ first, last }: Period, language: string): string {
  const format = new Intl.DateTimeFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
  return format.formatRange(new Date(first), new Date(last))
}
