const firstProductId = 1000

const optionOffset = { Color: 1, Size: 2, Length: 3 } as const
const firstModifierOffset = 4

export type OptionName = keyof typeof optionOffset

/** Product id of the catalogue's nth product (0-based). */
export function productIdAt(index: number): number {
  return firstProductId + index
}

export function optionId(productId: number, option: OptionName): number {
  return productId * 10 + optionOffset[option]
}

/** Id of the option's nth value (0-based). */
export function optionValueId(productId: number, option: OptionName, index: number): number {
  return optionId(productId, option) * 100 + index + 1
}

/** Id of the product's nth modifier (0-based). */
export function modifierId(productId: number, index: number): number {
  return productId * 10 + firstModifierOffset + index
}

/** Id of the product's nth custom field (0-based). */
export function customFieldId(productId: number, index: number): number {
  return productId * 100 + index + 1
}
