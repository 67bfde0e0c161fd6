import { productPictureSrc } from '../product-picture.ts'
import { dayText } from '#shared/domain/day-text.ts'
import type { OrderLine } from '#shared/domain/order.ts'
import { baseSku } from '#shared/domain/product.ts'
import type { Market } from '#shared/markets.ts'

/** The colour of an order line, if its product has colours. */
export function orderLineColour({ options }: OrderLine): string | null {
  return options.find(({ name }) => name.toLowerCase() === 'color')?.value ?? null
}

/** The URL of an order line's picture without query. */
export function orderLinePicture(line: OrderLine, mediaBase: string): string {
  return productPictureSrc(mediaBase, { style: baseSku(line.sku), colour: orderLineColour(line) })
}

/** The chosen values of an order line, as the market's shoppers read them. */
export function orderLineOptions({ options, sizeName }: OrderLine, { iso }: Market): string[] {
  return options.map(({ name, value }) => (name === 'Size' && sizeName !== undefined ? sizeName : dayText(value, iso)))
}
