import { expect, test } from 'vitest'
import { plural } from './plural.ts'
import { pseudo, translated } from './pseudo-language.ts'

test('a text of the pseudo-language is longer, has no letter of English and keeps its placeholders', () => {
  expect(pseudo('Bag of {date}')).toBe('⟦Ɓààğ ööƒ {date}⟧')
})

test('a catalogue is translated with its groups, its lists and its functions', () => {
  const texts = translated({ group: { bag: 'Bag' }, words: ['bag'], count: (count: number) => `${count} bags` })
  expect([texts.group.bag, texts.words, texts.count(2)]).toEqual(['⟦Ɓààğ⟧', ['⟦ƀààğ⟧'], '⟦2 ƀààğš⟧'])
})

test('the pseudo-language has other plurals than English', () => {
  const forms = { one: '{count} item', other: '{count} items' }
  expect([1, 3, 7].map((count) => plural(count, forms))).toEqual(['1 items (one)', '3 items (few)', '7 items (many)'])
})
