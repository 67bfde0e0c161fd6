import type * as v from 'valibot'

/** An issue of a block’s field, in plain words for editors. It may quote the field, so only editors may see it. */
export type FieldIssue = { field: string; expected: string; found: string }

const expectations: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  boolean: 'yes or no',
  array: 'a list',
  object: 'a group of fields',
  loose_object: 'a group of fields',
  non_empty: 'some text',
  integer: 'a whole number',
}
const limits: Readonly<Record<string, string>> = {
  min_value: 'at least',
  max_value: 'at most',
  min_length: 'a length of at least',
  max_length: 'a length of at most',
}
const maxIssueLength = 60

export function toFieldIssue(issue: v.BaseIssue<unknown>): FieldIssue {
  return {
    field: pathOf(issue) || '(the whole block)',
    expected: expectedText(issue),
    found: foundText(issue.input),
  }
}

/** The path to the field, as the block catalogue writes it. Entries of a list are counted from one. */
function pathOf({ path }: v.BaseIssue<unknown>): string {
  return (path ?? [])
    .map(({ key }) => (typeof key === 'number' ? `[${key + 1}]` : `.${String(key)}`))
    .join('')
    .slice(1)
}

function expectedText({ type, expected, received, message, requirement }: v.BaseIssue<unknown>): string {
  // The issue of an absent field is the one of its group, and names the field as expected.
  if (expected?.startsWith('"') && received === 'undefined') return 'a value, because the field is required'
  const limit = limits[type]
  if (limit) return `${limit} ${String(requirement)}`
  if (type === 'picklist' || type === 'literal')
    return `one of ${(expected ?? '').replace(/[()"]/g, '').replaceAll(' | ', ', ')}`
  if (type === 'union') return message.startsWith('Invalid type') ? 'a value of another kind' : message
  return expectations[type] ?? expected ?? message
}

function foundText(input: unknown): string {
  if (input === undefined || input === null || input === '') return 'nothing'
  if (Array.isArray(input)) return `a list of ${input.length}`
  if (typeof input === 'object') return 'a group of fields'
  const text = String(input)
  return text.length > maxIssueLength ? `${text.slice(0, maxIssueLength)}…` : text
}
