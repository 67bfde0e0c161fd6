import * as v from 'valibot'

export type Field = {
  /** Path of the value in what the schema reads: `email`, `address.city`. */
  name: string
  label: string
  kind: 'text' | 'email' | 'password' | 'tel' | 'date' | 'select' | 'checkbox'
  /** What browsers and password managers know it by. */
  autoComplete: string
  isRequired: boolean
  hint?: string
  maxLength?: number
  options?: readonly { value: string; label: string }[]
  /** Takes half a row where there is room. */
  isHalf?: true
}

/** Fields under one heading. `name` is the path of a fault of the group as a whole. */
export type FieldGroup = { name: string; legend: string | null; fields: readonly Field[] }

/** A form: what it shows, and how it is read. The browser and the Worker check it by the same schema. */
export type Form<Schema extends v.GenericSchema = v.GenericSchema> = {
  groups: readonly FieldGroup[]
  submit: string
  schema: Schema
}

/** What stands in the fields, by their names; a box that is not ticked is empty. */
export type FormValues = Readonly<Record<string, string>>

/** The first fault of each field, by its name. */
export type FormErrors = Readonly<Record<string, string>>

export type FormOutcome<Schema extends v.GenericSchema> =
  | { status: 'valid'; output: v.InferOutput<Schema> }
  | { status: 'invalid'; errors: FormErrors }

/** Reads the values by the form's schema. */
export function checkForm<Schema extends v.GenericSchema>(form: Form<Schema>, values: FormValues): FormOutcome<Schema> {
  const parsed = v.safeParse(form.schema, nested(form, values))
  return parsed.success
    ? { status: 'valid', output: parsed.output }
    : { status: 'invalid', errors: errorsOf(form, parsed.issues) }
}

export function fieldsOf(form: Form): readonly Field[] {
  return form.groups.flatMap(({ fields }) => fields)
}

/** The name of the first field, in the order of the page, that has a fault or whose group has one. */
export function firstFault(form: Form, errors: FormErrors): string | null {
  for (const { name, fields } of form.groups) {
    const first =
      fields.find((field) => errors[field.name] !== undefined) ?? (errors[name] === undefined ? undefined : fields[0])
    if (first) return first.name
  }
  return null
}

/** Values of the form's own fields alone, as records in records. */
function nested(form: Form, values: FormValues): Record<string, unknown> {
  const tree: Record<string, unknown> = {}
  for (const { name } of fieldsOf(form)) {
    const [first = '', second] = name.split('.')
    const value = values[name] ?? ''
    if (second === undefined) tree[first] = value
    else tree[first] = { ...(tree[first] as object | undefined), [second]: value }
  }
  return tree
}

function errorsOf(form: Form, issues: readonly v.BaseIssue<unknown>[]): FormErrors {
  const known = new Set([...fieldsOf(form).map(({ name }) => name), ...form.groups.map(({ name }) => name)])
  const errors: Record<string, string> = {}
  for (const issue of issues) {
    const path = v.getDotPath(issue) ?? ''
    const name = known.has(path) ? path : (path.split('.')[0] ?? '')
    errors[name] ??= issue.message
  }
  return errors
}
