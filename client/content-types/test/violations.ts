import type { JsonSchema } from '../core-schema.ts'

type Definitions = Readonly<Record<string, JsonSchema>>
type Check = (keyword: never, value: unknown, definitions: Definitions) => boolean | readonly string[]

/**
 * The keywords of a schema that a value breaks. Follows JSON Schema draft 7 for the keywords that content types use,
 * and shares no code with their generator. @throws Error for a keyword or a `$ref` that it does not know
 */
export function violations(schema: JsonSchema, value: unknown, definitions: Definitions): string[] {
  return Object.entries(schema).flatMap(([name, keyword]) => {
    if (ignored.has(name)) return []
    const check = checks[name]
    if (!check) throw new Error(`Unknown keyword ${name}`)
    const outcome = check(keyword as never, value, definitions)
    if (typeof outcome === 'boolean') return outcome ? [] : [name]
    return outcome.map((below) => `${name} ${below}`)
  })
}

const ignored = new Set(['$schema', '$id', 'title', 'description', 'default', 'propertyOrder'])

const checks: Readonly<Record<string, Check>> = {
  type: (type: string, value) => isOfType(type, value),
  // `markdown` is the content service's own format: it chooses the editor of the text and limits nothing.
  format: (name: string, value) =>
    name === 'markdown' || (name === 'date-time' && !Number.isNaN(Date.parse(String(value)))),
  enum: (options: unknown[], value) => options.includes(value),
  const: (constant: unknown, value) => constant === value,
  required: (names: string[], value) => !isObject(value) || names.every((name) => name in value),
  properties: (fields: Record<string, JsonSchema>, value, definitions) =>
    isObject(value)
      ? Object.entries(fields).flatMap(([name, field]) =>
          name in value ? violations(field, value[name], definitions).map((below) => `${name}: ${below}`) : [],
        )
      : [],
  items: (item: JsonSchema, value, definitions) =>
    Array.isArray(value)
      ? value.flatMap((entry, index) => violations(item, entry, definitions).map((below) => `${index}: ${below}`))
      : [],
  anyOf: (options: JsonSchema[], value, definitions) =>
    options.some((option) => violations(option, value, definitions).length === 0),
  allOf: (options: JsonSchema[], value, definitions) =>
    options.flatMap((option) => violations(option, value, definitions)),
  $ref: (name: string, value, definitions) => {
    const definition = definitions[name]
    if (!definition) throw new Error(`Unknown definition ${name}`)
    return violations(definition, value, definitions)
  },
  minItems: (least: number, value) => !Array.isArray(value) || value.length >= least,
  maxItems: (most: number, value) => !Array.isArray(value) || value.length <= most,
  minLength: (least: number, value) => typeof value !== 'string' || [...value].length >= least,
  maxLength: (most: number, value) => typeof value !== 'string' || [...value].length <= most,
  minimum: (least: number, value) => typeof value !== 'number' || value >= least,
  maximum: (most: number, value) => typeof value !== 'number' || value <= most,
  pattern: (source: string, value) => typeof value !== 'string' || new RegExp(source).test(value),
}

function isOfType(type: string, value: unknown): boolean {
  if (type === 'array') return Array.isArray(value)
  if (type === 'object') return isObject(value)
  return type === 'integer' ? Number.isInteger(value) : typeof value === type
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
