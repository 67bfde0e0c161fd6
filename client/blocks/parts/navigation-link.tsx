import * as v from 'valibot'
import { safeLink } from '../../components/safe-link.ts'
import { address } from './address.ts'
import { ColourSchema, colourStyle } from './colour.ts'
import { cx } from './cx.ts'
import { Flag, lenientList, RequiredText, Text } from './fields.ts'
import { MediaView } from './media-view.tsx'
import { OptionalMedia, asPicture } from './media.ts'
import type { Market } from '#shared/markets.ts'

export const NavigationLinkSchema = v.object({
  title: RequiredText,
  url: address('url'),
  textColour: ColourSchema,
  textBold: Flag,
  underline: Flag,
  featuredText: Text,
  titleSuperscriptText: Text,
  image: v.fallback(OptionalMedia, null),
})

/** A link with links below it, down to the third layer, which has none. */
export const NavigationGroupSchema = v.object({
  ...NavigationLinkSchema.entries,
  children: lenientList(NavigationLinkSchema),
})
export const NavigationTreeSchema = v.object({
  ...NavigationLinkSchema.entries,
  children: lenientList(NavigationGroupSchema),
})

export type NavigationLinkContent = v.InferOutput<typeof NavigationLinkSchema>

/**
 * The link's text with the editor's emphasis; a plain label if it has no valid address. Without a class its list styles
 * it: the menus have two hundred links on every page.
 */
export function NavigationLink({
  link,
  market,
  className,
}: {
  link: NavigationLinkContent
  market: Market
  className?: string
}) {
  const href = safeLink(market, link.url)
  const content = (
    <>
      <NavigationLinkImage link={link} />
      <NavigationLinkText link={link} />
    </>
  )
  return href ? (
    <a {...emphasisOf(link, className)} href={href}>
      {content}
    </a>
  ) : (
    <span {...emphasisOf(link, className)}>{content}</span>
  )
}

/** The editor's weight, underline and colour, for the element that shows the link's title. */
export function emphasisOf({ textBold, underline, textColour }: NavigationLinkContent, className?: string) {
  const classes = cx(
    className,
    className !== undefined && 'navigation-link',
    textBold && 'navigation-link--bold',
    underline && 'navigation-link--underline',
  )
  return {
    className: classes || undefined,
    style: colourStyle({ '--link-ink': textColour }),
  }
}

/** A small round picture, also of a video. The title beside it is its text. */
export function NavigationLinkImage({ link: { image } }: { link: NavigationLinkContent }) {
  return (
    image && (
      <MediaView className="navigation-link__image" media={asPicture(image)} alt="" aspect="1:1" sizes="3.5rem" />
    )
  )
}

export function NavigationLinkText({ link }: { link: NavigationLinkContent }) {
  return (
    <>
      {link.title}
      {link.titleSuperscriptText && (
        <>
          {' '}
          <sup className="navigation-link__superscript">{link.titleSuperscriptText}</sup>
        </>
      )}
      {link.featuredText && (
        <>
          {' '}
          <span className="navigation-link__featured">{link.featuredText}</span>
        </>
      )}
    </>
  )
}
