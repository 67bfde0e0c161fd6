import * as v from 'valibot'
import { Text } from './fields.ts'
import { type Focus, focusQuery, OptionalFocus } from './focus.ts'
import { fixedWidth, neededWidths } from './picture-widths.ts'
import { imageUrl } from '#shared/domain/media.ts'

/** The attributes of one `<source>` or preload; `media` is `null` if it serves every width. */
export type PictureSource = {
  src: string
  srcSet: string
  /** Empty if the picture is equally wide on every screen: its files are then listed by device pixels. */
  sizes: string
  media: string | null
  width: number
  height: number
}

export type Aspect = `${number}:${number}`

const core = 'http://bigcontent.io/cms/schema/v1/core#/definitions/'

const link = {
  name: v.pipe(v.string(), v.nonEmpty()),
  endpoint: v.pipe(v.string(), v.nonEmpty()),
  defaultHost: v.pipe(v.string(), v.regex(/^[a-z0-9.-]+(:\d+)?(\/[\w.-]+)*$/i)),
}

const texts = { alt: Text, altText: Text }

/** The link to a picture or a video. The schema marker says which. */
const LinkSchema = v.union([
  v.object({ _meta: v.object({ schema: v.literal(`${core}image-link`) }), ...link, ...texts }),
  v.object({ _meta: v.object({ schema: v.literal(`${core}video-link`) }), ...link, ...texts }),
])

/** A link by itself, or in the group of the service's own picture fields, with alternative text and focal point. */
export const MediaSchema = v.pipe(
  v.union(
    [LinkSchema, v.object({ image: LinkSchema, ...texts, poi: OptionalFocus })],
    'a picture or a video of the media library',
  ),
  v.transform((entered) =>
    'image' in entered ? toMedia(entered.image, entered) : toMedia(entered, { alt: null, altText: null, poi: null }),
  ),
)

/** `src` is the address of a picture, or that of a video without its profile, which is also its poster's. */
export type Media = { kind: 'image' | 'video'; src: string; alt: string; focus: Focus | null }

/** A group without a picture: the editor has not chosen one yet. */
const EmptyGroupSchema = v.object({ _meta: v.optional(v.undefined()), image: v.nullish(v.strictObject({})) })

export const OptionalMedia = v.pipe(
  v.nullish(v.union([MediaSchema, EmptyGroupSchema], 'a picture or a video of the media library'), null),
  v.transform((media): Media | null => (media && 'kind' in media ? media : null)),
)

/** The picture, or the poster of a video. */
export function asPicture(media: Media): Media {
  return { ...media, kind: 'image' }
}

type Texts = { alt: string | null; altText: string | null }

function toMedia(linked: v.InferOutput<typeof LinkSchema>, group: Texts & { poi: Focus | null }): Media {
  const alt = group.altText ?? group.alt ?? linked.altText ?? linked.alt ?? ''
  const origin = mediaOrigin(linked.defaultHost)
  const tail = `${linked.endpoint}/${encodeURIComponent(linked.name)}`
  return linked._meta.schema.endsWith('image-link')
    ? { kind: 'image', src: `${origin}/i/${tail}`, alt, focus: group.poi }
    : { kind: 'video', src: `${origin}/v/${tail}`, alt, focus: group.poi }
}

/** The service names hosts without a scheme. The local machine is asked as the page was, with or without TLS. */
export function mediaOrigin(host: string): string {
  return `${/^(localhost|127\.0\.0\.1)(?=[:/]|$)/.test(host) ? '' : 'https:'}//${host}`
}

/**
 * Addresses of a picture or of a video's poster at the widths that screens need, cropped by the media service to
 * `aspect`. `media` says on which screens it is shown. `srcSet` is empty if one width is enough for all of them. If the
 * picture is equally wide on every screen, it lists only the files for more device pixels than `src` has.
 */
export function pictureSource(shown: Media, crop: { aspect: Aspect; sizes: string; media?: string }): PictureSource {
  const cut = `&sm=aspect&aspect=${crop.aspect}${shown.focus ? focusQuery(shown.focus) : ''}`
  const url = (width: number) => imageUrl(shown.src, width) + cut
  const [across, down] = sidesOf(crop.aspect)
  const width = 1536
  const widths = neededWidths(crop.sizes, crop.media ?? null)
  const [least, ...others] = widths
  const shownWidth = fixedWidth(crop.sizes)
  const candidates =
    shownWidth === null
      ? widths.map((each) => `${url(each)} ${each}w`)
      : others.map((each) => `${url(each)} ${(each / shownWidth).toFixed(1)}x`)
  return {
    src: url(least && (others.length === 0 || shownWidth !== null) ? least : 771),
    srcSet: others.length === 0 ? '' : candidates.join(', '),
    sizes: shownWidth === null ? crop.sizes : '',
    media: crop.media ?? null,
    width,
    height: Math.round((width * down) / across),
  }
}

export function sidesOf(aspect: Aspect): [across: number, down: number] {
  const [across = 1, down = 1] = aspect.split(':').map(Number)
  return [across, down]
}
