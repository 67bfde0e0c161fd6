import { RateLimitedError } from '../context/rate-limit.ts'
import type { Visit } from '../context/visit.ts'
import { awaitAtMost } from '../lib/await-at-most.ts'
import { sha256, toHex } from '../lib/crypto.ts'
import type { AssistantResponse, AssistantSession, AssistantSessionPort } from '../ports/assistant-session-port.ts'
import { traceObject } from '../telemetry/trace-object.ts'
import { RefusedRequest } from './protocol.ts'
import { ServiceError } from '#shared/errors.ts'

/** What is repeated: the platform's name for its request, and the hash of its content. */
export type Repeatable = { key: string | null; digest: string }

/** Stores the session before the end of a change. @throws RefusedRequest if the change has taken too long */
export type Save = (session: AssistantSession) => Promise<void>

/** The result of a change: the session from then on, the response, and the work that follows when both are stored. */
export type Change = { session: AssistantSession | null; response: AssistantResponse; after?: (() => void) | undefined }

/**
 * The name of a new session's object: random, or that of the request, so that its repetition finds it. Nobody else can
 * find it, because ids are signed.
 */
export async function newSessionName(tool: string, profile: string, { key }: Repeatable): Promise<string> {
  return key === null ? crypto.randomUUID() : toHex(await sha256(JSON.stringify([tool, profile, key])))
}

/** The session, or `null` if it has expired or was cancelled. @throws ServiceError */
export function readAssistantSession(visit: Visit, name: string): Promise<AssistantSession | null> {
  return objectOf(visit, name).read().catch(throwFailure)
}

/**
 * Makes a change in a session, one at a time. A request that is repeated gets the response of its first try. `null` if
 * there is no session.
 *
 * @throws RefusedRequest, RateLimitedError, and what the change throws, which leaves the session as it was
 */
export async function changeSession(
  visit: Visit,
  { name, request, isNew = false }: { name: string; request: Repeatable; isNew?: boolean },
  change: (session: AssistantSession | null, save: Save) => Promise<Change>,
): Promise<AssistantResponse | null> {
  const object = objectOf(visit, name)
  const begun = await object.begin({ ...request, isNew }).catch(throwFailure)
  switch (begun.status) {
    case 'gone':
      return null
    case 'repeated':
      return { body: begun.response.body, isCreated: begun.response.isCreated }
    case 'mismatched':
      throw new RefusedRequest('idempotency_conflict', 409, 'The idempotency key belongs to another request.')
    case 'busy':
      throw new RefusedRequest('conflict', 409, 'Another request is changing this. Try again.')
    case 'full':
      throw new RateLimitedError('assistant-changes')
    case 'begun': {
      const { lease } = begun
      const save: Save = async (session) => {
        if (!(await object.save({ lease, session }).catch(throwFailure))) throw tookTooLong()
      }
      const changed = await change(begun.session, save).catch(async (cause: unknown) => {
        await awaitAtMost(
          object.release({ lease }).catch(() => undefined),
          1000,
          undefined,
        )
        throw cause
      })
      const { session, response, after } = changed
      if (!(await object.end({ lease, ...request, session, response }).catch(throwFailure))) throw tookTooLong()
      after?.()
      return response
    }
  }
}

/** The visit of a session, which is a browser of its own: its cookies name its cart, and no customer is signed in. */
export function visitOf(visit: Visit, cookies: Map<string, string>): Visit {
  return {
    ...visit,
    customer: null,
    sessionFailure: null,
    cookies: {
      get: (name) => cookies.get(name),
      sent: () => Object.fromEntries(cookies),
      set: (name, value) => void cookies.set(name, value),
      delete: (name) => void cookies.delete(name),
    },
  }
}

function objectOf({ env, tracing }: Visit, name: string): AssistantSessionPort {
  const { ASSISTANTS } = env
  const stub: AssistantSessionPort = ASSISTANTS.get(ASSISTANTS.idFromName(name))
  return traceObject(tracing, 'ASSISTANTS', stub)
}

function tookTooLong(): RefusedRequest {
  return new RefusedRequest('conflict', 409, 'The request took too long. Try again.')
}

function throwFailure(cause: unknown): never {
  throw new ServiceError('sessions', 'unavailable', { message: 'sessions: the object of an assistant failed', cause })
}
