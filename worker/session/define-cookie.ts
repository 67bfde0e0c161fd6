import * as v from 'valibot'
import type { Visit } from '../context/visit.ts'

/**
 * How a value becomes text that only this Worker can make. The text is bound to a purpose, so that no cookie can be
 * sent as another. `decode` returns `null` for any other text.
 */
type CookieFormat<Value, Written> = {
  encode(visit: Visit, purpose: string, value: Written): Promise<string>
  decode(visit: Visit, purpose: string, text: string): Promise<Value | null>
}

/** A cookie that pages' scripts cannot read and browsers cannot forge. */
export type Cookie<Value, Written = Value> = {
  /** The value, or `null` if the request has no such cookie or its text is not ours. */
  read(visit: Visit): Promise<Value | null>
  /** `maxAge` in seconds; by default that of the definition. */
  write(visit: Visit, value: Written, maxAge?: number): Promise<void>
  forget(visit: Visit): void
  /** Forgets the cookie if the request has it. */
  forgetSent(visit: Visit): void
  isSent(visit: Visit): boolean
}

/** `name` may depend on the request's market, `maxAge` on the configuration; it is in seconds. */
export function defineCookie<Value, Written>(definition: {
  name: string | ((visit: Visit) => string)
  purpose: string
  maxAge: number | ((visit: Visit) => number)
  format: CookieFormat<Value, Written>
}): Cookie<Value, Written> {
  const { name, purpose, format } = definition
  const ageIn = (visit: Visit) => (typeof definition.maxAge === 'number' ? definition.maxAge : definition.maxAge(visit))
  const nameIn = (visit: Visit) => (typeof name === 'string' ? name : name(visit))
  const forget = (visit: Visit) => visit.cookies.delete(nameIn(visit), { path: '/', secure: true })
  const isSent = (visit: Visit) => visit.cookies.get(nameIn(visit)) !== undefined
  return {
    async read(visit) {
      const text = visit.cookies.get(nameIn(visit))
      return text ? format.decode(visit, purpose, text) : null
    },
    async write(visit, value, maxAge = ageIn(visit)) {
      const text = await format.encode(visit, purpose, value)
      visit.cookies.set(nameIn(visit), text, { path: '/', secure: true, httpOnly: true, sameSite: 'Lax', maxAge })
    },
    forget,
    forgetSent: (visit) => void (isSent(visit) && forget(visit)),
    isSent,
  }
}

/** Text that is signed but readable. */
export const signedText: CookieFormat<string, string> = {
  encode: (visit, purpose, value) => visit.signer.sign(purpose, value),
  decode: (visit, purpose, text) => visit.signer.verify(purpose, text),
}

const timeSeparator = '~'

/** Signed text with the time of writing inside the signature, so that a copy of the cookie gets older as well. */
export const signedTextWithTime: CookieFormat<{ text: string; ageSeconds: number }, string> = {
  encode: (visit, purpose, value) => visit.signer.sign(purpose, [value, nowSeconds()].join(timeSeparator)),
  async decode(visit, purpose, signed) {
    const [text, writtenAt = 0] = (await visit.signer.verify(purpose, signed))?.split(timeSeparator) ?? []
    return text ? { text, ageSeconds: nowSeconds() - Number(writtenAt) } : null
  },
}

/** An encrypted value. One that no longer matches the schema is not ours. */
export function sealedJson<Schema extends v.GenericSchema>(
  schema: Schema,
): CookieFormat<v.InferOutput<Schema>, v.InferInput<Schema>> {
  const TextSchema = v.pipe(v.string(), v.parseJson(), schema)
  return {
    encode: (visit, purpose, value) => visit.sealer.seal(purpose, JSON.stringify(value)),
    async decode(visit, purpose, sealed) {
      const parsed = v.safeParse(TextSchema, await visit.sealer.open(purpose, sealed))
      return parsed.success ? parsed.output : null
    },
  }
}

function nowSeconds(): number {
  return Math.floor(Date.now() / 1000)
}
