import type { CategoryRow } from '../../catalogue/categories.ts'
import type { CustomField } from '../../catalogue/custom-fields.ts'

type Texts = { name: string; description: string; garment: string; customFields: readonly CustomField[] }

/** What an index knows of its language: how words are read, and what the merchant has entered and uploaded in it. */
export type Dictionary = {
  /** The form in which the index holds a word: 'dresses' and 'dress' are one. */
  stemOf(word: string): string
  /** The words that a compound is made of; otherwise the word. */
  partsOf(word: string): readonly string[]
  translateProduct<Product extends Texts>(product: Product): Product
  translateCategory(category: CategoryRow): CategoryRow
  colourName(colour: string): string
  /** The words of what an item is, such as 'jumper'. */
  kindOf(garment: string): string
  /** One-way synonyms: the words on the left are read as those on the right. */
  synonyms: readonly (readonly [written: string, meant: string])[]
  /** Words that narrow nothing. */
  fillers: ReadonlySet<string>
  /** Words that ask for a shop. */
  storeWords: readonly string[]
  /** Words of sizes: those that are written out, those beside a size, and those beside an age. */
  sizes: { letters: Readonly<Record<string, string>>; beside: ReadonlySet<string>; ages: ReadonlySet<string> }
  /** Keywords that the merchant uploads with an item, by the English words of the catalogue. */
  keywords: {
    colours: Readonly<Record<string, readonly string[]>>
    garments: Readonly<Record<string, string>>
    patterns: Readonly<Record<string, string>>
    departments: Readonly<Record<string, string>>
    nameWords: Readonly<Record<string, string>>
    /** By a custom field and its value, such as `feel_warmth 5`. */
    feel: Readonly<Record<string, string>>
  }
  redirectRules: readonly { id: number; url: string; phrases: readonly string[] }[]
  refinedContent: readonly { phrases: readonly string[]; data: Readonly<Record<string, string>> }[]
  pages: readonly { name: string; url: string; keywords: string }[]
  /** Search suggestions, by the name of a category. */
  suggestionOf(category: string): string
  labels: {
    /** The display name of a facet, by its attribute. */
    facet(attribute: string): string
    facetValue(attribute: string, value: string): string
    sorts: readonly string[]
    everything: string
    categoryIn(name: string, department: string): string
    pods: { look: string; similar: string }
  }
}
