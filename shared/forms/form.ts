import * as v from 'valibot'

export type Field = {
  /** Path of the value in the schema's input: `email`, `address.city`. */
  name: string
  label: string
  kind: 'text' | 'email' | 'password' | 'tel' | 'date' | 'select' | 'checkbox'
  /** Autofill token for browsers and password managers. HTML allows none on a checkbox. */
  autoComplete?: string
  /** `sometimes`: it depends on another field, and the hint says how. */
  isRequired: boolean | 'sometimes'
  hint?: string
  maxLength?: number
  options?: readonly Option[]
  /** Takes half a row on wide screens. */
  isHalfWidth?: true
}

type Option = { value: string; label: string }

/** Fields under one heading. `name` is the path of an error of the whole group. */
export type FieldGroup = { name: string; legend: string | null; fields: readonly Field[] }

/** A form's fields and schema. The browser and the Worker validate it with the same schema. */
export type Form<Schema extends v.GenericSchema = v.GenericSchema> = {
  groups: readonly FieldGroup[]
  submit: string
  schema: Schema
}

/** A form whose fields form one group without a heading. The texts depend on the page's language, so they are read late. */
export function formOf<Schema extends v.GenericSchema>(
  schema: Schema,
  { name, fields, submit }: { name: string; fields: () => readonly Field[]; submit: () => string },
): Form<Schema> {
  return {
    get groups() {
      return [{ name, legend: null, fields: fields() }]
    },
    get submit() {
      return submit()
    },
    schema,
  }
}

/** The options with one of each label: the chosen one, or the last. A language may have one text for several values. */
export function distinctOptions(options: readonly Option[], chosen: string): Option[] {
  const byLabel = new Map(options.map((option) => [option.label, option]))
  for (const option of options) if (option.value === chosen) byLabel.set(option.label, option)
  return [...byLabel.values()]
}

/** Values by field name. A checkbox that is not ticked is empty. */
export type FormValues = Readonly<Record<string, string>>

/** The first error of each field, by field name. */
export type FormErrors = Readonly<Record<string, string>>

export type FormOutcome<Schema extends v.GenericSchema> =
  | { status: 'valid'; output: v.InferOutput<Schema> }
  | { status: 'invalid'; errors: FormErrors }

/** Validates the values with the form's schema. */
export function checkForm<Schema extends v.GenericSchema>(form: Form<Schema>, values: FormValues): FormOutcome<Schema> {
  const parsed = v.safeParse(form.schema, nested(form, values))
  return parsed.success
    ? { status: 'valid', output: parsed.output }
    : { status: 'invalid', errors: errorsOf(form, parsed.issues) }
}

export function fieldsOf(form: Form): readonly Field[] {
  return form.groups.flatMap(({ fields }) => fields)
}

/** Values of the form's own fields only, as nested objects. */
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
