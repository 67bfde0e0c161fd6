import { addressHint } from '../blocks/parts/address.ts'
import { type JsonSchema, mediaHint } from './core-schema.ts'
import { colourHint, toJsonSchema } from './json-schema.ts'
import type { ContentType } from './shop-types.ts'

/** A field as editors see it. `path` leads to it through groups and lists, for example `items[].text`. */
export type BlockField = { path: string; kind: string; isRequired: boolean; note: string }

/** Every field of a block. The fields of a group follow the group. */
export function blockFieldsOf(block: ContentType): BlockField[] {
  return fieldsIn(toJsonSchema(block.schema), '')
}

function fieldsIn(schema: JsonSchema, parent: string): BlockField[] {
  const required = new Set(Array.isArray(schema['required']) ? schema['required'] : [])
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const path = parent + name
    const own = { path, kind: kindOf(field), isRequired: required.has(name), note: noteOf(field) }
    if (field.items?.properties && !isMedia(field.items)) return [own, ...fieldsIn(field.items, `${path}[].`)]
    return field.properties && !isMedia(field) ? [own, ...fieldsIn(field, `${path}.`)] : [own]
  })
}

function kindOf(schema: JsonSchema): string {
  const { type, items } = schema
  if (Array.isArray(schema['enum'])) return `one of ${schema['enum'].join(', ')}`
  if (isMedia(schema)) return 'picture or video'
  if (Array.isArray(schema['anyOf'])) return (schema['anyOf'] as JsonSchema[]).map(kindOf).join(' or ')
  if (Array.isArray(schema['allOf'])) return 'content item'
  if (type === 'array')
    return `list${limitsOf(schema, 'Items')} of ${items?.properties ? 'groups' : items ? plural(kindOf(items)) : 'values'}`
  if (type === 'boolean') return 'yes or no'
  if (schema['description'] === colourHint) return 'colour'
  if (schema['description'] === addressHint) return 'address'
  if (type === 'string') return `${schema['format'] === 'markdown' ? 'Markdown' : 'text'}${limitsOf(schema, 'Length')}`
  if (type === 'number' || type === 'integer')
    return `${type === 'integer' ? 'whole number' : 'number'}${limitsOf(schema, 'imum')}`
  return type === 'object' ? 'group' : 'any value'
}

/** What the form says about the field, and what an empty field means. */
function noteOf(schema: JsonSchema): string {
  const { description, default: value } = schema
  const isKind = description === colourHint || description === addressHint || isMedia(schema)
  const hint = typeof description === 'string' && !isKind ? description.replace(/^In (?=\w+$)/, 'in ') : ''
  const meaning = value === undefined || value === false ? '' : `by default ${String(value)}`
  return [hint, meaning].filter(Boolean).join(', ')
}

function isMedia(schema: JsonSchema): boolean {
  return schema['description'] === mediaHint
}

function plural(kind: string): string {
  return kind === 'content item' || kind === 'number' ? `${kind}s` : kind
}

function limitsOf(schema: JsonSchema, suffix: string): string {
  const [least, most] = [schema[`min${suffix}`], schema[`max${suffix}`]]
  const isMerelyThere = suffix === 'Length' && least === 1 && most === undefined
  if (isMerelyThere || (least === undefined && most === undefined)) return ''
  if (least !== undefined && most !== undefined) return ` (${String(least)} to ${String(most)})`
  return least === undefined ? ` (at most ${String(most)})` : ` (at least ${String(least)})`
}
