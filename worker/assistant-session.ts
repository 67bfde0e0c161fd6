import { DurableObject } from 'cloudflare:workers'
import type { Env } from './configuration/env.ts'
import { createLeases } from './objects/lease.ts'
import type {
  AssistantResponse,
  AssistantSession as Session,
  AssistantSessionPort,
  BegunRequest,
  SessionRequest,
} from './ports/assistant-session-port.ts'

type KeptResponse = AssistantResponse & { digest: string }

const sessionKey = 'session'
const countKey = 'responses'
const endKey = 'end'
const responseKey = (key: string) => `response ${key}`

/** The protocol asks for 24 hours, and recommends 48. */
const responsesKeptMs = 48 * 60 * 60_000
const maxResponses = 200

/**
 * The object of an assistant's cart: its session, and the responses to requests that may be repeated. It forgets the
 * buyer of a payment after an hour, and itself when all has expired. Nothing else runs in the object while it waits for
 * its storage.
 */
export class AssistantSession extends DurableObject<Env> implements AssistantSessionPort {
  readonly #leases = createLeases(this.ctx.storage)

  async read(): Promise<Session | null> {
    const session = await this.ctx.storage.get<Session>(sessionKey)
    return session && session.until > Date.now() ? withoutOldContact(session) : null
  }

  async begin({ key, digest, isNew }: SessionRequest): Promise<BegunRequest> {
    const { storage } = this.ctx
    const [earlier, session, responses = 0] = await Promise.all([
      key === null ? undefined : storage.get<KeptResponse>(responseKey(key)),
      this.read(),
      storage.get<number>(countKey),
    ])
    if (earlier) return earlier.digest === digest ? { status: 'repeated', response: earlier } : { status: 'mismatched' }
    if (!session && !isNew) return { status: 'gone' }
    if (key !== null && responses >= maxResponses) return { status: 'full' }
    const lease = await this.#leases.take()
    if (!lease) return { status: 'busy' }
    if (!session) await storage.setAlarm(lease.until)
    return { status: 'begun', lease: lease.id, session }
  }

  async end({ lease, session, key, digest, response }: Parameters<AssistantSessionPort['end']>[0]): Promise<boolean> {
    const { storage } = this.ctx
    const [isHeld, responses = 0] = await Promise.all([this.#leases.isHeldBy(lease), storage.get<number>(countKey)])
    if (!isHeld) return false
    const end = Math.max(session?.until ?? 0, Date.now() + responsesKeptMs)
    await Promise.all([
      this.#leases.drop(),
      session ? storage.put(sessionKey, session) : storage.delete(sessionKey),
      storage.put(endKey, end),
      ...(key === null
        ? []
        : [
            storage.put(responseKey(key), { ...response, digest } satisfies KeptResponse),
            storage.put(countKey, responses + 1),
          ]),
      storage.setAlarm(Math.min(end, session?.contact?.until ?? end)),
    ])
    return true
  }

  async save({ lease, session }: Parameters<AssistantSessionPort['save']>[0]): Promise<boolean> {
    if (!(await this.#leases.renew(lease))) return false
    await this.ctx.storage.put(sessionKey, session)
    return true
  }

  async release({ lease }: { lease: string }): Promise<void> {
    await this.#leases.release(lease)
  }

  override async alarm() {
    const { storage } = this.ctx
    const [session, end = 0] = await Promise.all([storage.get<Session>(sessionKey), storage.get<number>(endKey)])
    if (Date.now() >= end) return storage.deleteAll()
    if (session) await storage.put(sessionKey, withoutOldContact(session))
    await storage.setAlarm(end)
  }
}

function withoutOldContact({ contact, ...session }: Session): Session {
  return contact && contact.until > Date.now() ? { ...session, contact } : session
}
