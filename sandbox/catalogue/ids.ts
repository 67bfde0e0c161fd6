const FIRST_PRODUCT_ID = 1000

const OPTION_OFFSET = { Color: 1, Size: 2, Length: 3 } as const
const FIRST_MODIFIER_OFFSET = 4

export type OptionName = keyof typeof OPTION_OFFSET

/** Product id of the catalogue's nth product (0-based). */
export const productIdAt = (index: number): number => FIRST_PRODUCT_ID + index

export const optionId = (productId: number, option: OptionName): number => productId * 10 + OPTION_OFFSET[option]

/** Id of the option's nth value (0-based). */
export const optionValueId = (productId: number, option: OptionName, index: number): number =>
  optionId(productId, option) * 100 + index + 1

/** Id of the product's nth modifier (0-based). */
export const modifierId = (productId: number, index: number): number => productId * 10 + FIRST_MODIFIER_OFFSET + index

/** Id of the product's nth custom field (0-based). */
export const customFieldId = (productId: number, index: number): number => productId * 100 + index + 1
