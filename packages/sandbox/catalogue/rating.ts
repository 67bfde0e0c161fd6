/** The levels that shoppers choose from: this many stars and more. */
export const ratingLevels = [4, 3, 2, 1] as const

/** The mean rating of a style, and from how many reviews. The stand-in of the ratings script has the function's source. */
export function ratingOf(style: string): { rating: number; count: number } {
  const hash = (text: string) =>
    Array.from(text).reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 9973, 7)
  return { rating: (36 + (hash(`${style}r`) % 14)) / 10, count: 3 + (hash(style) % 140) }
}
