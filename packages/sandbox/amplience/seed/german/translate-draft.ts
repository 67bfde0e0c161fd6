import type { Draft } from '../draft.ts'
import { placeholders } from './market.ts'
import { homeTexts } from './texts/home.ts'
import { listingTexts } from './texts/listings.ts'
import { menuTexts } from './texts/menus.ts'
import { pageTexts } from './texts/pages.ts'
import { categoryNames } from '#sandbox/catalogue/german/categories.ts'

/** Fields of content types that a shopper reads. `name` is that of a shop or a town; those of pictures have no texts. */
export const readFields: ReadonlySet<string> = new Set(
  'title socialTitle description socialDescription altText imageAlt topHeading heading subheading subtitle text body quisasText label titleText buttonText linkText linkTitle callToActionText featuredText titleSuperscriptText followUsTitle term days hours name'.split(
    ' ',
  ),
)

const texts: Readonly<Record<string, string>> = {
  ...categoryNames,
  ...homeTexts,
  ...menuTexts,
  ...listingTexts,
  ...pageTexts,
}

/** A copy of an English item with German texts. A text without a translation stays. */
export function translateDraft(item: Draft): Draft {
  return translated(item) as Draft
}

function translated(value: unknown, field?: string): unknown {
  if (typeof value === 'string') return field !== undefined && readFields.has(field) ? translatedText(value) : value
  if (Array.isArray(value)) return value.map((entry) => translated(entry, field))
  if (typeof value !== 'object' || value === null) return value
  const copy = Object.fromEntries(
    Object.entries(value).map(([name, below]) => [name, name === '_meta' ? below : translated(below, name)]),
  )
  // A search is for the words that are shown.
  const isSearch = typeof copy['term'] === 'string' && String(copy['url']).startsWith('/search?query=')
  return isSearch ? { ...copy, url: `/search?query=${encodeURIComponent(String(copy['term']))}` } : copy
}

function translatedText(english: string): string {
  return Object.entries(placeholders).reduce(
    (text, [placeholder, value]) => text.replaceAll(placeholder, value),
    texts[english] ?? english,
  )
}
