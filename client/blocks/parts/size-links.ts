import * as v from 'valibot'
import type { Market } from '../../../shared/markets.ts'
import { safeLink } from '../../components/safe-link.ts'
import { Text } from './fields.ts'

/** The plain links of the size blocks: a text and where it leads. */
export const SizeLinkSchema = v.object({ buttonText: Text, buttonLink: Text })

export function sizeLinks(
  links: readonly v.InferOutput<typeof SizeLinkSchema>[],
  market: Market,
): { text: string; href: string }[] {
  return links.flatMap(({ buttonText, buttonLink }) => {
    const href = safeLink(market, buttonLink)
    return buttonText && href ? [{ text: buttonText, href }] : []
  })
}
