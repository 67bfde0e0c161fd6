import { platformText } from '#shared/domain/platform-text.ts'
import type { PlatformProduct, PlatformVariant } from '#shared/domain/product.ts'
import * as messages from '#shared/messages/shop.ts'

/** `column` is that of its fit, from 1, where each size is a row of a few fits. */
type VariantChoice = { id: number; label: string; column: number | null; isSoldOut: boolean; isClosed: boolean }
/** `hexes` are those of its colour, if it is a colour's. */
export type VariantGroup = { title: string; hexes?: readonly string[]; variants: VariantChoice[] }

const mostColumns = 3

/**
 * The variants in the order of the product's colours, sizes and fits: one group for each colour, or one in all if only
 * one of these differs. `names` are the sizes that the market's shoppers call otherwise.
 */
export function variantGroups(product: PlatformProduct, names: Readonly<Record<string, string>>): VariantGroup[] {
  const { colours, sizes, lengths } = product
  const hasSizes = sizes.length + lengths.length > 0
  const sorted = product.variants.toSorted(
    (a, b) =>
      sizes.indexOf(a.size ?? '') - sizes.indexOf(b.size ?? '') ||
      lengths.indexOf(a.length ?? '') - lengths.indexOf(b.length ?? ''),
  )
  const isTable = sizes.length > 1 && lengths.length > 1 && lengths.length <= mostColumns
  const ofColour = (colour: string) => sorted.filter((variant) => variant.colour === colour)
  const choice = (variant: PlatformVariant): VariantChoice => {
    const size = variant.size === null ? null : (names[variant.size] ?? variant.size)
    const parts = hasSizes
      ? [size, variant.length && platformText(variant.length)]
      : [variant.colour && platformText(variant.colour)]
    return {
      id: variant.id,
      label: parts.filter(Boolean).join(', '),
      column: isTable && variant.length !== null ? lengths.indexOf(variant.length) + 1 : null,
      isSoldOut: variant.stock !== null && variant.stock <= 0,
      isClosed: !variant.isPurchasable,
    }
  }
  if (!hasSizes)
    return [{ title: messages.product.colour, variants: colours.flatMap(({ name }) => ofColour(name)).map(choice) }]
  if (colours.length < 2) return [{ title: messages.product.size, variants: sorted.map(choice) }]
  return colours.map(({ name, hexes }) => ({
    title: platformText(name),
    hexes,
    variants: ofColour(name).map(choice),
  }))
}
