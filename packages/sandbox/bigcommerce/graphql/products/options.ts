import { pageOf, type PageArguments } from '../connection.ts'
import { optionId, optionValueId, type OptionName } from '#sandbox/catalogue/ids.ts'
import { modifiersOf, type Modifier } from '#sandbox/catalogue/modifiers.ts'
import { pictureUrl, swatchName } from '#sandbox/catalogue/pictures.ts'
import type { Product, Variant } from '#sandbox/catalogue/queries/products.ts'

type Choice = { name: OptionName; index: number; label: string; hex?: readonly string[]; isPattern?: boolean }
type Option = { name: OptionName; choices: Choice[] }

// The platform stores at most three colours per swatch.
const swatchColours = 3

/**
 * `productOptions`: the variant options, then the modifiers that a shopper types in. With a variant, only the variant's
 * values.
 */
export function productOptions(
  { product, variant, origin }: { product: Product; variant?: Variant; origin: string },
  page: PageArguments,
) {
  const options = variant ? optionsOf(product).map((option) => chosen(option, variant)) : optionsOf(product)
  const modifiers = variant ? [] : modifiersOf(product)
  return pageOf(
    [...options.map((option) => multipleChoice(product, option, { variant, origin })), ...modifiers.map(textField)],
    page,
    (node) => node,
  )
}

/** `options`: the older list, without swatches or modifiers. */
export function legacyOptions(product: Product, variant: Variant | undefined, page: PageArguments) {
  const options = variant ? optionsOf(product).map((option) => chosen(option, variant)) : optionsOf(product)
  return pageOf(options, page, ({ name, choices }) => ({
    entityId: optionId(product.id, name),
    displayName: name,
    isRequired: true,
    values: (args: PageArguments) =>
      pageOf(choices, args, ({ index, label }) => ({ entityId: optionValueId(product.id, name, index), label })),
  }))
}

function optionsOf(product: Product): Option[] {
  const options: Option[] = [
    {
      name: 'Color',
      choices: product.colours.map(({ name, hex, isPattern }, index) => ({
        name: 'Color',
        index,
        label: name,
        hex,
        ...(isPattern && { isPattern }),
      })),
    },
    { name: 'Size', choices: product.sizes.map((label, index) => ({ name: 'Size', index, label })) },
    { name: 'Length', choices: product.lengths.map((label, index) => ({ name: 'Length', index, label })) },
  ]
  return options.filter(({ choices }) => choices.length > 0)
}

function chosen({ name, choices }: Option, variant: Variant): Option {
  const index = { Color: variant.colour, Size: variant.size, Length: variant.length }[name]
  return { name, choices: choices.filter((choice) => choice.index === index) }
}

function multipleChoice(
  product: Product,
  { name, choices }: Option,
  { variant, origin }: { variant: Variant | undefined; origin: string },
) {
  return {
    __typename: 'MultipleChoiceOption',
    entityId: optionId(product.id, name),
    displayName: name,
    isRequired: true,
    isVariantOption: true,
    displayStyle: name === 'Color' ? 'Swatch' : 'RectangleBoxes',
    values: (page: PageArguments) =>
      pageOf(choices, page, ({ index, label, hex, isPattern }) => ({
        __typename: hex ? 'SwatchOptionValue' : 'MultipleChoiceOptionValue',
        entityId: optionValueId(product.id, name, index),
        label,
        isDefault: index === 0,
        isSelected: variant ? true : null,
        ...(hex && {
          hexColors: isPattern ? [] : hex.slice(0, swatchColours),
          imageUrl: ({ width }: { width: number }) =>
            isPattern ? pictureUrl(origin, swatchName(product.style, label), width) : null,
        }),
      })),
  }
}

function textField({ id, name, type, isRequired, maxLength, maxLines }: Modifier) {
  const isMultiLine = type === 'multi_line_text'
  return {
    __typename: isMultiLine ? 'MultiLineTextFieldOption' : 'TextFieldOption',
    entityId: id,
    displayName: name,
    isRequired,
    isVariantOption: false,
    defaultValue: '',
    minLength: isRequired ? 1 : 0,
    maxLength,
    ...(isMultiLine && { maxLines }),
  }
}
