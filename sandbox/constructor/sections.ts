import { shops } from '../amplience/seed/shops.ts'
import { categories, type CategoryRow } from '../catalogue/categories.ts'
import { pages } from './account/redirects.ts'
import { fillers, synonyms } from './account/synonyms.ts'
import { stemOf, wordsOf } from './index/words.ts'
import { groupIdOf } from './items.ts'

type SectionItem = {
  value: string
  matched_terms: string[]
  labels: object
  is_slotted: boolean
  data: { id: string; url?: string }
}

const visible = categories.filter((category) => category.is_visible)
const suggestions = [...new Set(visible.filter(({ depth }) => depth > 0).map(({ name }) => name.toLowerCase()))]
const singleWords = new Map(synonyms.map(([written, meant]) => [written, meant]))
const storeWords = ['shop', 'store', 'near']

/** Terms that begin with the words of the query. */
export function suggestionSection(term: string): SectionItem[] {
  return matching(term, suggestions, (suggestion) => ({ text: suggestion, id: suggestion, value: suggestion }))
}

/** Categories by their name and the names above them, the widest first. */
export function categorySection(term: string): SectionItem[] {
  const own = new Set(asked(term).map(stemOf))
  const named = visible.filter(({ name }) =>
    wordsOf(name).some((word) => [...own].some((stem) => stemOf(word).startsWith(stem))),
  )
  return matching(
    term,
    named.toSorted((a, b) => a.depth - b.depth),
    (category) => ({
      text: category.path.replaceAll('/', ' '),
      id: groupIdOf(category.id),
      value: nameOf(category),
      url: `/browse${category.path.slice(0, -1)}`,
    }),
  )
}

/** Help pages by their keywords. */
export function pageSection(term: string): SectionItem[] {
  return matching(term, pages, ({ name, url, keywords }) => ({
    text: `${name} ${keywords}`,
    id: url,
    value: name,
    url,
  }))
}

/** The market's shops by name and town. */
export function storeSection(term: string, key: string): SectionItem[] {
  const byMarket: Readonly<Record<string, readonly { name: string; town: string }[]>> = shops
  const own = byMarket[`${key}/`] ?? []
  return matching(term, own, ({ name, town }) => ({
    text: `${name} ${town} ${storeWords.join(' ')}`,
    id: name,
    value: name,
    url: `/shop-finder?town=${encodeURIComponent(town)}`,
  }))
}

function nameOf({ name, path }: CategoryRow): string {
  const [top = ''] = path.slice(1).split('/')
  const department = visible.find(({ slug, depth }) => depth === 0 && slug === top)?.name ?? ''
  return department === name ? name : `${name} in ${department}`
}

function matching<Entry>(
  term: string,
  entries: readonly Entry[],
  read: (entry: Entry) => { text: string; id: string; value: string; url?: string },
): SectionItem[] {
  const words = asked(term)
  if (words.length === 0) return []
  return entries.map(read).flatMap(({ text, id, value, url }) => {
    const parts = wordsOf(text).map(stemOf)
    const isMatch = words.map(stemOf).every((stem) => parts.some((part) => part.startsWith(stem)))
    return isMatch
      ? [{ value, matched_terms: words, labels: {}, is_slotted: false, data: { id, ...(url && { url }) } }]
      : []
  })
}

function asked(term: string): string[] {
  return wordsOf(term)
    .filter((word) => !fillers.has(word))
    .flatMap((word) => wordsOf(singleWords.get(word) ?? word))
}
