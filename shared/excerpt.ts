/** The length of the whole words among the first `limit` characters; `limit` if these are one word. */
export function wholeWords(letters: readonly string[], limit: number): number {
  if (letters[limit] === ' ') return limit
  const lastSpace = letters.lastIndexOf(' ', limit)
  return lastSpace > 0 ? lastSpace : limit
}

/**
 * The text, or its first whole words with '…' if it is longer than `limit` characters. An excerpt that ends with a
 * sentence has no '…'.
 */
export function excerpt(text: string, limit: number): string {
  const letters = Array.from(text)
  if (letters.length <= limit) return text
  const words = letters.slice(0, wholeWords(letters, limit - 1)).join('')
  return /[.!?…]$/.test(words) ? words : `${words.replace(/(?<![\s,;:–—-])[\s,;:–—-]+$/, '')}…`
}
