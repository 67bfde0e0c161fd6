/// <reference types="vite/types/importMeta.d.ts" />
import { expect, test } from 'vitest'
import { fixedTextsOf } from '../test/fixed-texts.ts'
import * as messages from './en/shop.ts'

const [document = ''] = Object.values(
  import.meta.glob<string>('../../docs/records/copy.md', { query: '?raw', import: 'default', eager: true }),
)
const fixedTexts = fixedTextsOf(document)

test('the shop has every fixed text of docs/records/copy.md to the letter [ERR-02, ERR-03, ERR-04, ERR-05, ERR-06, ERR-10, ERR-11, ERR-12, ERR-13, ERR-14, ERR-20, ERR-21, CHK-11]', () => {
  const texts = new Set(textsIn(messages))
  expect(fixedTexts.length).toBeGreaterThan(50)
  expect(fixedTexts.filter((text) => !texts.has(text))).toEqual([])
})

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
