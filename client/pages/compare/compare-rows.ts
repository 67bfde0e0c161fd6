import { feelText } from '../../components/product-details/product-facts.ts'
import { feelNames } from '#shared/domain/feel.ts'
import { platformText } from '#shared/domain/platform-text.ts'
import type { Product } from '#shared/domain/product.ts'
import { sizeNames } from '#shared/domain/size-name.ts'
import type { Market } from '#shared/markets.ts'
import * as messages from '#shared/messages/shop.ts'

export type CompareRow = { label: string; texts: string[] }

const { fields } = messages.productDetails
const facts = () => ({
  styling_length: fields.styling_length,
  sleeve_length: fields.sleeve_length,
  fabric_composition: fields.fabric_composition,
  pattern: messages.compare.pattern,
  product_fit: fields.product_fit,
  washcare: fields.washcare,
})

/**
 * What products are compared by beyond what their cards say, one text for each: first the rows that differ. A row
 * without any text is left out.
 */
export function compareRows(products: readonly Product[], market: Market): Record<'differs' | 'same', CompareRow[]> {
  const row = (label: string, textOf: (product: Product) => string) => ({ label, texts: products.map(textOf) })
  const rows = [
    row(messages.product.size, (product) => {
      const names = sizeNames(product, market)
      return product.sizes.map((size) => names[size] ?? size).join(', ')
    }),
    row(messages.product.colour, ({ colours }) => colours.map(({ name }) => platformText(name)).join(', ')),
    ...Object.entries(facts()).map(([field, label]) =>
      row(label, ({ customFields }) => customFields[field]?.trim() ?? ''),
    ),
    ...feelNames.map((name) => row(messages.productDetails.feel[name].label, ({ feel }) => feelText(name, feel))),
  ].filter(({ texts }) => texts.some((text) => text !== ''))
  const isSame = ({ texts }: CompareRow) => new Set(texts).size === 1
  return { differs: rows.filter((each) => !isSame(each)), same: rows.filter(isSame) }
}
