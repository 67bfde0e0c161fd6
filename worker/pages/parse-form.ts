import { HTTPException } from 'hono/http-exception'
import * as v from 'valibot'
import { typedText } from '#shared/domain/typed-text.ts'

/** The address of a page of the shop, as a field of a form. */
export const AddressTextSchema = v.pipe(v.string(), v.maxLength(10_000))

/** The posted form, with its texts as they were meant. @throws HTTPException 400 if the body is not a form */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return typedForm(await request.formData())
  } catch (cause) {
    throw new HTTPException(400, { message: 'The body is not a form.', cause })
  }
}

/** The form's text fields, parsed by the schema. @throws HTTPException 400 */
export function parseForm<Schema extends v.GenericSchema>(FormSchema: Schema, form: FormData): v.InferOutput<Schema> {
  const fields = Object.fromEntries([...form.entries()].filter(([, value]) => typeof value === 'string'))
  const parsed = v.safeParse(FormSchema, fields)
  if (!parsed.success)
    throw new HTTPException(400, {
      message: 'The form is not complete.',
      cause: parsed.issues.map((issue) => issue.message).join('; '),
    })
  return parsed.output
}

/** A password is compared byte by byte, so it stays as it is. */
function typedForm(form: FormData): FormData {
  const typed = new FormData()
  for (const [name, value] of form)
    typed.append(name, typeof value === 'string' && !/password/i.test(name) ? typedText(value) : value)
  return typed
}
