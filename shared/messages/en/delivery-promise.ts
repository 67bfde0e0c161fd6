/** A cost that is `null` is not said. */
type Choice = { period: string; cost: string | null; isFree?: boolean }

/** 'Order within 4 h 12 min, with you Tue 1 – Thu 3 Dec', or 'With you …' if there is no hurry. */
export function deliveryPromiseText(period: string, minutesLeft: number | null): string {
  if (minutesLeft === null) return `With you ${period}`
  const hours = Math.floor(minutesLeft / 60)
  return `Order within ${hours > 0 ? `${hours} h ` : ''}${minutesLeft % 60} min, with you ${period}`
}

/** 'Tue 1 Dec for £7.95, or free Thu 3 – Mon 7 Dec'. In place of a period in a promise. */
export function deliveryChoicesText(choices: readonly Choice[]): string {
  return choices
    .map(({ period, cost, isFree = false }) =>
      isFree ? `free ${period}` : cost === null ? period : `${period} for ${cost}`,
    )
    .join(', or ')
}
