import { mediaHostPlaceholder } from '../content.ts'

/** A position in a hierarchy. `parent` is a delivery key without the market's prefix; the root has none. */
type Place = { parent?: string }

/** An item before its ids are assigned. */
export type Draft = { _meta: { name: string; schema: string; isDraft: true; hierarchy?: Place } } & Record<
  string,
  unknown
>

/** What the addresses of content types begin with before `seedOnce` writes the merchant's. */
export const seedTypeBase = 'https://selvedge.example/content/'

/** The body of an item of the seed with the content types of the merchant's base. */
export const withTypeBase = (body: string, base: string) => body.replaceAll(seedTypeBase, base)

const core = 'http://bigcontent.io/cms/schema/v1/core#/definitions/'

/** An item of one of the storefront's content types. */
export function draft(type: string, name: string, fields: Record<string, unknown>): Draft {
  return { ...fields, _meta: { name, schema: seedTypeBase + type, isDraft: true } }
}

export function isDraft(value: object): value is Draft {
  return '_meta' in value && typeof value._meta === 'object' && value._meta !== null && 'isDraft' in value._meta
}

/** The part of a picture that must stay visible, as fractions of its width and height. */
type Point = { x: number; y: number }

/** A campaign picture, such as `fireside` or `category-womens-2`. */
export function picture(scene: string, altText = '', poi: Point | null = null) {
  const name = `campaign-${scene}`
  return {
    image: {
      _meta: { schema: `${core}image-link` },
      id: `picture-${name}`,
      name,
      endpoint: 'selvedge',
      defaultHost: mediaHostPlaceholder,
      mimeType: 'image/jpeg',
    },
    altText,
    poi,
  }
}

/** A video that starts with the campaign picture of the same name. The sandbox has a video for `autumn-lane`. */
export function video(scene: string, altText = '', poi: Point | null = null) {
  const name = `campaign-${scene}`
  return {
    image: {
      _meta: { schema: `${core}video-link` },
      id: `film-${name}`,
      name,
      endpoint: 'selvedge',
      defaultHost: mediaHostPlaceholder,
      mimeType: 'video/mp4',
    },
    altText,
    poi,
  }
}

export function button(buttonText: string, buttonLink: string, buttonStyle = 'primary') {
  return { buttonText, buttonLink, buttonStyle }
}

export function spacing(size: string) {
  return draft('spacing-block', `Spacing ${size}`, { size })
}

export function text(title: string | null, body: string, callToAction: ReturnType<typeof button> | null = null) {
  return draft('text-block', title ?? 'Text', { title, body: body.trim(), callToAction })
}

type Tile = { heading: string; text: string; quisasText?: string; href?: string; altText?: string }

/** A picture with a heading and a text below it, for a row of two. */
export function tile(scene: string, { quisasText, href, altText, ...texts }: Tile) {
  return draft('two-col-tile', texts.heading, {
    ...texts,
    aspectRatio: '4x5',
    quisasText: quisasText ?? null,
    quisasTextPosition: 'Bottom Left',
    headingFont: 'Quisas',
    href: href ?? null,
    callsToAction: [],
    callsToActionRow: '1x2',
    desktopBackground: picture(scene),
    mobileBackground: null,
    altText: altText ?? texts.heading,
  })
}

/** A page with its title, description and blocks. */
export function page(
  title: string,
  description: string,
  content: Draft[],
  socialImage: ReturnType<typeof picture> | null = null,
  more: Record<string, unknown> = {},
): Draft {
  return draft('content-page', title, {
    title,
    description,
    socialTitle: title,
    socialDescription: description,
    socialImage,
    content,
    ...more,
  })
}

/** The item with a position in a hierarchy. */
export function placed(item: Draft, hierarchy: Place): Draft {
  return { ...item, _meta: { ...item._meta, hierarchy } }
}
