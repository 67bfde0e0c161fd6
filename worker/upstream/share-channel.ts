import type { Channel, ChannelPort } from '../ports/channel-port.ts'
import { createSharedLoad, type SharedLoad } from './shared-load.ts'

const life = { freshMs: 600_000, staleMs: 3_600_000, maxInFlightMs: 10_000, maximum: 20 }

export function createChannelFlights(now?: () => number): SharedLoad<Channel> {
  return createSharedLoad({ ...life, ...(now && { now }) })
}

/** A port whose answers the isolate holds: what a channel sells in changes by hand alone. */
export function shareChannel(
  channels: ChannelPort,
  { flights, waitUntil }: { flights: SharedLoad<Channel>; waitUntil(work: Promise<unknown>): void },
): ChannelPort {
  return {
    channel: ({ market }, signal) => {
      signal.throwIfAborted()
      return flights({
        key: market.code,
        // Others wait for it too: it ends by the call's own deadline.
        load: () => channels.channel({ market }, new AbortController().signal),
        waitUntil,
        onRefreshFailure: () => undefined,
      })
    },
  }
}
