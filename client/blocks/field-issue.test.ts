import * as v from 'valibot'
import { expect, test } from 'vitest'
import { toFieldIssue } from './field-issue.ts'
import { list, RequiredText } from './parts/fields.ts'

const Schema = v.object({
  items: list(v.object({ title: RequiredText, body: RequiredText })),
  image: v.object({ name: v.string() }),
})
const image = { name: 'coast' }
const issuesOf = (content: unknown) => v.safeParse(Schema, content).issues?.map(toFieldIssue)

test('an absent required field is named, and entries of a list are counted from one [CNT-09]', () => {
  const items = [{ title: 'One', body: 'First' }, { title: 'Two' }]
  expect(issuesOf({ items, image })).toEqual([
    { field: 'items[2].body', expected: 'a value, because the field is required', found: 'nothing' },
  ])
  expect(issuesOf({ items: [] })).toEqual([
    { field: 'image', expected: 'a value, because the field is required', found: 'nothing' },
  ])
})

test('a field with a value of another kind says what was expected [CNT-09]', () => {
  expect(issuesOf({ items: [{ title: 'One', body: 7 }], image: 'coast' })).toEqual([
    { field: 'items[1].body', expected: 'text', found: '7' },
    { field: 'image', expected: 'a group of fields', found: 'coast' },
  ])
})
