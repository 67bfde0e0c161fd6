type Period = { first: string; last: string }

const formats = new Map<string, Intl.DateTimeFormat>()

/** 'Order within 4 h 12 min, with you Tue 1 – Thu 3 Dec', or 'With you …' if there is no hurry. */
export function deliveryPromiseText(period: string, minutesLeft: number | null): string {
  if (minutesLeft === null) return `With you ${period}`
  const hours = Math.floor(minutesLeft / 60)
  return `Order within ${hours > 0 ? `${hours} h ` : ''}${minutesLeft % 60} min, with you ${period}`
}

/** 'Tue 1 – Thu 3 Dec'. */
export function deliveryPeriodText({ first, last }: Period, language: string): string {
  let format = formats.get(language)
  if (!format) {
    format = new Intl.DateTimeFormat(language, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
    formats.set(language, format)
  }
  return format.formatRange(new Date(first), new Date(last))
}
