/** @jsxImportSource hono/jsx */

import { isContent } from '../content.ts'
import type { Examples } from './examples.ts'
import { type Field, inputName, wrongFields } from './fields.ts'

/** `schema` is the item's; `open` is the path of the entry that was changed last. */
type Shown = { examples: Examples; schema: string; open: string | undefined }
type Of<Kind extends Field['kind']> = Extract<Field, { kind: Kind }>
type LeafField = Exclude<Field, { kind: 'group' | 'list' | 'block' }>

/** The fields of an item, each with its hint and its error. */
export function FieldInputs({ fields, ...shown }: { fields: readonly Field[] } & Shown) {
  return (
    <>
      {fields.map((field) => (
        <FieldInput key={field.path} field={field} {...shown} />
      ))}
    </>
  )
}

function FieldInput({ field, ...shown }: { field: Field } & Shown) {
  if (field.kind === 'list') return <ListInput field={field} {...shown} />
  if (field.kind === 'block') return <BlockLink field={field} />
  if (field.kind === 'group')
    return (
      <fieldset>
        <legend>{field.label}</legend>
        <FieldInputs fields={field.fields} {...shown} />
      </fieldset>
    )
  return <LeafInput field={field} examples={shown.examples} />
}

function ListInput({ field, ...shown }: { field: Of<'list'> } & Shown) {
  const { path, label, entries } = field
  const holdsBlocks =
    entries.length === 0
      ? isContent(shown.examples.value(shown.schema, path))
      : entries.every(({ kind }) => kind === 'block')
  return (
    <fieldset id={`list-${path}`}>
      <legend>{label}</legend>
      {entries.length > 0 && (
        <ol class="entries">
          {entries.map((entry, index) => (
            <li key={entry.path}>
              <Entry field={entry} {...shown} />
              <EntryButtons path={entry.path} label={entry.label} index={index} count={entries.length} />
            </li>
          ))}
        </ol>
      )}
      <div class="actions">
        {holdsBlocks && (
          <select name={`type.${path}`} aria-label={`Kind of block to add to ${label}`}>
            {shown.examples.blockTypes.map((type) => (
              <option key={type} value={type}>
                {type}
              </option>
            ))}
          </select>
        )}
        <button name="action" value={`add:${path}`} aria-label={`Add to ${label}`}>
          Add
        </button>
      </div>
      <details open={field.error !== undefined}>
        <summary>Replace by JSON</summary>
        {field.error && (
          <p class="error" id={`${inputName(field)}-error`}>
            {field.error}
          </p>
        )}
        <textarea
          name={inputName(field)}
          data-field={path}
          data-kind="json"
          aria-label={`${label} as JSON`}
          rows={6}
          spellcheck={false}
          {...(field.error && {
            'aria-invalid': 'true' as const,
            'aria-describedby': `${inputName(field)}-error`,
          })}
        >
          {field.value}
        </textarea>
      </details>
    </fieldset>
  )
}

function Entry({ field, ...shown }: { field: Field } & Shown) {
  if (field.kind === 'block') return <BlockLink field={field} />
  if (field.kind !== 'group') return <FieldInput field={field} {...shown} />
  const { path, label, fields } = field
  const isOpen = shown.open === path || shown.open?.startsWith(`${path}.`) === true || wrongFields(fields) > 0
  return (
    <details open={isOpen}>
      <summary>{label}</summary>
      <div class="fields">
        <FieldInputs fields={fields} {...shown} />
      </div>
    </details>
  )
}

function EntryButtons({ path, label, index, count }: { path: string; label: string; index: number; count: number }) {
  const changes = [
    index > 0 && { name: 'up', sign: '↑', says: `Move ${label} up` },
    index < count - 1 && { name: 'down', sign: '↓', says: `Move ${label} down` },
    { name: 'copy', sign: 'Copy', says: `Copy ${label}` },
    { name: 'remove', sign: 'Remove', says: `Remove ${label}` },
  ]
  return (
    <div class="entry-buttons">
      {changes.map(
        (change) =>
          change && (
            <button key={change.name} name="action" value={`${change.name}:${path}`} aria-label={change.says}>
              {change.sign}
            </button>
          ),
      )}
    </div>
  )
}

function BlockLink({ field: { id, label, type } }: { field: Of<'block'> }) {
  return (
    <p>
      <a href={`/amplience/editor/item/${id}`}>{label}</a> <span class="soft">{type}</span>
    </p>
  )
}

function LeafInput({ field, examples }: { field: LeafField; examples: Examples }) {
  const { label, kind, hint, error } = field
  const id = inputName(field)
  if (kind === 'checkbox') {
    return (
      <label class="check" htmlFor={id}>
        <input {...attributesOf(field)} type="checkbox" checked={field.value !== ''} /> {label}
      </label>
    )
  }
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p class="error" id={`${id}-error`}>
          {error}
        </p>
      )}
      <Input field={field} pictures={examples.pictures} />
      {'isEmpty' in field && field.isEmpty && (
        <button class="small" name="action" value={`add:${field.path}`} aria-label={`Fill ${label} with an example`}>
          Fill with an example
        </button>
      )}
    </div>
  )
}

function Input({ field, pictures }: { field: LeafField; pictures: readonly string[] }) {
  const { kind, value } = field
  const attributes = attributesOf(field)
  if (kind === 'long-text')
    return (
      <textarea {...attributes} rows={Math.min(24, value.split('\n').length + 2)}>
        {value}
      </textarea>
    )
  if (kind === 'picture')
    return (
      <select {...attributes}>
        {(pictures.includes(value) ? pictures : [value, ...pictures]).map((name) => (
          <option key={name} value={name} selected={name === value}>
            {name}
          </option>
        ))}
      </select>
    )
  if (kind === 'number') return <input {...attributes} type="number" step="any" value={value} />
  return <input {...attributes} type="text" value={value} {...(kind === 'address' && { list: 'addresses' })} />
}

function attributesOf(field: LeafField) {
  const { path, kind, hint, error } = field
  const id = inputName(field)
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return {
    id,
    name: id,
    'data-field': path,
    'data-kind': kind,
    ...(error && { 'aria-invalid': 'true' as const }),
    ...(described && { 'aria-describedby': described }),
  }
}
