import { describe, expect, test } from 'vitest'
import { root } from '../lib/root.ts'
import { bareTextViolations, missingTexts, readCatalogue } from './catalogues.ts'
import type { Graph } from './graph.ts'
import { loadTimeTextViolations } from './load-time-texts.ts'

const catalogue = {
  'shop.ts': { bag: { empty: 'Your bag is empty', by: { day: 'Day' }, count: (count: number) => `${count}` } },
}
const headed = (text: string) => `import * as messages from '#shared/messages/shop.ts'\n${text}`
const reads = (text: string) => {
  const imports = [{ specifier: '#shared/messages/shop.ts', target: '', isFile: true, isType: false, isDynamic: false }]
  const graph: Graph = new Map([['client/a.tsx', { path: 'client/a.tsx', text: headed(text), isTest: false, imports }]])
  return loadTimeTextViolations(graph, catalogue)
}

describe('texts at load', () => {
  test.each([
    'const label = messages.bag.empty',
    'const { empty } = messages.bag',
    'const { bag } = messages\nexport const texts = { empty: bag.empty }',
    'export const texts = [messages.bag.by.day] as const satisfies string[]',
    'const name = "empty"\nexport const text = messages.bag[name]',
    'export const element = <p>{messages.bag.empty}</p>',
    "export const rule = check(messages.bag['empty'])",
  ])('the check of texts reports %s', (text) => {
    expect(reads(text)).toEqual([expect.stringMatching(/^client\/a\.tsx:\d+ reads a text when it is loaded/)])
  })

  test.each([
    'const { bag } = messages\nexport const text = () => bag.empty',
    'const by = messages.bag.by\nexport function Day() { return <p>{by.day}</p> }',
    'export const texts = { get empty() { return messages.bag.empty } }',
    'export const names = Object.keys(messages.bag.by)',
    'export type Name = keyof typeof messages.bag',
    'export const count = messages.bag.count',
  ])('the check of texts accepts %s', (text) => {
    expect(reads(text)).toEqual([])
  })

  test('the check of texts reports an export that is a text', () => {
    expect(bareTextViolations({ 'shop.ts': { bag: {}, title: 'Bag' } })).toEqual([
      'shared/messages/en/shop.ts exports the text title: make it a member of an object, or a function',
    ])
  })
})

describe('missing texts', () => {
  const compare = (other: object) => missingTexts(catalogue, { 'shop.ts': { ...other } }, new Set(['Day']))

  test('the check of catalogues names each text that a language lacks, and says which are fixed', () => {
    expect(compare({ bag: { empty: 'Leer' } })).toEqual([
      'shop.ts.bag.by.day is missing (a fixed text of docs/records/copy.md)',
      'shop.ts.bag.count is missing',
    ])
    expect(missingTexts(catalogue, {}, new Set())).toHaveLength(3)
  })

  test('the check of catalogues reports a text for a function, and other placeholders', () => {
    expect(compare({ bag: { empty: 'Leer seit {date}', by: { day: 'Tag' }, count: 'Stück' } })).toEqual([
      'shop.ts.bag.empty has other placeholders than none',
      'shop.ts.bag.count is no function',
    ])
  })

  test('the check of catalogues reports a function whose texts have other placeholders', () => {
    const textsOf = (estimate: (from: string) => string) => ({ 'bag.ts': { estimate } })
    const english = textsOf((from) => (from ? `{count} options from ${from}` : '{count} options'))
    expect(
      missingTexts(
        english,
        textsOf((from) => `{count} ab ${from}`),
        new Set(),
      ),
    ).toEqual([])
    expect(
      missingTexts(
        english,
        textsOf((from) => `{number} ab ${from}`),
        new Set(),
      ),
    ).toEqual(['bag.ts.estimate has other placeholders than {count}'])
  })

  test('the check of catalogues accepts the same texts', async () => {
    const english = await readCatalogue(root, 'en')
    expect(Object.keys(english).length).toBeGreaterThan(20)
    expect(missingTexts(english, english, new Set())).toEqual([])
  })
})
