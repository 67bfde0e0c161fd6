import * as v from 'valibot'
import { productImageSize, type MediaImage, type MediaVideo } from '../../../shared/domain/media.ts'
import { colourSegment } from '../../../shared/domain/product.ts'
import type { MediaConfiguration } from '../../env.ts'
import type { MediaPort } from '../../ports/media-port.ts'
import type { Call } from '../../upstream/call.ts'
import { createSharedLoad, type SharedLoad } from '../../upstream/shared-load.ts'

/** A page waits no longer than this for its pictures. */
export const mediaDeadlineMs = 1500

const ItemSchema = v.object({
  type: v.string(),
  src: v.optional(v.string(), ''),
  width: v.optional(v.number(), 0),
  height: v.optional(v.number(), 0),
})

// A set that does not exist may also be answered as `{ status: 'error' }`.
const SetSchema = v.object({ items: v.optional(v.array(ItemSchema), []) })

/** What an isolate keeps: the items of a set. */
export type MediaMemory = SharedLoad<Item[]>

// The service's own answers may be kept for half an hour.
const setLife = { freshMs: 10 * 60_000, staleMs: 60 * 60_000, maxInFlightMs: mediaDeadlineMs, maximum: 2000 }

export function createMediaMemory(now?: () => number): MediaMemory {
  return createSharedLoad({ ...setLife, ...(now && { now }) })
}

type MediaOptions = {
  configuration: MediaConfiguration
  call: Call
  memory: MediaMemory
  waitUntil(work: Promise<unknown>): void
}

/** Pictures of a product's colour: the set `{style}-{Colour}-SET` of Dynamic Media. */
export function createAmplienceMedia({ configuration, call, memory, waitUntil }: MediaOptions): MediaPort {
  const { url, account, videoProfile } = configuration
  return {
    async productMedia({ style, colour, name }, signal) {
      const alt = `${name}, ${colour}`
      const fallback = {
        src: `${url}/i/${account}/${encodeURIComponent(`${style}_${colourSegment(colour)}_1`)}`,
        alt,
        ...productImageSize,
      }
      const set = `${url}/s/${account}/${encodeURIComponent(`${style}-${colourSegment(colour)}-SET`)}.json`
      const items = await readSet(set, signal)
      const images = items
        .flatMap((item) => toImage(item))
        .map((image, index, all) => ({ ...image, alt: all.length > 1 ? `${alt}, ${index + 1} of ${all.length}` : alt }))
      return {
        colour,
        images: images.length > 0 ? images : [fallback],
        videos: items.flatMap((item) => toVideo(item, { alt, profile: videoProfile })),
      }
    },
  }

  // The call has logged the failure; a product without its set still has a page.
  async function readSet(address: string, signal: AbortSignal): Promise<Item[]> {
    try {
      signal.throwIfAborted()
      return await memory({
        key: address,
        // Others wait for it too: it does not end with the visit that began it.
        load: async () =>
          (await call('media-set', SetSchema, { url: address, absentOn: [404], signal: new AbortController().signal }))
            ?.items ?? [],
        waitUntil,
        // The call has logged it.
        onRefreshFailure: () => undefined,
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

/** Played in one profile of the account, 720p unless set otherwise (D-73); its bare address is its poster. */
function toVideo({ type, src }: Item, { alt, profile }: { alt: string; profile: string }): MediaVideo[] {
  const address = addressOf(src)
  return type === 'video' && address !== null ? [{ src: `${address}/${profile}`, poster: address, alt }] : []
}

/** An http(s) address without its query; `null` where it is none. */
function addressOf(src: string): string | null {
  const [address = ''] = src.split('?')
  if (!/^(https?:)?\/\//.test(address)) return null
  return address.startsWith('//') ? `https:${address}` : address
}
