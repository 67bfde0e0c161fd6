import { expect, test } from 'vitest'
import { unexpired } from './unexpired.ts'

const block = (schema: string, expiryTime?: string) => ({
  _meta: { schema, ...(expiryTime !== undefined && { lifecycle: { expiryTime } }) },
  title: schema,
})
const at = (text: string) => Date.parse(text)

test('content that has expired is left out, at any depth, and the rest stays as it is', () => {
  const page = {
    ...block('page'),
    content: [block('always'), block('sale', '2026-11-28T00:00:00.000Z'), { ...block('group'), items: [1, null] }],
    sticker: block('sticker', '2026-11-29T00:00:00.000Z'),
  }
  expect(unexpired(page, at('2026-11-27T23:59:59Z'))).toBe(page)
  expect(unexpired(page, at('2026-11-28T00:00:00Z'))).toEqual({
    ...page,
    content: [page.content[0], page.content[2]],
  })
  expect(unexpired(page, at('2026-11-29T00:00:00Z'))).toEqual({
    ...block('page'),
    content: [page.content[0], page.content[2]],
  })
})

test('what is shown of an item is the same object until its next part expires, and an earlier time shows all', () => {
  const [first, second] = ['2026-11-28T00:00:00Z', '2026-11-29T00:00:00Z']
  const page = { ...block('page'), content: [block('sale', first), block('bar', second)] }
  const shown = unexpired(page, at(first))
  expect(shown?.['content']).toHaveLength(1)
  expect(unexpired(page, at(second) - 1)).toBe(shown)
  expect(unexpired(page, at(second))?.['content']).toEqual([])
  expect(unexpired(page, at(first) - 1)).toBe(page)
  expect(unexpired(page, at(first))).toEqual(shown)
})

test('an item that has expired itself is absent, and a time that cannot be read is none', () => {
  expect(unexpired(block('bar', '2026-11-28T00:00:00.000Z'), at('2026-11-28T00:00:00Z'))).toBeNull()
  expect(unexpired(block('bar', 'soon'), at('2026-11-28T00:00:00Z'))).toEqual(block('bar', 'soon'))
  expect(unexpired(null, 0)).toBeNull()
})
