import { type Content, isContent } from '../content.ts'

type LeafKind = 'text' | 'long-text' | 'number' | 'checkbox' | 'address' | 'picture' | 'point'
/** `isEmpty`: the item has no value, so another item's may be taken as an example. */
type Leaf = { kind: LeafKind; value: string; isEmpty?: boolean; hint?: string; error?: string }

/** Part of an item's form. `path` has the names of fields and the positions in lists, with dots: `items.0.url`. */
export type Field = { path: string; label: string } & (
  | Leaf
  | { kind: 'group'; fields: Field[] }
  /** `value` is JSON that was typed in place of the list. */
  | { kind: 'list'; entries: Field[]; value: string; error?: string }
  /** An item inside the item, which has a page of its own. */
  | { kind: 'block'; id: string; type: string }
)

/** A value of the item as a field. If a form is read, `value` is what the form says. */
type Reading = { field: Field; value: unknown }
type Place = { path: string; name: string; label: string }

const maxLineLength = 80
const titles = ['title', 'heading', 'text', 'name', 'buttonText', 'label', 'question', 'message', 'url']

/** The item's own values as form fields. */
export function fieldsOf(item: Content): Field[] {
  return read(item, null).fields
}

/** The item with the values of the form, or, if some are invalid, the fields with what was typed and the errors. */
export function readFields(item: Content, form: FormData): { item: Content } | { fields: Field[] } {
  const { fields, value } = read(item, form)
  return wrongFields(fields) > 0 ? { fields } : { item: { ...item, ...value } }
}

/** The number of fields with an error, at any depth. */
export function wrongFields(fields: readonly Field[]): number {
  return fields.reduce((count, field) => {
    if (field.kind === 'group') return count + wrongFields(field.fields)
    const within = field.kind === 'list' ? wrongFields(field.entries) : 0
    return count + within + ('error' in field && field.error !== undefined ? 1 : 0)
  }, 0)
}

export function inputName({ path }: Pick<Field, 'path'>): string {
  return `field.${path}`
}

function read(item: object, form: FormData | null, path = ''): { fields: Field[]; value: Record<string, unknown> } {
  const readings = Object.entries(item)
    .filter(([name]) => name !== '_meta')
    .map(([name, value]) => {
      const place = { path: path === '' ? name : `${path}.${name}`, name, label: labelOf(name) }
      return [name, readValue(value, place, form)] as const
    })
  return {
    fields: readings.map(([, { field }]) => field),
    value: Object.fromEntries(readings.map(([name, reading]) => [name, reading.value])),
  }
}

function readValue(value: unknown, place: Place, form: FormData | null): Reading {
  const { path } = place
  const label = { path, label: place.label }
  if (isContent(value)) {
    const { deliveryId: id, name, schema } = value._meta
    return { field: { ...label, label: name, kind: 'block', id, type: typeOf(schema) }, value }
  }
  if (Array.isArray(value)) {
    const typed = typedIn(form, { kind: 'long-text' }, path)?.trim() ?? ''
    if (typed !== '') return listOf(typed, label, value)
    const entries = value.map((entry: unknown, index) =>
      readValue(entry, { path: `${path}.${index}`, name: place.name, label: titleOf(entry, index) }, form),
    )
    return {
      field: { ...label, kind: 'list', entries: entries.map(({ field }) => field), value: '' },
      value: entries.map((entry) => entry.value),
    }
  }
  if (typeof value === 'object' && value !== null && !isMedia(value) && place.name !== 'poi') {
    const { fields, value: within } = read(value, form, path)
    return { field: { ...label, kind: 'group', fields }, value: { ...value, ...within } }
  }
  const leaf = leafOf(value, place)
  const typed = typedIn(form, leaf, path)
  if (typed === null) return { field: { ...label, ...leaf }, value }
  const result = parse(leaf, typed, value)
  return 'error' in result
    ? { field: { ...label, ...leaf, value: typed, error: result.error }, value }
    : { field: { ...label, ...leaf, value: typed }, value: result.value }
}

/** A list that is replaced by JSON. */
function listOf(typed: string, label: Pick<Field, 'path' | 'label'>, before: unknown[]): Reading {
  const field = { ...label, kind: 'list' as const, entries: [], value: typed }
  try {
    const value: unknown = JSON.parse(typed)
    if (Array.isArray(value)) return { field, value }
    return { field: { ...field, error: 'This has to be a list, in [ and ].' }, value: before }
  } catch (error) {
    return {
      field: { ...field, error: `This is not JSON: ${error instanceof Error ? error.message : String(error)}` },
      value: before,
    }
  }
}

/** `null` if the form does not have the field. A browser leaves out a box that is not ticked. */
function typedIn(form: FormData | null, { kind }: Pick<Leaf, 'kind'>, path: string): string | null {
  const typed = form?.get(inputName({ path })) ?? (form && kind === 'checkbox' ? '' : null)
  return typeof typed === 'string' ? typed.replaceAll('\r\n', '\n') : null
}

function leafOf(value: unknown, { name }: Place): Leaf {
  if (name === 'poi') return { kind: 'point', value: pointText(value), hint: 'From the left and the top, as 0.5, 0.3.' }
  if (isMedia(value)) return { kind: 'picture', value: value.name }
  if (typeof value === 'number') return { kind: 'number', value: String(value) }
  if (typeof value === 'boolean') return { kind: 'checkbox', value: value ? 'on' : '' }
  if (typeof value !== 'string') return { kind: 'text', value: '', isEmpty: true, hint: 'Empty now.' }
  if (/(?:link|url|href)$/i.test(name)) return { kind: 'address', value }
  return { kind: value.length > maxLineLength || value.includes('\n') ? 'long-text' : 'text', value }
}

function parse({ kind }: Leaf, typed: string, before: unknown): { value: unknown } | { error: string } {
  switch (kind) {
    case 'checkbox':
      return { value: typed !== '' }
    case 'number':
      return typed.trim() !== '' && Number.isFinite(Number(typed))
        ? { value: Number(typed) }
        : { error: 'Enter a number.' }
    case 'point':
      return readPoint(typed)
    case 'picture': {
      const media = before as Media
      return { value: typed === media.name ? media : { ...media, name: typed, id: `picture-${typed}` } }
    }
    default:
      return { value: typed === '' && (before === null || before === undefined) ? null : typed }
  }
}

type Media = { _meta: { schema: string }; id: string; name: string }

function isMedia(value: unknown): value is Media {
  if (typeof value !== 'object' || value === null || !('_meta' in value) || isContent(value)) return false
  const { _meta: meta } = value
  return typeof meta === 'object' && meta !== null && 'schema' in meta && String(meta.schema).endsWith('-link')
}

function pointText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return ''
  const { x, y } = value as { x?: number; y?: number }
  return `${x}, ${y}`
}

function readPoint(typed: string): { value: unknown } | { error: string } {
  if (typed.trim() === '') return { value: null }
  const [x = Number.NaN, y = Number.NaN, ...more] = typed.split(',').map((part) => Number.parseFloat(part))
  const isInside = [x, y].every((part) => part >= 0 && part <= 1)
  return isInside && more.length === 0
    ? { value: { x, y } }
    : { error: 'Enter two numbers from 0 to 1 with a comma between them, or nothing for the middle.' }
}

/** The name of a content type: the end of its address. */
export function typeOf(schema: string): string {
  return schema.split('/').at(-1) ?? schema
}

/** What a list calls one of its entries. */
function titleOf(entry: unknown, index: number): string {
  if (typeof entry === 'string') return entry.slice(0, maxLineLength) || `Entry ${index + 1}`
  const fields = typeof entry === 'object' && entry !== null ? (entry as Record<string, unknown>) : {}
  const title = titles.map((name) => fields[name]).find((text) => typeof text === 'string' && text !== '')
  return typeof title === 'string' ? title.slice(0, maxLineLength) : `Entry ${index + 1}`
}

/** Converts `topHeading` to `Top heading`. */
function labelOf(name: string): string {
  const label = name.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase()
  return label.charAt(0).toUpperCase() + label.slice(1)
}
