import { HTTPException } from 'hono/http-exception'
import * as v from 'valibot'

/** The form's text fields by the schema. @throws HTTPException 400 */
export function parseForm<Schema extends v.GenericSchema>(FormSchema: Schema, form: FormData): v.InferOutput<Schema> {
  const fields = Object.fromEntries([...form.entries()].filter(([, value]) => typeof value === 'string'))
  const parsed = v.safeParse(FormSchema, fields)
  if (!parsed.success) throw new HTTPException(400, { message: 'The form is not complete.', cause: parsed.issues.map((issue) => issue.message).join('; ') })
  return parsed.output
}
