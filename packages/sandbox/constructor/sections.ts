import { shops } from '../amplience/seed/shops.ts'
import { categories, type CategoryRow } from '../catalogue/categories.ts'
import { wordsOf } from './index/words.ts'
import { groupIdOf } from './items.ts'
import type { Dictionary } from './language/dictionary.ts'
import type { IndexScope } from './scope.ts'

type SectionItem = {
  value: string
  matched_terms: string[]
  labels: object
  is_slotted: boolean
  data: { id: string; url?: string }
}

const visible = categories.filter((category) => category.is_visible)

/** Terms that begin with the words of the query. */
export function suggestionSection(dictionary: Dictionary, term: string): SectionItem[] {
  const names = translated(dictionary).filter(({ depth }) => depth > 0)
  const suggestions = [...new Set(names.map(({ name }) => dictionary.suggestionOf(name)))]
  return matching(dictionary, term, suggestions, (suggestion) => ({
    text: suggestion,
    id: suggestion,
    value: suggestion,
  }))
}

/** Categories by their name and the names above them, the widest first. */
export function categorySection(dictionary: Dictionary, term: string): SectionItem[] {
  const { stemOf } = dictionary
  const own = new Set(asked(dictionary, term).map(stemOf))
  const named = translated(dictionary).filter(({ name }) =>
    wordsOf(name).some((word) => [...own].some((stem) => stemOf(word).startsWith(stem))),
  )
  return matching(
    dictionary,
    term,
    named.toSorted((a, b) => a.depth - b.depth),
    (category) => ({
      text: namesTo(dictionary, category),
      id: groupIdOf(category.id),
      value: nameOf(dictionary, category),
      url: `/browse${category.path.slice(0, -1)}`,
    }),
  )
}

/** Help pages by their keywords. */
export function pageSection(dictionary: Dictionary, term: string): SectionItem[] {
  return matching(dictionary, term, dictionary.pages, ({ name, url, keywords }) => ({
    text: `${name} ${keywords}`,
    id: url,
    value: name,
    url,
  }))
}

/** The market's shops by name and town. */
export function storeSection({ dictionary, market }: IndexScope, term: string): SectionItem[] {
  const byMarket: Readonly<Record<string, readonly { name: string; town: string }[]>> = shops
  const own = byMarket[`${market}/`] ?? []
  return matching(dictionary, term, own, ({ name, town }) => ({
    text: `${name} ${town} ${dictionary.storeWords.join(' ')}`,
    id: name,
    value: name,
    url: `/shop-finder?town=${encodeURIComponent(town)}`,
  }))
}

function translated(dictionary: Dictionary): CategoryRow[] {
  return visible.map(dictionary.translateCategory)
}

function nameOf(dictionary: Dictionary, { name, path }: CategoryRow): string {
  const [top = ''] = path.slice(1).split('/')
  const department = translated(dictionary).find(({ slug, depth }) => depth === 0 && slug === top)?.name ?? ''
  return department === name ? name : dictionary.labels.categoryIn(name, department)
}

/** The names of a category and of those above it. */
function namesTo(dictionary: Dictionary, { path }: CategoryRow): string {
  return translated(dictionary)
    .filter((category) => path.startsWith(category.path))
    .map(({ name }) => name)
    .join(' ')
}

function matching<Entry>(
  dictionary: Dictionary,
  term: string,
  entries: readonly Entry[],
  read: (entry: Entry) => { text: string; id: string; value: string; url?: string },
): SectionItem[] {
  const { stemOf } = dictionary
  const words = asked(dictionary, term)
  if (words.length === 0) return []
  return entries.map(read).flatMap(({ text, id, value, url }) => {
    const parts = wordsOf(text).map(stemOf)
    const isMatch = words.map(stemOf).every((stem) => parts.some((part) => part.startsWith(stem)))
    return isMatch
      ? [{ value, matched_terms: words, labels: {}, is_slotted: false, data: { id, ...(url && { url }) } }]
      : []
  })
}

function asked({ fillers, synonyms }: Dictionary, term: string): string[] {
  const singleWords = new Map(synonyms)
  return wordsOf(term)
    .filter((word) => !fillers.has(word))
    .flatMap((word) => wordsOf(singleWords.get(word) ?? word))
}
