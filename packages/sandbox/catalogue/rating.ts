/** The levels that shoppers choose from: this many stars and more. */
export const ratingLevels = [4, 3, 2, 1] as const

/**
 * The stars of each review of a style, the newest first, with their mean: no review, one, few, many or hundreds. The
 * stand-in of the ratings script has the function's source, so it names nothing outside of itself.
 */
export function ratingOf(style: string): { rating: number; count: number; stars: number[] } {
  const hash = (text: string) =>
    Array.from(text).reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 9973, 7)
  const kind = hash(`${style}k`) % 20
  const few = hash(style)
  const count =
    kind === 0 ? 0 : kind === 1 ? 1 : kind < 6 ? 2 + (few % 5) : kind < 18 ? 7 + (few % 130) : 160 + (few % 260)
  // Most styles are liked, some less. Each number is the share of hundred that has this many stars or more.
  const shares = [
    [66, 88, 95, 98],
    [58, 82, 92, 96],
    [46, 76, 88, 95],
  ][hash(`${style}r`) % 4] ?? [30, 58, 78, 90]
  const stars = Array.from({ length: count }, (_, index) => {
    const draw = (few * 53 + index * index * 37 + index * 71) % 100
    const missed = shares.filter((share) => draw >= share).length
    return 5 - missed
  })
  const sum = stars.reduce((total, star) => total + star, 0)
  return { rating: count === 0 ? 0 : Math.round((sum / count) * 10) / 10, count, stars }
}
