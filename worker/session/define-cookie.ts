import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import * as v from 'valibot'
import type { AppEnv } from '../context/app-env.ts'

type RequestContext = Context<AppEnv>

/**
 * How a value becomes text that only this Worker can make. The text is bound to a purpose, so that no cookie can be
 * sent as another. `decode` returns `null` for any other text.
 */
type CookieFormat<Value, Written> = {
  encode(c: RequestContext, purpose: string, value: Written): Promise<string>
  decode(c: RequestContext, purpose: string, text: string): Promise<Value | null>
}

/** A cookie that pages' scripts cannot read and browsers cannot forge. */
export type Cookie<Value, Written = Value> = {
  /** The value, or `null` if the request has no such cookie or its text is not ours. */
  read(c: RequestContext): Promise<Value | null>
  /** `maxAge` in seconds; by default that of the definition. */
  write(c: RequestContext, value: Written, maxAge?: number): Promise<void>
  forget(c: RequestContext): void
  /** Forgets the cookie if the request has it. */
  forgetSent(c: RequestContext): void
  isSent(c: RequestContext): boolean
}

/** `name` may depend on the request's market, `maxAge` on the configuration; it is in seconds. */
export function defineCookie<Value, Written>(definition: {
  name: string | ((c: RequestContext) => string)
  purpose: string
  maxAge: number | ((c: RequestContext) => number)
  format: CookieFormat<Value, Written>
}): Cookie<Value, Written> {
  const { name, purpose, format } = definition
  const ageIn = (c: RequestContext) =>
    typeof definition.maxAge === 'number' ? definition.maxAge : definition.maxAge(c)
  const nameIn = (c: RequestContext) => (typeof name === 'string' ? name : name(c))
  const forget = (c: RequestContext) => void deleteCookie(c, nameIn(c), { path: '/', secure: true })
  const isSent = (c: RequestContext) => getCookie(c, nameIn(c)) !== undefined
  return {
    async read(c) {
      const text = getCookie(c, nameIn(c))
      return text ? format.decode(c, purpose, text) : null
    },
    async write(c, value, maxAge = ageIn(c)) {
      const text = await format.encode(c, purpose, value)
      setCookie(c, nameIn(c), text, { path: '/', secure: true, httpOnly: true, sameSite: 'Lax', maxAge })
    },
    forget,
    forgetSent: (c) => void (isSent(c) && forget(c)),
    isSent,
  }
}

/** Text that is signed but readable. */
export const signedText: CookieFormat<string, string> = {
  encode: (c, purpose, value) => c.var.signer.sign(purpose, value),
  decode: (c, purpose, text) => c.var.signer.verify(purpose, text),
}

const timeSeparator = '~'

/** Signed text with the time of writing inside the signature, so that a copy of the cookie gets older as well. */
export const signedTextWithTime: CookieFormat<{ text: string; ageSeconds: number }, string> = {
  encode: (c, purpose, value) => c.var.signer.sign(purpose, [value, nowSeconds()].join(timeSeparator)),
  async decode(c, purpose, signed) {
    const [text, writtenAt = 0] = (await c.var.signer.verify(purpose, signed))?.split(timeSeparator) ?? []
    return text ? { text, ageSeconds: nowSeconds() - Number(writtenAt) } : null
  },
}

/** An encrypted value. One that no longer matches the schema is not ours. */
export function sealedJson<Schema extends v.GenericSchema>(
  schema: Schema,
): CookieFormat<v.InferOutput<Schema>, v.InferInput<Schema>> {
  const TextSchema = v.pipe(v.string(), v.parseJson(), schema)
  return {
    encode: (c, purpose, value) => c.var.sealer.seal(purpose, JSON.stringify(value)),
    async decode(c, purpose, sealed) {
      const parsed = v.safeParse(TextSchema, await c.var.sealer.open(purpose, sealed))
      return parsed.success ? parsed.output : null
    },
  }
}

function nowSeconds(): number {
  return Math.floor(Date.now() / 1000)
}
