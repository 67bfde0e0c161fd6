import { expect, test } from 'vitest'
import { pseudo, translated } from './pseudo-language.ts'

test('a text of the pseudo-language is longer, has no letter of English and keeps its placeholders', () => {
  expect(pseudo('Bag of {date}')).toBe('⟦Ɓààğ ööƒ {date}⟧')
})

test('a catalogue is translated with its groups, its lists and its functions', () => {
  const texts = translated({ group: { bag: 'Bag' }, words: ['bag'], count: (count: number) => `${count} bags` })
  expect([texts.group.bag, texts.words, texts.count(2)]).toEqual(['⟦Ɓààğ⟧', ['⟦ƀààğ⟧'], '⟦2 ƀààğš⟧'])
})
