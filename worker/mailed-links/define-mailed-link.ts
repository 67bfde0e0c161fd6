import * as v from 'valibot'
import type { Visit } from '../context/visit.ts'
import { sealedJson } from '../session/define-cookie.ts'
import { useOnce, type UseOutcome, useWhenDone } from './use-once.ts'
import type { Market } from '#shared/markets.ts'

/** A link that was opened. Its uses throw a `ServiceError` if it cannot be found out whether it was used. */
export type OpenedLink<Subject> = {
  /** Only this link has it. */
  id: string
  subject: Subject
  /** True for the first caller only. */
  use(): Promise<boolean>
  /** Uses the link with work that may fail, after which the link still works. */
  useWhenDone(work: () => Promise<boolean>): Promise<UseOutcome>
}

/** The mailed links of one purpose. */
export type MailedLink<Subject> = {
  /** The token that a link to a page of the market carries. */
  create(visit: Visit, market: Pick<Market, 'code'>, subject: Subject): Promise<string>
  /** `null` unless this Worker made the token for this purpose and the visit's market, and it has not expired. */
  open(visit: Visit, token: string): Promise<OpenedLink<Subject> | null>
}

/**
 * Links that prove that their reader has an e-mail address, each for one purpose, market and subject, for a short time
 * and one use. The token is encrypted, so that neither an id nor an address is in a URL. Opening a link must not use
 * it, because mail programs open links to check them: a page shows a button, and its form uses the link.
 */
export function defineMailedLink<Schema extends v.GenericSchema>({
  purpose,
  lifetimeSeconds,
  subject: SubjectSchema,
}: {
  purpose: string
  lifetimeSeconds: number
  subject: Schema
}): MailedLink<v.InferOutput<Schema>> {
  const LinkSchema = v.object({ id: v.string(), market: v.string(), until: v.number(), subject: SubjectSchema })
  const { encode, decode } = sealedJson(LinkSchema)
  const sealedFor = `mailed-link ${purpose}`
  return {
    create(visit, { code }, subject) {
      const until = Date.now() + lifetimeSeconds * 1000
      return encode(visit, sealedFor, { id: crypto.randomUUID(), market: code, until, subject } as v.InferInput<
        typeof LinkSchema
      >)
    },
    async open(visit, token) {
      // Mail programs add to a link, such as the full stop after it.
      const [written = ''] = /^[\w-]*/.exec(token) ?? []
      const link = (await decode(visit, sealedFor, written)) as Link<v.InferOutput<Schema>> | null
      if (!link || link.market !== visit.market.code || link.until <= Date.now()) return null
      const { id, subject: of } = link
      return {
        id,
        subject: of,
        use: () => useOnce(visit, link),
        useWhenDone: (work) => useWhenDone(visit, link, work),
      }
    },
  }
}

type Link<Subject> = { id: string; market: string; until: number; subject: Subject }
