import * as v from 'valibot'
import { safeLink } from '../../components/safe-link.ts'
import { noteLeftOut } from '../left-out.ts'
import { address } from './address.ts'
import { ColourSchema } from './colour.ts'
import { Text } from './fields.ts'
import { OptionalMedia } from './media.ts'
import type { Market } from '#shared/markets.ts'

/** A link drawn as a small shape, with a picture or a colour as its background. */
export const TileLinkSchema = v.pipe(
  v.object({
    buttonText: Text,
    buttonLink: address('buttonLink'),
    image: OptionalMedia,
    textColour: ColourSchema,
    backgroundColour: ColourSchema,
  }),
  v.transform((link) => {
    if (!link.buttonText || !link.buttonLink) noteLeftOut('button: needs text and link')
    return link
  }),
)

/** The links with text and a valid address, each with that address. */
export function validTileLinks(links: readonly v.InferOutput<typeof TileLinkSchema>[], market: Market) {
  return links.flatMap((link) => {
    const href = safeLink(market, link.buttonLink)
    return link.buttonText && href ? [{ ...link, href }] : []
  })
}
