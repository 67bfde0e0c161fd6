import type { RecordedEvent } from '../../shared/analytics/events.ts'

/** Followed by the service's name. */
const outboxStorageKey = 'sv-events'
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
  const read = (): RecordedEvent[] => {
    try {
      const kept: unknown = JSON.parse(storage().getItem(key) ?? '[]')
      return Array.isArray(kept) ? kept.filter((event) => now() - Date.parse(event?.timestamp) < maxAgeMs) : []
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
    put: (events) => events.length > 0 && write([...read(), ...events]),
    take: () => {
      const events = read()
      write([])
      return events
    },
  }
}

/** Removes a stored list and returns it; empty if there is none or it is unreadable. */
export function takeStored<Entry>(key: string): Entry[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    localStorage.removeItem(key)
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}
