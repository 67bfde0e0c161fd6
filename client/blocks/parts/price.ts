/** Two numbers, a minus before one, or a comma before the last one or two digits. */
const ambiguous = /\d[^\d.,]+\d|[-\u2212]\s*(?:[^\d\s]\s*)?\d|,\d{1,2}(?!\d)/

/**
 * An editor's price in minor units: reduced to digits and points, then read without floating point. `null` if there are
 * no digits, more than one point, more decimals than the currency has, or if the number is not certain: `1.299,00` is
 * not 1.30, `12,50` is not 1250, and `2 for 30` is not 230.
 */
export function contentPrice(text: string): number | null {
  if (ambiguous.test(text)) return null
  const cleaned = text.replace(/[^\d.]/g, '')
  const match = /^(\d+)(?:\.(\d{0,2}))?$/.exec(cleaned)
  if (!match) return null
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}
