import * as v from 'valibot'
import { imageUrl } from '../../../shared/domain/media.ts'
import { Text } from './fields.ts'

/** What one `<source>` or preload needs; `media` is `null` where it serves every width. */
export type PictureSource = { src: string; srcSet: string; sizes: string; media: string | null; width: number; height: number }

export type Aspect = `${number}:${number}`

export const contentImageWidths = [323, 415, 476, 514, 768, 771, 992, 1280, 1536] as const

const core = 'http://bigcontent.io/cms/schema/v1/core#/definitions/'
const videoProfile = 'mp41080p'

const link = { name: v.pipe(v.string(), v.nonEmpty()), endpoint: v.pipe(v.string(), v.nonEmpty()), defaultHost: v.pipe(v.string(), v.regex(/^[a-z0-9.-]+(:\d+)?(\/[\w.-]+)*$/i)) }

/** A picture or a video of the media service, told apart by the schema marker. */
export const MediaSchema = v.pipe(
  v.union([
    v.object({ _meta: v.object({ schema: v.literal(`${core}image-link`) }), ...link, alt: Text, altText: Text }),
    v.object({ _meta: v.object({ schema: v.literal(`${core}video-link`) }), ...link, alt: Text, altText: Text }),
  ]),
  v.transform((media) => {
    const alt = media.altText ?? media.alt ?? ''
    const origin = mediaOrigin(media.defaultHost)
    const tail = `${media.endpoint}/${encodeURIComponent(media.name)}`
    if (media._meta.schema.endsWith('image-link')) return { kind: 'image' as const, src: `${origin}/i/${tail}`, alt }
    return { kind: 'video' as const, src: `${origin}/v/${tail}/${videoProfile}`, poster: `${origin}/v/${tail}`, alt }
  }),
)

export type Media = v.InferOutput<typeof MediaSchema>

export const OptionalMedia = v.pipe(
  v.nullish(MediaSchema, null),
  v.transform((media): Media | null => media ?? null),
)

/** The service names hosts without a scheme; only a machine's own host is spoken to without TLS. */
export function mediaOrigin(host: string): string {
  return `${/^(localhost|127\.0\.0\.1)(?=[:/]|$)/.test(host) ? 'http' : 'https'}://${host}`
}

/** Addresses of one crop of a picture at all content widths, cut by the media service to `aspect`. */
export function pictureSource(src: string, crop: { aspect: Aspect; sizes: string; media?: string }): PictureSource {
  const url = (width: number) => `${imageUrl(src, width)}&sm=aspect&aspect=${crop.aspect}`
  const [across = 1, down = 1] = crop.aspect.split(':').map(Number)
  const width = 1536
  return {
    src: url(771),
    srcSet: contentImageWidths.map((each) => `${url(each)} ${each}w`).join(', '),
    sizes: crop.sizes,
    media: crop.media ?? null,
    width,
    height: Math.round((width * down) / across),
  }
}
