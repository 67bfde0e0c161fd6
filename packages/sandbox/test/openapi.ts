import { parse } from 'yaml'

/** A schema of an OpenAPI 3.1 document, limited to what the vendors' documents use. */
type Schema = {
  $ref?: string
  type?: string | string[]
  format?: string
  enum?: unknown[]
  allOf?: Schema[]
  oneOf?: Schema[]
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  items?: Schema
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  pattern?: string
  nullable?: boolean
  'x-nullable'?: boolean
  example?: unknown
}
type DocumentedResponse = { $ref?: string; content?: Record<string, { schema?: Schema }> }

export type OpenApi = {
  /** Compares a value with one of `components.schemas`. */
  violations: (schemaName: string, value: unknown) => string[]
  /**
   * Compares a body with the response of an operation, named `get /carts/{cartId} 200`. A response without a body is
   * `null`.
   */
  responseViolations: (operation: string, value: unknown) => string[]
}

/**
 * Checks values against a document. `lenient` lists required fields that the vendor itself leaves out.
 *
 * A JSON Schema validator does not replace this: it accepts every field that a schema does not name, and these checks
 * must refuse it; and the documents mark a nullable field in three ways that are not JSON Schema.
 */
export function createOpenApi(yaml: string, lenient: readonly string[] = []): OpenApi {
  const document = parse(yaml)
  const named = (name: string): Schema => {
    const schema: Schema | undefined = document.components.schemas[name]
    if (!schema) throw new RangeError(`The document has no schema ${name}`)
    return schema
  }
  const follow = <Part extends { $ref?: string }>(part: Part): Part => {
    if (!part.$ref) return part
    const keys = part.$ref
      .split('/')
      .slice(1)
      .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    const target = keys.reduce((parent, key) => parent?.[key], document)
    if (!target) throw new RangeError(`The document has nothing at ${part.$ref}`)
    return follow(target)
  }

  function answered(operation: string): Schema | undefined {
    const [method = '', path = '', status = ''] = operation.split(' ')
    const response: DocumentedResponse | undefined = document.paths[path]?.[method]?.responses[status]
    if (!response) throw new RangeError(`The document has no ${operation}`)
    const content = Object.entries(follow(response).content ?? {})
    return (content.find(([mediaType]) => mediaType.includes('json')) ?? content[0])?.[1].schema
  }

  /** Merges `allOf` into one schema, so that a field which no part names can be refused. */
  function flatten(schema: Schema): Schema {
    const { allOf = [], ...own } = follow(schema)
    const merged: Schema = { ...own }
    for (const part of allOf.map(flatten)) {
      const { properties, required = [] } = merged
      Object.assign(merged, {
        ...part,
        ...own,
        properties: { ...part.properties, ...properties },
        required: [...required, ...(part.required ?? [])],
      })
    }
    return merged
  }

  function check(value: unknown, schema: Schema, path: string): string[] {
    const flat = flatten(schema)
    if (value === null && (flat.example === null || flat.nullable || flat['x-nullable'])) return []
    const options = flat.oneOf ?? flat.anyOf
    if (options && !options.some((option) => check(value, option, path).length === 0))
      return [`${path}: matches none of the alternatives`]
    const types = flat.type === undefined ? [] : [flat.type].flat()
    if (types.length > 0 && !types.some((type) => isOfType(value, type)))
      return [`${path}: ${JSON.stringify(value)} is not ${types.join(' or ')}`]
    if (flat.enum && !flat.enum.includes(value))
      return [`${path}: ${JSON.stringify(value)} is not one of ${flat.enum.join(', ')}`]
    if (typeof value === 'string') return checkText(value, flat, path)
    if (typeof value === 'number') return checkNumber(value, flat, path)
    if (Array.isArray(value))
      return value.flatMap((item, index) => (flat.items ? check(item, flat.items, `${path}/${index}`) : []))
    return typeof value === 'object' && value !== null ? checkObject(value, flat, path) : []
  }

  function checkObject(
    value: object,
    { properties = {}, required = [], additionalProperties, oneOf, anyOf }: Schema,
    path: string,
  ): string[] {
    const missing = required
      .filter((name) => !(name in value) && !lenient.includes(name))
      .map((name) => `${path}: lacks ${name}`)
    const isClosed = Object.keys(properties).length > 0 && (additionalProperties ?? false) === false && !oneOf && !anyOf
    const wrong = Object.entries(value).flatMap(([name, member]) => {
      const schema = properties[name] ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined)
      if (schema) return check(member, schema, `${path}/${name}`)
      return isClosed ? [`${path}: ${name} is not known`] : []
    })
    return [...missing, ...wrong]
  }

  return {
    violations: (name, value) => check(value, named(name), name),
    responseViolations: (operation, value) => {
      const schema = answered(operation)
      if (schema) return check(value, schema, '')
      return value === null || value === '' ? [] : [': a body where the document has none']
    },
  }
}

function checkText(value: string, { minLength = 0, maxLength = Infinity, pattern, format }: Schema, path: string) {
  if (value.length < minLength || value.length > maxLength) return [`${path}: ${value.length} characters`]
  if (pattern !== undefined && !new RegExp(pattern).test(value)) return [`${path}: ${value} does not match ${pattern}`]
  return format === 'date-time' && Number.isNaN(Date.parse(value)) ? [`${path}: ${value} is not a time`] : []
}

function checkNumber(value: number, { minimum = -Infinity, maximum = Infinity }: Schema, path: string) {
  return value < minimum || value > maximum ? [`${path}: ${value} is out of range`] : []
}

function isOfType(value: unknown, type: string) {
  switch (type) {
    case 'integer':
      return Number.isInteger(value)
    case 'array':
      return Array.isArray(value)
    case 'null':
      return value === null
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value)
    default:
      return typeof value === type
  }
}
