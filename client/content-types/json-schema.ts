import type * as v from 'valibot'
import { ColourSchema } from '../blocks/parts/colour.ts'
import { Item, Markdown, RequiredMarkdown, Slot } from '../blocks/parts/fields.ts'
import { MediaSchema, OptionalMedia } from '../blocks/parts/media.ts'
import { contentLink, contentSlot, type JsonSchema, mediaGroup } from './core-schema.ts'

export const colourHint =
  'A CSS colour: #9e3d26, rgb(158 61 38), or a name such as navy. Anything else counts as not chosen.'

type AnySchema = v.GenericSchema<unknown, unknown>
/** The fields of a Valibot schema or action that the conversion reads. */
type Described = {
  kind: string
  type: string
  requirement?: unknown
  description?: string
  metadata?: { blockNames?: readonly string[]; measure?: JsonSchema }
  pipe?: readonly Described[]
  entries?: Record<string, Described>
  item?: Described
  options?: readonly unknown[]
  wrapped?: Described
  default?: unknown
  literal?: unknown
  fallback?: unknown
  value?: Described
}

const mayBeMissing = new Set(['nullish', 'optional', 'exact_optional', 'undefinedable', 'nullable'])

/**
 * The JSON Schema of what editors may enter. The form leaves out empty fields, so no field is `null`. It may be
 * stricter than the block, which also corrects values such as an invalid colour when it reads them.
 *
 * @throws Error for a kind of schema that this file cannot convert
 */
export function toJsonSchema(schema: AnySchema): JsonSchema {
  return convert(schema)
}

function convert(schema: Described): JsonSchema {
  const known = special(schema)
  if (known) return known
  if (schema.pipe) return convertPipe(schema.pipe)
  const make = makers[schema.type]
  if (!make) throw new Error(`No JSON Schema for '${schema.type}': add it to client/content-types/json-schema.ts`)
  return make(schema)
}

function special(schema: Described): JsonSchema | null {
  // `v.fallback` copies its schema but keeps the same pipe, so comparing pipes also recognises the copies.
  const is = (other: AnySchema) =>
    schema === (other as unknown) || (schema.pipe !== undefined && schema.pipe === (other as unknown as Described).pipe)
  if (is(MediaSchema)) return mediaGroup({ isRequired: true })
  if (is(OptionalMedia)) return mediaGroup({ isRequired: false })
  if (is(Slot)) return contentSlot()
  if (is(Markdown)) return { type: 'string', format: 'markdown' }
  if (is(RequiredMarkdown)) return { type: 'string', format: 'markdown', minLength: 1 }
  if (is(ColourSchema)) return { type: 'string', description: colourHint }
  return is(Item) ? contentLink() : null
}

const makers: Readonly<Record<string, (schema: Described) => JsonSchema>> = {
  string: () => ({ type: 'string' }),
  number: () => ({ type: 'number' }),
  boolean: () => ({ type: 'boolean' }),
  unknown: () => ({}),
  any: () => ({}),
  record: () => ({ type: 'object' }),
  picklist: ({ options = [] }) => enumOf(options),
  literal: ({ literal }) => ({ const: literal }),
  array: ({ item }) => ({ type: 'array', items: item ? convert(item) : {} }),
  object: convertObject,
  loose_object: convertObject,
  strict_object: convertObject,
  union: convertUnion,
  variant: convertUnion,
  ...Object.fromEntries(
    [...mayBeMissing].map((type) => [
      type,
      (schema: Described) => ({
        ...(schema.wrapped && withoutDefaults(convert(schema.wrapped))),
        ...defaultOf(schema),
      }),
    ]),
  ),
}

/** What an empty field means, where that is a value that the form can show. */
function defaultOf({ default: value }: Described): JsonSchema {
  return ['string', 'number', 'boolean'].includes(typeof value) ? { default: value } : {}
}

/** An optional group has no defaults: they would fill in a group that the editor has left empty. */
function withoutDefaults(schema: JsonSchema): JsonSchema {
  if (!schema.properties) return schema
  const properties = Object.entries(schema.properties).map(([name, { default: _default, ...field }]) => [name, field])
  return { ...schema, properties: Object.fromEntries(properties) as Record<string, JsonSchema> }
}

function enumOf(options: readonly unknown[]): JsonSchema {
  return { type: options.every((option) => typeof option === 'number') ? 'number' : 'string', enum: [...options] }
}

function convertObject({ entries = {} }: Described): JsonSchema {
  const properties = Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => [
      name,
      name.startsWith('_') ? convert(entry) : { title: labelOf(name), ...convert(entry) },
    ]),
  )
  const required = Object.entries(entries).flatMap(([name, entry]) => (isOptional(entry) ? [] : [name]))
  const order = Object.keys(properties).filter((name) => !name.startsWith('_'))
  return {
    type: 'object',
    properties,
    ...(order.length > 0 && { propertyOrder: order }),
    ...(required.length > 0 && { required }),
  }
}

function convertUnion({ options = [] }: Described): JsonSchema {
  const alternatives = (options as readonly Described[]).map(convert)
  const constants = alternatives.flatMap((schema) =>
    'const' in schema ? [schema['const']] : Array.isArray(schema['enum']) ? schema['enum'] : [undefined],
  )
  return constants.includes(undefined) ? { anyOf: alternatives } : enumOf(constants)
}

/** Stops at a transformation: later actions check the transformed value, not what the editor entered. */
function convertPipe([base, ...actions]: readonly Described[]): JsonSchema {
  const schema = base ? convert(base) : {}
  const end = actions.findIndex(({ kind, type }) => kind === 'schema' || (kind === 'transformation' && type !== 'trim'))
  for (const action of end === -1 ? actions : actions.slice(0, end))
    Object.assign(
      schema,
      describedBy(action),
      action.metadata?.measure,
      acceptedBlocks(action, schema) ?? limits[action.type]?.(action.requirement, schema),
    )
  return schema
}

/** The hint of `v.description`, which the form shows below the field. */
function describedBy({ description }: Described): JsonSchema {
  return description === undefined ? {} : { description }
}

/** The link or slot again, limited to the blocks that `accepting` names. */
function acceptedBlocks({ metadata }: Described, { type }: JsonSchema): JsonSchema | null {
  const names = metadata?.blockNames
  if (!names) return null
  return type === 'array' ? contentSlot(names) : contentLink(names)
}

const limits: Readonly<Record<string, (requirement: unknown, schema: JsonSchema) => JsonSchema>> = {
  non_empty: (_requirement, { type }) => (type === 'array' ? { minItems: 1 } : { minLength: 1 }),
  min_length: (requirement, { type }) => ({ [type === 'array' ? 'minItems' : 'minLength']: requirement }),
  max_length: (requirement, { type }) => ({ [type === 'array' ? 'maxItems' : 'maxLength']: requirement }),
  length: (requirement, { type }) =>
    type === 'array'
      ? { minItems: requirement, maxItems: requirement }
      : { minLength: requirement, maxLength: requirement },
  min_value: (requirement) => ({ minimum: requirement }),
  max_value: (requirement) => ({ maximum: requirement }),
  integer: () => ({ type: 'integer' }),
  iso_timestamp: () => ({ format: 'date-time' }),
  regex: (requirement) =>
    requirement instanceof RegExp && requirement.flags === '' ? { pattern: requirement.source } : {},
}

function isOptional(schema: Described): boolean {
  if (schema.fallback !== undefined || mayBeMissing.has(schema.type)) return true
  const [base] = schema.pipe ?? []
  return base !== undefined && base !== schema && isOptional(base)
}

/** `topHeading` as `Top heading`. */
export function labelOf(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
