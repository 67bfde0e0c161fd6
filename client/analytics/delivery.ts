import type { Outbox } from './outbox.ts'
import type { RecordedEvent } from '#shared/analytics/events.ts'

/** A service that receives events. */
export type Destination = {
  name: string
  hasConsent: () => boolean
  /** True if the service's script may run on this page. */
  isAllowedHere: () => boolean
  /** Prepares the service and loads its script. Called once. */
  open: () => Promise<void>
  send: (event: RecordedEvent) => void
  /** Passes a changed consent on to the service. */
  updateConsent?: () => void
}

export type Delivery = {
  /** Delivers the event after the next paint. Drops it without consent. */
  take: (event: RecordedEvent) => void
  /** Delivers at once what is waiting, or stores it for the next page. */
  leave: () => void
  updateConsent: () => void
}

export type DeliveryOptions = {
  outbox: Outbox
  afterPaint: (task: () => void) => void
  /** Resolves when the facts that `complete` adds are known. Never rejects. */
  ready: () => Promise<unknown>
  /** Adds the visitor's facts to an event. */
  complete: (event: RecordedEvent) => RecordedEvent
}

/**
 * Delivers events to one service, in order and each once. An event is at one place at a time: in the queue, at the
 * service, or in the outbox. A service that fails loses its events and harms no other (D-19).
 */
export function createDelivery(destination: Destination, options: DeliveryOptions): Delivery {
  const { outbox, afterPaint, ready, complete } = options
  let queue: RecordedEvent[] = []
  let state: 'closed' | 'opening' | 'open' | 'failed' = 'closed'
  let isScheduled = false
  // A page that was left may be frozen at any moment, so it must not take events out of the outbox.
  let isLeft = false

  function take(event: RecordedEvent): void {
    if (!destination.hasConsent() || state === 'failed') return
    if (isLeft && state === 'open') queue.push(...outbox.take())
    isLeft = false
    queue.push(event)
    if (state === 'open') schedule()
    else if (state === 'closed' && destination.isAllowedHere()) void open()
  }

  async function open(): Promise<void> {
    state = 'opening'
    try {
      await Promise.all([destination.open(), ready()])
      state = 'open'
      if (isLeft || !destination.hasConsent()) return
      queue.unshift(...outbox.take())
      schedule()
    } catch (error) {
      state = 'failed'
      queue = []
      console.warn(`analytics: ${destination.name}:`, error)
    }
  }

  function schedule(): void {
    if (isScheduled) return
    isScheduled = true
    afterPaint(() => void flushWhenReady())
  }

  async function flushWhenReady(): Promise<void> {
    await ready()
    isScheduled = false
    flush()
  }

  function flush(): void {
    if (!destination.hasConsent()) return forget()
    const events = queue
    queue = []
    for (const event of events) {
      try {
        destination.send(complete(event))
      } catch (error) {
        console.warn(`analytics: ${destination.name}:`, error)
      }
    }
  }

  function leave(): void {
    isLeft = true
    if (state === 'open') return flush()
    if (!destination.hasConsent()) return forget()
    const events = queue
    queue = []
    outbox.put(events.map(complete))
  }

  function forget(): void {
    queue = []
    outbox.take()
  }

  return {
    take,
    leave,
    updateConsent() {
      if (!destination.hasConsent()) forget()
      destination.updateConsent?.()
    },
  }
}
