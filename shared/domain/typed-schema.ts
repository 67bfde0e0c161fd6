import * as v from 'valibot'

/** Room for blanks and marks that cannot be seen, which `read` removes. */
const maxWritten = 1000

type Message = () => string

/**
 * A text that a person types, as `read` understands it, of at most `maximum` characters. Its length is checked first,
 * so that no expression sees a long text.
 */
export function typedSchema(read: (text: string) => string, maximum: number, message: Message = () => 'too long') {
  return v.pipe(v.string(message), v.maxLength(maxWritten, message), v.transform(read), v.maxLength(maximum, message))
}
