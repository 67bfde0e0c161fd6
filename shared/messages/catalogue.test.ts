/// <reference types="vite/types/importMeta.d.ts" />
import { expectTypeOf, expect, test } from 'vitest'
import type { Translation } from '../languages.ts'
import type { Catalogue, Complete } from './catalogue.ts'

type German = Translation<Catalogue>
type WithoutFile = Omit<German, 'bagPage'>
type WithoutText = Omit<German, 'bagPage'> & { bagPage: { bagPage: Omit<German['bagPage']['bagPage'], 'gone'> } }

test('the compiler lists the files and the texts that a language lacks', () => {
  expectTypeOf<Complete<German>>().toEqualTypeOf<German>()
  // @ts-expect-error A file is missing.
  expectTypeOf<Complete<WithoutFile>>().not.toBeAny()
  // @ts-expect-error A text is missing.
  expectTypeOf<Complete<WithoutText>>().not.toBeAny()
})

test('a text is any text, and a function has the same values', () => {
  expectTypeOf<German['shop']['bag']['empty']>().toEqualTypeOf<string>()
  expectTypeOf<German['bagPage']['bagPage']['otherBag']>().toEqualTypeOf<(quantity: number, market: string) => string>()
  expectTypeOf<German['counts']['listingCounts']['styleForms']>().toExtend<{ other: string; few?: string }>()
})

test('the type of a catalogue has every file of the folder', () => {
  const files = Object.keys(import.meta.glob('./en/*.ts'))
  const [text = ''] = Object.values(
    import.meta.glob<string>('./catalogue.ts', { query: '?raw', import: 'default', eager: true }),
  )
  expect(files.filter((file) => !text.includes(`from '${file}'`))).toEqual([])
})
