import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  CartSchema,
  CheckoutSchema,
  CheckoutPaymentSchema,
  ReplacedCheckoutSchema,
} from '../../assistants/cart-requests.ts'
import { LookupSchema, ProductRequestSchema, CatalogueSearchSchema } from '../../assistants/requests.ts'
import { HelpSchema } from '../../assistants/search-help.ts'
import { targets } from '../fuzz/targets.ts'

/** The parts of a Valibot schema, or of an action of its pipe, that say which texts it reads. */
type Part = {
  kind: string
  type: string
  pipe?: readonly Part[]
  entries?: Record<string, Part>
  requirement?: unknown
} & { [name in 'wrapped' | 'item' | 'key' | 'value' | 'rest']?: Part | null } & {
  [name in 'items' | 'options']?: readonly unknown[]
}

/** Actions that look at nothing but the length. */
const lengths = new Set(['min_length', 'non_empty'])

test.each(targets.filter((target) => target.kind !== 'endpoint'))(
  '$path checks the length of each text before any rule reads it',
  ({ schema }) => {
    expect(unlimitedTexts(schema as unknown as Part)).toEqual([])
  },
)

test.each(
  Object.entries({
    CatalogueSearchSchema,
    LookupSchema,
    ProductRequestSchema,
    HelpSchema,
    CartSchema,
    CheckoutSchema,
    ReplacedCheckoutSchema,
    CheckoutPaymentSchema,
  }),
)('%s of assistants checks the length of each text before any rule reads it [UCP-08]', (_name, schema) => {
  expect(unlimitedTexts(schema as unknown as Part)).toEqual([])
})

test.each([
  ['has no length', v.string()],
  ['is trimmed first', v.pipe(v.string(), v.trim(), v.maxLength(5))],
  ['is matched first', v.pipe(v.string(), v.regex(/^a+$/), v.maxLength(5))],
])('finds a text that %s', (_how, text) => {
  const schema = v.object({ list: v.optional(v.array(v.object({ text }))) })
  expect(unlimitedTexts(schema as unknown as Part)).toEqual(['list.text'])
})

/** Paths of the texts that something reads, at any length. */
function unlimitedTexts(part: Part, path: readonly string[] = []): string[] {
  if (part.type === 'string') return isLimited(actionsOf(part)) ? [] : [path.join('.')]
  const { wrapped, item, key, value, rest, items = [], options = [], entries = {} } = part
  const parts = [wrapped, item, key, value, rest, ...items, ...options].filter(isPart)
  return [
    ...parts.flatMap((inner) => unlimitedTexts(inner, path)),
    ...Object.entries(entries).flatMap(([name, inner]) => unlimitedTexts(inner, [...path, name])),
  ]
}

function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null && 'kind' in value
}

function actionsOf({ pipe = [] }: Part): Part[] {
  return pipe.flatMap((part) => (part.kind === 'schema' ? actionsOf(part) : [part]))
}

function isLimited(actions: readonly Part[]): boolean {
  const first = actions.find(({ type }) => !lengths.has(type))
  return (
    first?.type === 'max_length' ||
    first?.type === 'uuid' ||
    (first?.requirement instanceof RegExp && isOfLimitedLength(first.requirement))
  )
}

/** True if the expression takes whole texts and has no run without an end. */
function isOfLimitedLength({ source }: RegExp): boolean {
  const outside = source.replace(/\\./g, 'a').replace(/\[[^\]]*\]/g, 'a')
  return /^\^.*\$$/.test(source) && !/[*+]|,\}/.test(outside)
}
