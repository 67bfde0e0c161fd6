import type { OrderLine } from '#shared/domain/order.ts'
import { platformText } from '#shared/domain/platform-text.ts'
import { typedOptionText } from '#shared/domain/typed-option.ts'
import type { Market } from '#shared/markets.ts'

/** The chosen and typed values of a line, as the market's shoppers read them. */
export function optionTexts({ options, sizeName }: OrderLine, { iso }: Market): { option: string; text: string }[] {
  return options.map((option) => {
    const name = option.name.toLowerCase()
    if (name === 'size' && sizeName !== undefined) return { option: option.name, text: sizeName }
    const isWord = name === 'length' || name === 'color'
    return { option: option.name, text: isWord ? platformText(option.value) : typedOptionText(option, iso) }
  })
}
