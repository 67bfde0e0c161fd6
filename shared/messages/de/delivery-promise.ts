/** A cost that is `null` is not said. */
type Choice = { period: string; cost: string | null; isFree?: boolean }

/**
 * 'Bestellen Sie innerhalb von 4 Std. 12 Min.: Lieferung Di., 1. – Do., 3. Dez.', or 'Lieferung …' if there is no
 * hurry.
 */
export function deliveryPromiseText(period: string, minutesLeft: number | null): string {
  if (minutesLeft === null) return `Lieferung ${period}`
  const hours = Math.floor(minutesLeft / 60)
  return `Bestellen Sie innerhalb von ${hours > 0 ? `${hours} Std. ` : ''}${minutesLeft % 60} Min.: Lieferung ${period}`
}

/** 'Di., 1. Dez. für 7,95 € oder kostenlos Do., 3. – Mo., 7. Dez.'. In place of a period in a promise. */
export function deliveryChoicesText(choices: readonly Choice[]): string {
  return choices
    .map(({ period, cost, isFree = false }) =>
      isFree ? `kostenlos ${period}` : cost === null ? period : `${period} für ${cost}`,
    )
    .join(' oder ')
}
