import { isSameColour, type ProductSummary } from './product.ts'

/** The products in the colour by which the list is refined, so that their cards show and link to that colour. */
export function inChosenColour(products: readonly ProductSummary[], chosen: readonly string[]): ProductSummary[] {
  return products.map((product) => {
    const colour = product.colours.find(({ name }) => chosen.some((value) => isSameColour(value, name)))
    return colour ? { ...product, colour } : product
  })
}
