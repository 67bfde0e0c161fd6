import * as v from 'valibot'
import { safeLink } from '../../components/safe-link.ts'
import { address } from './address.ts'
import { Text } from './fields.ts'
import type { Market } from '#shared/markets.ts'

/** A plain link of the size blocks: a text and its address. */
export const SizeLinkSchema = v.object({ buttonText: Text, buttonLink: address('buttonLink') })

export function sizeLinks(
  links: readonly v.InferOutput<typeof SizeLinkSchema>[],
  market: Market,
): { text: string; href: string }[] {
  return links.flatMap(({ buttonText, buttonLink }) => {
    const href = safeLink(market, buttonLink)
    return buttonText && href ? [{ text: buttonText, href }] : []
  })
}
