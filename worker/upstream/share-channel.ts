import type { Channel, ChannelPort } from '../ports/channel-port.ts'
import { createSharedLoad, type SharedLoad } from './shared-load.ts'

const life = { freshMs: 600_000, staleMs: 3_600_000, maxInFlightMs: 10_000, maximum: 20 }

export function createChannelFlights(now?: () => number): SharedLoad<Channel> {
  return createSharedLoad({ ...life, ...(now && { now }) })
}

/** A channel port whose responses are cached in the isolate, because a channel's settings change only by hand. */
export function shareChannel(
  channels: ChannelPort,
  { flights, waitUntil }: { flights: SharedLoad<Channel>; waitUntil(work: Promise<unknown>): void },
): ChannelPort {
  return {
    channel: ({ market }, signal) => {
      signal.throwIfAborted()
      return flights({
        key: market.code,
        // Other requests wait for this load too, so it ends by the call's own timeout.
        load: () => channels.channel({ market }, new AbortController().signal),
        waitUntil,
        onRefreshFailure: () => undefined,
      })
    },
  }
}
