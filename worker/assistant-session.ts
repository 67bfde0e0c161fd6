import { DurableObject } from 'cloudflare:workers'
import type { Env } from './configuration/env.ts'
import type {
  AssistantResponse,
  AssistantSession as Session,
  AssistantSessionPort,
  BegunRequest,
  SessionRequest,
} from './ports/assistant-session-port.ts'

type Lease = { id: string; until: number }
type KeptResponse = AssistantResponse & { digest: string }

const sessionKey = 'session'
const leaseKey = 'lease'
const countKey = 'responses'
const responseKey = (key: string) => `response ${key}`

/** Longer than any request takes. */
const leaseMs = 40_000
/** The protocol asks for 24 hours, and recommends 48. */
const responsesKeptMs = 48 * 60 * 60_000
const maxResponses = 200

/**
 * The object of an assistant's cart: its session, and the responses to requests that may be repeated. It forgets itself
 * when both have expired. Nothing else runs in the object while it waits for its storage.
 */
export class AssistantSession extends DurableObject<Env> implements AssistantSessionPort {
  async read(): Promise<Session | null> {
    const session = await this.ctx.storage.get<Session>(sessionKey)
    return session && session.until > Date.now() ? session : null
  }

  async begin({ key, digest, isNew }: SessionRequest): Promise<BegunRequest> {
    const { storage } = this.ctx
    const [earlier, lease, session, responses = 0] = await Promise.all([
      key === null ? undefined : storage.get<KeptResponse>(responseKey(key)),
      storage.get<Lease>(leaseKey),
      this.read(),
      storage.get<number>(countKey),
    ])
    if (earlier) return earlier.digest === digest ? { status: 'repeated', response: earlier } : { status: 'mismatched' }
    if (!session && !isNew) return { status: 'gone' }
    if (lease && lease.until > Date.now()) return { status: 'busy' }
    if (key !== null && responses >= maxResponses) return { status: 'full' }
    const taken: Lease = { id: crypto.randomUUID(), until: Date.now() + leaseMs }
    await Promise.all([storage.put(leaseKey, taken), ...(session ? [] : [storage.setAlarm(taken.until)])])
    return { status: 'begun', lease: taken.id, session }
  }

  async end({ lease, session, key, digest, response }: Parameters<AssistantSessionPort['end']>[0]): Promise<boolean> {
    const { storage } = this.ctx
    const [held, responses = 0] = await Promise.all([storage.get<Lease>(leaseKey), storage.get<number>(countKey)])
    if (held?.id !== lease) return false
    await Promise.all([
      storage.delete(leaseKey),
      session ? storage.put(sessionKey, session) : storage.delete(sessionKey),
      ...(key === null
        ? []
        : [
            storage.put(responseKey(key), { ...response, digest } satisfies KeptResponse),
            storage.put(countKey, responses + 1),
          ]),
      storage.setAlarm(Math.max(session?.until ?? 0, Date.now() + responsesKeptMs)),
    ])
    return true
  }

  async release({ lease }: { lease: string }): Promise<void> {
    const held = await this.ctx.storage.get<Lease>(leaseKey)
    if (held?.id === lease) await this.ctx.storage.delete(leaseKey)
  }

  override async alarm() {
    await this.ctx.storage.deleteAll()
  }
}
