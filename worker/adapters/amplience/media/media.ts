import * as v from 'valibot'
import { productImageSize, type MediaImage, type MediaVideo } from '#shared/domain/media.ts'
import { platformText } from '#shared/domain/platform-text.ts'
import { colourSegment } from '#shared/links.ts'
import { pages } from '#shared/messages/pages.ts'
import type { ConfigurationOf } from '#worker/configuration/configuration.ts'
import type { MediaPort } from '#worker/ports/media-port.ts'
import type { Call } from '#worker/upstream/call.ts'
import { mebibyte } from '#worker/upstream/isolate-memory.ts'
import { createSharedLoad, type SharedLoad } from '#worker/upstream/shared-load.ts'

/** The longest time that a page waits for its pictures. */
export const mediaTimeoutMs = 1500

const ItemSchema = v.object({
  type: v.string(),
  src: v.optional(v.string(), ''),
  width: v.optional(v.number(), 0),
  height: v.optional(v.number(), 0),
})

// For a set that does not exist the service may also respond with `{ status: 'error' }`.
const SetSchema = v.object({ items: v.optional(v.array(ItemSchema), []) })

/** The isolate's memory: the items of each set. */
export type MediaMemory = SharedLoad<Item[]>

// The service allows its responses to be cached for half an hour.
const setTtl = {
  freshMs: 10 * 60_000,
  staleMs: 60 * 60_000,
  maxInFlightMs: mediaTimeoutMs,
  maxEntries: 2000,
  maxBytes: 4 * mebibyte,
}

export function createMediaMemory(now?: () => number): MediaMemory {
  return createSharedLoad({ ...setTtl, ...(now && { now }) })
}

type MediaOptions = {
  configuration: ConfigurationOf<'media'>
  call: Call
  memory: MediaMemory
  waitUntil(work: Promise<unknown>): void
}

/** Pictures of one colour of a product, from the set `{style}-{Colour}-SET` of Dynamic Media. */
export function createAmplienceMedia({ configuration, call, memory, waitUntil }: MediaOptions): MediaPort {
  const { url, account, defaultPicture, videoProfile } = configuration
  return {
    async productMedia({ style, colour, name }, signal) {
      const alt = `${name}, ${platformText(colour)}`
      const fallback = {
        src: `${url}/i/${account}/${encodeURIComponent(defaultPicture)}`,
        alt,
        ...productImageSize,
      }
      const set = `${url}/s/${account}/${encodeURIComponent(`${style}-${colourSegment(colour)}-SET`)}.json`
      const items = await readSet(set, signal)
      const images = items
        .flatMap((item) => toImage(item))
        .map((image, index, all) => ({
          ...image,
          alt: all.length > 1 ? pages.pictureAlt(alt, index + 1, all.length) : alt,
        }))
      return {
        colour,
        images: images.length > 0 ? images : [fallback],
        videos: items.flatMap((item) => toVideo(item, { alt, profile: videoProfile })),
      }
    },
  }

  // The call has logged the failure. A product without its set still has a page [PDP-45].
  async function readSet(address: string, signal: AbortSignal): Promise<Item[]> {
    try {
      signal.throwIfAborted()
      return await memory({
        key: address,
        load: async (sharedSignal) =>
          (await call('media-set', SetSchema, { url: address, absentOn: [404], signal: sharedSignal }))?.items ?? [],
        waitUntil,
      })
    } catch {
      return []
    }
  }
}

type Item = v.InferOutput<typeof ItemSchema>

function toImage({ type, src, width, height }: Item): Omit<MediaImage, 'alt'>[] {
  const address = addressOf(src)
  return type === 'img' && address !== null && width > 0 && height > 0 ? [{ src: address, width, height }] : []
}

/** Plays one profile of the account, 720p by default (D-73). The address without a profile is the poster. */
function toVideo({ type, src }: Item, { alt, profile }: { alt: string; profile: string }): MediaVideo[] {
  const address = addressOf(src)
  return type === 'video' && address !== null ? [{ src: `${address}/${profile}`, poster: address, alt }] : []
}

/** The http(s) address without its query, or `null` if the text is not one. */
function addressOf(src: string): string | null {
  const [address = ''] = src.split('?')
  if (!/^(https?:)?\/\//.test(address)) return null
  return address.startsWith('//') ? `https:${address}` : address
}
