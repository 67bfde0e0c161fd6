import type { RecordedFact } from '../api/record-event.ts'
import { outboxMemoryKey, waitingStorageKey } from '../runtime/stored-events.ts'
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
  const key = outboxMemoryKey(name)
  return {
    put(events) {
      if (events.length === 0) return
      try {
        const all = [...recentOf<RecordedEvent>(storage().getItem(key), now()), ...events]
        storage().setItem(key, JSON.stringify(all.slice(-maxEvents)))
      } catch (error) {
        console.warn('analytics: events are not stored', error)
      }
    },
    take: () => takeStored<RecordedEvent>(storage, key, now()),
  }
}

/** Removes and returns the facts of a page that was left before analytics had loaded. */
export function takeWaitingFacts(now = Date.now()): RecordedFact[] {
  return takeStored(() => localStorage, waitingStorageKey, now)
}

function takeStored<Event>(storage: () => EventStorage, key: string, now: number): Event[] {
  try {
    const stored = storage().getItem(key)
    // A page that was just left may run in another process. What it stores from now on must stay.
    if (stored !== null) storage().removeItem(key)
    return recentOf(stored, now)
  } catch {
    return []
  }
}

/** The recent ones of stored events; none if they are unreadable. */
function recentOf<Event>(stored: string | null, now: number): Event[] {
  try {
    const events: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(events) ? events.filter((event) => isRecent(event, now)) : []
  } catch {
    return []
  }
}

function isRecent(event: { timestamp?: unknown } | null, now: number): boolean {
  return now - Date.parse(String(event?.timestamp)) < maxAgeMs
}
