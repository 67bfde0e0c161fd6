export const maxCompared = 4
const ids = /^\d{1,9}(?:,\d{1,9})*$/

/** The ids of the products to compare, each once, `1,2,3`; `null` if the text is no list of ids. */
export function comparedIds(text: string): string | null {
  return ids.test(text) ? [...new Set(text.split(',').map(Number))].slice(0, maxCompared).join(',') : null
}
