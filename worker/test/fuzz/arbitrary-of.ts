import fc from 'fast-check'
import type * as v from 'valibot'

/** The parts of a Valibot schema that decide what its values look like. */
type Shape = {
  type: string
  wrapped?: Shape
  entries?: Record<string, Shape>
  item?: Shape
  items?: readonly Shape[]
  value?: Shape
  options?: readonly unknown[]
  literal?: unknown
}

/**
 * Values of the schema's type. Checks of a pipe, such as a longest length, are not met, so that a value may be just
 * beside what the schema takes.
 */
export function arbitraryOf(schema: v.GenericSchema): fc.Arbitrary<unknown> {
  return valueOf(schema)
}

function valueOf(shape: Shape): fc.Arbitrary<unknown> {
  const { type, wrapped, entries, item, items, options, literal } = shape
  if (wrapped) return fc.oneof(valueOf(wrapped), fc.constantFrom(null, undefined))
  if (entries) return fc.record(Object.fromEntries(Object.entries(entries).map(([name, of]) => [name, valueOf(of)])))
  if (items) return fc.tuple(...items.map(valueOf))
  if (item) return fc.array(valueOf(item), { maxLength: 3 })
  if (type === 'picklist') return fc.constantFrom(...(options ?? []))
  if (options) return fc.oneof(...options.map((option) => valueOf(option as Shape)))
  if (type === 'literal') return fc.constant(literal)
  if (type === 'string')
    return fc.oneof(fc.string({ maxLength: 30 }), fc.constantFrom('1', 'a-1', 'ada@example.com', 'GB'))
  if (type === 'number') return fc.oneof(fc.integer({ min: -2, max: 200 }), fc.integer(), fc.double({ noNaN: true }))
  if (type === 'boolean') return fc.boolean()
  return fc.jsonValue({ maxDepth: 2 })
}
