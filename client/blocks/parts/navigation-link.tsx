import * as v from 'valibot'
import type { Market } from '../../../shared/markets.ts'
import { safeLink } from '../../components/safe-link.ts'
import { address } from './address.ts'
import { ColourSchema, colourStyle } from './colour.ts'
import { cx } from './cx.ts'
import { Flag, lenientList, RequiredText, Text } from './fields.ts'
import { OptionalMedia } from './media.ts'

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

/** The link's text with the editor's emphasis; a plain label if it has no valid address. */
export function NavigationLink({
  link,
  market,
  className,
}: {
  link: NavigationLinkContent
  market: Market
  className: string
}) {
  const href = safeLink(market, link.url)
  const names = cx(
    className,
    'navigation-link',
    link.textBold && 'navigation-link--bold',
    link.underline && 'navigation-link--underline',
  )
  const style = colourStyle({ '--link-ink': link.textColour })
  const text = <NavigationLinkText link={link} />
  return href ? (
    <a className={names} href={href} style={style}>
      {text}
    </a>
  ) : (
    <span className={names} style={style}>
      {text}
    </span>
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
