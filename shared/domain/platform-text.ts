import { platformWords } from '#shared/messages/platform-words.ts'

/** The shop's own text for a word of the platform, such as a size. A word that the shop does not know stays as it is. */
export function platformText(word: string): string {
  const text: unknown = platformWords[word]
  return typeof text === 'string' ? text : word
}
