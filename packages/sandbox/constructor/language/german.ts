import { translateCategory } from '../../catalogue/german/categories.ts'
import { colourFamilies, colourName } from '../../catalogue/german/colours.ts'
import { fieldValues } from '../../catalogue/german/field-values.ts'
import { translateProduct } from '../../catalogue/german/translate-product.ts'
import { colourWords } from '../account/german/colour-words.ts'
import {
  keywordsByDepartment,
  keywordsByFeel,
  keywordsByGarment,
  keywordsByNameWord,
  keywordsByPattern,
  kindByGarment,
} from '../account/german/item-keywords.ts'
import { fillers, pages, redirectRules, refinedContent, sizes, synonyms } from '../account/german/queries.ts'
import type { Dictionary } from './dictionary.ts'
import { germanParts, germanStem } from './german-words.ts'

const facetNames: Readonly<Record<string, string>> = {
  Color: 'Farbe',
  Size: 'Größe',
  color_family: 'Farbfamilie',
  fabric: 'Material',
  styling_length: 'Länge',
  sleeve_length: 'Ärmel',
  pattern: 'Muster',
  print: 'Design',
  product_fit: 'Passform',
  feel_warmth: 'Wärme',
  feel_softness: 'Weichheit',
  on_sale: 'Im Sale',
  rating: 'Bewertung',
  price: 'Preis',
}
const sizeNames: Readonly<Record<string, string>> = {
  'One Size': 'Einheitsgröße',
  Single: 'Einzelbett',
  Double: 'Doppelbett',
  Hand: 'Handtuch',
  Bath: 'Duschtuch',
  'Bath Sheet': 'Badetuch',
}

export const german: Dictionary = {
  stemOf: germanStem,
  partsOf: germanParts,
  translateProduct,
  translateCategory,
  colourName,
  kindOf: (garment) => kindByGarment[garment] ?? '',
  synonyms,
  fillers,
  storeWords: ['geschäft', 'filiale', 'laden', 'nähe'],
  sizes,
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
  suggestionOf: (category) => category,
  labels: {
    facet: (attribute) => facetNames[attribute] ?? attribute,
    facetValue(attribute, value) {
      if (attribute === 'Color') return colourName(value)
      if (attribute === 'color_family') return colourFamilies[value] ?? value
      if (attribute === 'Size') return sizeNames[value] ?? value
      return attribute === 'on_sale' ? 'Ja' : (fieldValues[value] ?? value)
    },
    sorts: [
      'Relevanz',
      'Preis: aufsteigend',
      'Preis: absteigend',
      'Neuheiten',
      'Beliebtheit',
      'Beste Bewertung',
      'Name: A bis Z',
      'Name: Z bis A',
    ],
    everything: 'Alle',
    categoryIn: (name, department) => `${name} in ${department}`,
    pods: { look: 'Dazu passt', similar: 'Das könnte Ihnen auch gefallen' },
  },
}
