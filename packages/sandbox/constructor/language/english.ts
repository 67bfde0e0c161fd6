import { stemmer } from 'stemmer'
import { colourWords } from '../account/colour-words.ts'
import {
  keywordsByDepartment,
  keywordsByFeel,
  keywordsByGarment,
  keywordsByNameWord,
  keywordsByPattern,
} from '../account/item-keywords.ts'
import { pages, redirectRules } from '../account/redirects.ts'
import { refinedContent } from '../account/refined-content.ts'
import { fillers, synonyms } from '../account/synonyms.ts'
import type { Dictionary } from './dictionary.ts'

const facetNames: Readonly<Record<string, string>> = { rating: 'Rating', price: 'Price' }

export const english: Dictionary = {
  stemOf: stemmer,
  partsOf: (word) => [word],
  translateProduct: (product) => product,
  translateCategory: (category) => category,
  colourName: (colour) => colour,
  kindOf: (garment) => garment.replace(/^(?:mens|kids)-/, '').replaceAll('-', ' '),
  synonyms,
  fillers,
  storeWords: ['shop', 'store', 'near'],
  sizes: {
    letters: { 'extra small': 'xs', 'extra large': 'xl', small: 's', medium: 'm', large: 'l' },
    // Such as 'size 12', 'UK 12', 'age 5' and '32 waist'.
    beside: new Set('size sizes sized uk age aged waist year years yr yrs old'.split(' ')),
    ages: new Set('age aged year years yr yrs old'.split(' ')),
  },
  keywords: {
    colours: colourWords,
    garments: keywordsByGarment,
    patterns: keywordsByPattern,
    departments: keywordsByDepartment,
    nameWords: keywordsByNameWord,
    feel: keywordsByFeel,
  },
  redirectRules,
  refinedContent,
  pages,
  suggestionOf: (category) => category.toLowerCase(),
  labels: {
    facet: (attribute) => facetNames[attribute] ?? attribute,
    facetValue: (_attribute, value) => value,
    sorts: [
      'Relevance',
      'Price: low to high',
      'Price: high to low',
      'Newest',
      'Bestsellers',
      'Best reviewed',
      'Name: A to Z',
      'Name: Z to A',
    ],
    everything: 'All',
    categoryIn: (name, department) => `${name} in ${department}`,
    pods: { look: 'Complete the look', similar: 'You may also like' },
  },
}
