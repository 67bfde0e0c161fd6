import type { Content } from '../content.ts'

export type Field = {
  name: string
  label: string
  kind: 'text' | 'long-text' | 'number' | 'checkbox' | 'json'
  value: string
  hint?: string
  error?: string
}

const maxLineLength = 80

/** The item's own fields as form fields. A field that is not text, number or choice is edited as JSON. */
export function fieldsOf(item: Content): Field[] {
  return Object.entries(item)
    .filter(([name]) => name !== '_meta')
    .map(([name, value]) => ({ name, label: labelOf(name), ...shown(value) }))
}

/** The item with the values of the form, or, if some are invalid, the fields with what was typed and the errors. */
export function readFields(item: Content, form: FormData): { item: Content } | { fields: Field[] } {
  const values: Record<string, unknown> = {}
  const fields = fieldsOf(item).map((field) => {
    const typed = String(form.get(inputName(field)) ?? '').replaceAll('\r\n', '\n')
    const read = readValue(field, typed, item[field.name])
    if ('value' in read) values[field.name] = read.value
    return { ...field, value: typed, ...('error' in read && { error: read.error }) }
  })
  return fields.some(({ error }) => error !== undefined) ? { fields } : { item: { ...item, ...values } }
}

export function inputName({ name }: Pick<Field, 'name'>): string {
  return `field.${name}`
}

function shown(value: unknown): Pick<Field, 'kind' | 'value' | 'hint'> {
  if (typeof value === 'string')
    return { kind: value.length > maxLineLength || value.includes('\n') ? 'long-text' : 'text', value }
  if (typeof value === 'number') return { kind: 'number', value: String(value) }
  if (typeof value === 'boolean') return { kind: 'checkbox', value: value ? 'on' : '' }
  if (value === null || value === undefined)
    return { kind: 'text', value: '', hint: 'Empty now: text, or JSON from its { or [ on.' }
  return {
    kind: 'json',
    value: JSON.stringify(value, null, 2),
    hint: Array.isArray(value) ? 'A JSON list.' : 'A JSON object, or null for none.',
  }
}

function readValue({ kind }: Field, typed: string, before: unknown): { value: unknown } | { error: string } {
  if (kind === 'checkbox') return { value: typed !== '' }
  if (kind === 'number')
    return typed.trim() !== '' && Number.isFinite(Number(typed))
      ? { value: Number(typed) }
      : { error: 'Enter a number.' }
  if (kind === 'json') return readJson(typed, before)
  if (before !== null && before !== undefined) return { value: typed }
  return /^\s*[[{]/.test(typed) ? readJson(typed, null) : { value: typed === '' ? null : typed }
}

function readJson(typed: string, before: unknown): { value: unknown } | { error: string } {
  try {
    const value: unknown = JSON.parse(typed)
    if (Array.isArray(before) && !Array.isArray(value)) return { error: 'This has to stay a list, in [ and ].' }
    if (!Array.isArray(before) && before !== null && (typeof value !== 'object' || Array.isArray(value)))
      return { error: 'This has to stay an object, in { and }.' }
    return { value }
  } catch (error) {
    return { error: `This is not JSON: ${error instanceof Error ? error.message : String(error)}` }
  }
}

/** Converts `topHeading` to `Top heading`. */
function labelOf(name: string): string {
  const label = name.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase()
  return label.charAt(0).toUpperCase() + label.slice(1)
}
