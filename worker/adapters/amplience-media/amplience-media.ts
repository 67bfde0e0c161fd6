import * as v from 'valibot'
import { productImageSize } from '../../../shared/domain/media.ts'
import type { MediaImage } from '../../../shared/domain/media.ts'
import { colourSegment } from '../../../shared/domain/product.ts'
import type { MediaConfiguration } from '../../env.ts'
import type { MediaPort } from '../../ports/media-port.ts'
import type { Call } from '../../upstream/call.ts'

/** A page waits no longer than this for its pictures. */
export const mediaDeadlineMs = 1500

const ItemSchema = v.object({ type: v.string(), src: v.optional(v.string(), ''), width: v.optional(v.number(), 0), height: v.optional(v.number(), 0) })

// A set that does not exist may also be answered as `{ status: 'error' }`.
const SetSchema = v.object({ items: v.optional(v.array(ItemSchema), []) })

/** Pictures of a product's colour: the set `{style}-{Colour}-SET` of Dynamic Media [PDP-44]. */
export function createAmplienceMedia({ configuration, call }: { configuration: MediaConfiguration; call: Call }): MediaPort {
  const { url, account } = configuration
  return {
    async productMedia({ style, colour, name }, signal) {
      const alt = `${name}, ${colour}`
      const fallback = { src: `${url}/i/${account}/${encodeURIComponent(`${style}_${colourSegment(colour)}_1`)}`, alt, ...productImageSize }
      const set = `${url}/s/${account}/${encodeURIComponent(`${style}-${colourSegment(colour)}-SET`)}.json`
      const images = await readSet(set, alt, signal)
      return { colour, images: images.length > 0 ? images : [fallback] }
    },
  }

  // The call has logged the failure; a product without its set still has a page [PDP-45].
  async function readSet(address: string, alt: string, signal: AbortSignal): Promise<MediaImage[]> {
    try {
      const set = await call('media-set', SetSchema, { url: address, absentOn: [404], signal })
      return (set?.items ?? []).flatMap((item) => toImage(item, alt))
    } catch {
      return []
    }
  }
}

function toImage({ type, src, width, height }: v.InferOutput<typeof ItemSchema>, alt: string): MediaImage[] {
  const [address = ''] = src.split('?')
  const isShown = type === 'img' && /^(https?:)?\/\//.test(address) && width > 0 && height > 0
  return isShown ? [{ src: address.startsWith('//') ? `https:${address}` : address, alt, width, height }] : []
}
