import type { CustomField } from '../custom-fields.ts'
import { shadeMark } from '../filter-fields.ts'
import { colourFamilies, colourName } from './colours.ts'
import { fieldValues } from './field-values.ts'
import { capitalised, type NounPhrase, withArticle, withOur, withPronouns } from './grammar.ts'
import { germanName, germanTitle } from './product-name.ts'
import { sentences, wholeDescriptions } from './sentences.ts'

type Texts = {
  name: string
  description: string
  garment: string
  customFields: readonly CustomField[]
}

/**
 * A product in German: name, description and the values of custom fields. Texts that are not the seeded ones stay, as a
 * text without a translation does on the platform.
 */
export function translateProduct<Product extends Texts>(product: Product): Product {
  return {
    ...product,
    name: germanTitle(product),
    description: wholeDescriptions[product.description] ?? descriptionOf(product) ?? product.description,
    customFields: product.customFields.map((field) => ({ ...field, value: fieldValue(field) })),
  }
}

function descriptionOf(product: Texts): string | undefined {
  const { name: english, description } = product
  const name = germanName(product)?.short
  const read = /^<p>(Our|Meet the|The) (.*?)<\/p><p>(.*)<\/p>$/.exec(description)
  const [, opening = '', first = '', second = ''] = read ?? []
  if (!name || !first.startsWith(english)) return undefined
  const [, phrase = '', body = ''] =
    /^(?:,| is| are| comes| come)(?: made)? (.*?)\. (.*)$/.exec(first.slice(english.length)) ?? []
  const ending = Object.keys(sentences).find((sentence) => second.startsWith(`${sentence} `)) ?? ''
  const composition = second.slice(ending.length + 1, -1)
  const texts = [sentences[phrase], sentences[body], sentences[ending], fieldValues[composition]]
  const [inGerman, like, use, material] = texts
  if (!inGerman || !like || !use || !material) return undefined
  const start = openingOf(opening, name, inGerman)
  return `<p>${start} ${withPronouns(like, name.gender)}</p><p>${withPronouns(use, name.gender)} ${material}.</p>`
}

function openingOf(english: string, name: NounPhrase, phrase: string): string {
  if (english === 'Our') return `Wir fertigen ${withOur(name, 'accusative')} ${phrase}.`
  if (english === 'The')
    return `${capitalised(withArticle(name))} ${name.gender === 'pl' ? 'kommen' : 'kommt'} ${phrase}.`
  return `Das ${name.gender === 'pl' ? 'sind' : 'ist'} ${withOur(name, 'nominative')}: ${phrase}.`
}

const measurement = /^Length (\d+)cm, based on a (?:size )?(.+)$/

function fieldValue({ name, value }: CustomField): string {
  if (name === 'color_family') return colourFamilies[value] ?? value
  if (name === 'color_shade') {
    const [family = '', shade = ''] = value.split(shadeMark)
    return `${colourFamilies[family] ?? family}${shadeMark}${colourName(shade)}`
  }
  const [, length, size] = measurement.exec(value) ?? []
  return length === undefined ? (fieldValues[value] ?? value) : `Länge ${length} cm, gemessen in Größe ${size}`
}
