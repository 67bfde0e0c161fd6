import { expect, test } from 'vitest'
import { byLanguage } from './by-language.ts'
import { inLanguage } from './language.ts'
import type { Language } from '#shared/languages.ts'

const texts = byLanguage({
  en: { title: 'Bag', words: ['under', 'below'], by: { gone: 'Sold out' }, count: (count: number) => `${count} items` },
  other: { title: 'Tasche', words: ['unter'], by: { gone: 'Vergriffen' }, count: (count: number) => `${count} Stück` },
})
const { by, count, words } = texts
const inOther = <Result>(read: () => Result) => inLanguage('other' as Language, read)

test('a text is read from the catalogue of the language that the work runs in, also from a part that was kept before', () => {
  expect([texts.title, by.gone, count(2)]).toEqual(['Bag', 'Sold out', '2 items'])
  expect(inOther(() => [texts.title, by.gone, count(2)])).toEqual(['Tasche', 'Vergriffen', '2 Stück'])
})

test('lists and groups are listed, spread and searched in the current language', () => {
  const read = () => [words.map((word) => word.length), [...words], words.length, Object.entries(by), { ...by }]
  expect(read()).toEqual([[5, 5], ['under', 'below'], 2, [['gone', 'Sold out']], { gone: 'Sold out' }])
  expect(inOther(read)).toEqual([[5], ['unter'], 1, [['gone', 'Vergriffen']], { gone: 'Vergriffen' }])
})

test('work that ends later keeps its language while another one is served', async () => {
  const later = inOther(async () => {
    await new Promise((resolve) => setTimeout(resolve, 5))
    return texts.title
  })
  expect(await inLanguage('en', async () => texts.title)).toBe('Bag')
  expect(await later).toBe('Tasche')
})

test('a stream that is read elsewhere was written in its own language', async () => {
  const stream = inOther(
    () =>
      new ReadableStream<string>({
        async start(controller) {
          await new Promise((resolve) => setTimeout(resolve, 5))
          controller.enqueue(texts.title)
          controller.close()
        },
      }),
  )
  const { value } = await inLanguage('en', () => stream.getReader().read())
  expect(value).toBe('Tasche')
})
