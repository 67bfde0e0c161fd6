/** The shortest start that two words share if one is a form of the other, such as 'deliver' and 'delivery'. */
const shortestStem = 4
const shortestWord = 3
/** What a word counts that is in the title of the page, in the heading, and in the text. */
const weights = { title: 2, heading: 3, text: 1 }
/** A passage with a smaller share of the best one's score has hardly anything to do with the query. */
const smallestShare = 0.4

export type Rankable = { title: string; heading: string | null; text: string }

/**
 * The passages that have words of the query, the most fitting first. A word counts more, the fewer passages have it, so
 * that no language needs a list of words without a meaning.
 */
export function rankPassages<Passage extends Rankable>(passages: readonly Passage[], query: string): Passage[] {
  const asked = [...new Set(wordsOf(query))]
  const long = asked.filter((word) => word.length >= shortestWord)
  const words = long.length > 0 ? long : asked
  const read = passages.map(({ title, heading, text }) => ({
    title: wordsOf(title),
    heading: wordsOf(heading ?? ''),
    text: wordsOf(text),
  }))
  const scores = passages.map(() => 0)
  for (const word of words) {
    const found = read.map((fields) => {
      const has = (field: readonly string[]) => field.some((other) => areForms(word, other))
      return (
        (has(fields.title) ? weights.title : 0) +
        (has(fields.heading) ? weights.heading : 0) +
        (has(fields.text) ? weights.text : 0)
      )
    })
    const rarity = Math.log(1 + passages.length / (1 + found.filter((weight) => weight > 0).length))
    for (const [index, weight] of found.entries()) scores[index] = (scores[index] ?? 0) + weight * rarity
  }
  const best = Math.max(0, ...scores)
  return passages
    .map((passage, index) => ({ passage, score: scores[index] ?? 0 }))
    .filter(({ score }) => score > 0 && score >= best * smallestShare)
    .toSorted((a, b) => b.score - a.score)
    .map(({ passage }) => passage)
}

/** The words of a text in small letters without accents. */
function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

/** True if the words are the same, or have a long start in common. */
function areForms(a: string, b: string): boolean {
  if (a === b) return true
  const shorter = Math.min(a.length, b.length)
  const needed = Math.max(shortestStem, shorter - 2)
  return shorter >= needed && a.slice(0, needed) === b.slice(0, needed)
}
