import * as v from 'valibot'
import { channelIdOf } from '../context/channel-id.ts'
import type { Visit } from '../context/visit.ts'
import { type SessionCustomer, sessionLifetimes } from '../ports/session-port.ts'
import { defineCookie, sealedJson } from './define-cookie.ts'

const hintName = 'user-authenticated'
const hintSeconds = 604_800
// Renews the session cookie only after this time, instead of in every response.
const renewAfterMs = 600_000

const SessionSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  customer: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Channels that the customer may sign in on; `null` for all. */
  channels: v.nullable(v.array(v.number())),
  startedAt: v.number(),
  usedAt: v.number(),
})
type Session = v.InferOutput<typeof SessionSchema>

const cookie = defineCookie({
  name: '__Host-sv-session',
  purpose: 'session',
  maxAge: sessionLifetimes.idleSeconds,
  format: sealedJson(SessionSchema),
})

/**
 * Signs the customer in with a new session and ends the browser's previous one, so that a session id that was known
 * before the login is worthless (session fixation).
 */
export async function startSession(
  visit: Visit,
  customer: { id: number; channelIds: readonly number[] | null },
  now = Date.now(),
): Promise<SessionCustomer> {
  const earlier = await cookie.read(visit)
  if (earlier) await endQuietly(visit, earlier)
  const session: Session = {
    id: crypto.randomUUID(),
    customer: customer.id,
    channels: customer.channelIds && [...customer.channelIds],
    startedAt: now,
    usedAt: now,
  }
  await writeSession(visit, session, now)
  writeHint(visit, true)
  return toCustomer(session)
}

/**
 * The customer of the request's session. `null` if there is no session, or it is forged, too old, ended or not for this
 * market.
 *
 * @throws ServiceError if the store cannot say whether the session was ended
 */
export async function readSession(visit: Visit, now = Date.now()): Promise<SessionCustomer | null> {
  const session = await cookie.read(visit)
  if (!session || !isAlive(session, now)) return null
  if (session.channels && !session.channels.includes(channelIdOf(visit))) return null
  const customer = toCustomer(session)
  if (
    await visit.services.sessions.isEnded({
      id: session.id,
      customerId: session.customer,
      startedAt: session.startedAt,
    })
  )
    return null
  if (now - session.usedAt > renewAfterMs) {
    await writeSession(visit, { ...session, usedAt: now }, now)
    writeHint(visit, true)
  }
  return customer
}

/**
 * Ends this browser's session. The cookies are deleted even if the session store fails. Resolves with false if it had
 * none.
 */
export async function endSession(visit: Visit): Promise<boolean> {
  const session = await cookie.read(visit)
  forgetSession(visit)
  if (session) await endQuietly(visit, session)
  return session !== null
}

/** Ends every session of the customer, including this browser's. @throws ServiceError if that may not have happened */
export async function endAllSessions(visit: Visit, customerId: number, now = Date.now()): Promise<void> {
  await visit.services.sessions.endAll({ customerId, until: now })
  forgetSession(visit)
}

/** Deletes the session cookie and updates the hint that scripts read. */
export function forgetSession(visit: Visit): void {
  cookie.forget(visit)
  writeHint(visit, false)
}

/** True if the browser's login hint is set. The hint proves nothing (D-10). */
export function hasLoginHint(visit: Visit): boolean {
  return visit.cookies.get(hintName) === '1'
}

function isAlive({ startedAt, usedAt }: Session, now: number): boolean {
  const { idleSeconds, absoluteSeconds } = sessionLifetimes
  return (
    now - usedAt < idleSeconds * 1000 && now - startedAt < absoluteSeconds * 1000 && startedAt <= now + renewAfterMs
  )
}

async function writeSession(visit: Visit, session: Session, now: number): Promise<void> {
  const left = sessionLifetimes.absoluteSeconds - Math.floor((now - session.startedAt) / 1000)
  await cookie.write(visit, session, Math.max(1, Math.min(sessionLifetimes.idleSeconds, left)))
}

function writeHint(visit: Visit, isSignedIn: boolean): void {
  visit.cookies.set(hintName, isSignedIn ? '1' : '0', { path: '/', secure: true, sameSite: 'Lax', maxAge: hintSeconds })
}

// The browser has lost its session already, so a failure to end copies of it is logged and not shown to the shopper.
async function endQuietly(visit: Visit, { id }: Session): Promise<void> {
  await visit.services.sessions.end({ id }).catch((cause: unknown) => visit.log.error('session-end', cause))
}

function toCustomer({ id, customer, startedAt }: Session): SessionCustomer {
  return { id: customer, sessionId: id, startedAt }
}
