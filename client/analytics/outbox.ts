import type { RecordedFact } from '../api/record-event.ts'
import { outboxStorageKey, waitingStorageKey } from '../runtime/stored-events.ts'
import type { RecordedEvent } from '#shared/analytics/events.ts'

const maxEvents = 50
// Analytics services accept events of the last three days.
const maxAgeMs = 72 * 3_600_000

type EventStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Events of one service that a page could not deliver, because the page was left too early or may not run the service's
 * script. The next page that may run it delivers them. Used only after consent.
 */
export type Outbox = {
  put: (events: readonly RecordedEvent[]) => void
  /** Removes the events and returns them, oldest first. */
  take: () => RecordedEvent[]
}

/** Without storage, or with a full one, the events are lost. */
export function createOutbox(
  name: string,
  { storage = () => localStorage, now = Date.now }: { storage?: () => EventStorage; now?: () => number } = {},
): Outbox {
  const key = `${outboxStorageKey}-${name}`
  const read = (): RecordedEvent[] | null => {
    try {
      const stored = storage().getItem(key)
      if (stored === null) return null
      const kept: unknown = JSON.parse(stored)
      return Array.isArray(kept) ? kept.filter((event) => isRecent(event, now())) : []
    } catch {
      return []
    }
  }
  const write = (events: readonly RecordedEvent[]) => {
    try {
      if (events.length === 0) storage().removeItem(key)
      else storage().setItem(key, JSON.stringify(events.slice(-maxEvents)))
    } catch (error) {
      console.warn('analytics: events are not stored', error)
    }
  }
  return {
    put: (events) => events.length > 0 && write([...(read() ?? []), ...events]),
    take: () => {
      const events = read()
      // A page that was just left may run in another process. What it stores from now on must stay.
      if (events) write([])
      return events ?? []
    },
  }
}

/** Removes and returns the facts of a page that was left before analytics had loaded; none if they are unreadable. */
export function takeWaitingFacts(now = Date.now()): RecordedFact[] {
  try {
    const stored = localStorage.getItem(waitingStorageKey)
    if (stored === null) return []
    localStorage.removeItem(waitingStorageKey)
    const facts: unknown = JSON.parse(stored)
    return Array.isArray(facts) ? facts.filter((fact) => isRecent(fact, now)) : []
  } catch {
    return []
  }
}

function isRecent(event: { timestamp?: unknown } | null, now: number): boolean {
  return now - Date.parse(String(event?.timestamp)) < maxAgeMs
}
