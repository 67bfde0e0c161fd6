import * as v from 'valibot'
import type { Market } from '../../../shared/markets.ts'
import { safeLink } from '../../components/safe-link.ts'
import { ColourSchema } from './colour.ts'
import { RequiredText } from './fields.ts'
import { OptionalMedia } from './media.ts'

/** A link drawn as a small shape, with a picture or a colour as its background. */
export const TileLinkSchema = v.object({
  buttonText: RequiredText,
  buttonLink: RequiredText,
  image: OptionalMedia,
  textColour: ColourSchema,
  backgroundColour: ColourSchema,
})

export type TileLink = v.InferOutput<typeof TileLinkSchema>

/** The links with a valid address, each with that address. */
export function validTileLinks(links: readonly TileLink[], market: Market): (TileLink & { href: string })[] {
  return links.flatMap((link) => {
    const href = safeLink(market, link.buttonLink)
    return href ? [{ ...link, href }] : []
  })
}
