import { fromWireNumber } from '../money.ts'
import { Refusal } from '../refusal.ts'
import type { ShelfProduct, ShelfVariant } from '../shelf.ts'
import type { LineItemBody } from './cart-bodies.ts'
import type { Line, LineOption } from './cart.ts'
import type { Currency } from '#sandbox/catalogue/currencies.ts'
import { germanTitle } from '#sandbox/catalogue/german/product-name.ts'
import { optionId, optionValueId, type OptionName } from '#sandbox/catalogue/ids.ts'
import type { Language } from '#sandbox/catalogue/languages.ts'
import { modifiersOf } from '#sandbox/catalogue/modifiers.ts'

type Selections = ReadonlyMap<number, string>
export type LineContext = {
  currency: Currency
  language: Language
  productUrl: (product: ShelfProduct) => string
  sandboxOrigin: string
}

/**
 * Builds a cart line from a request: finds the variant by its id or its options, checks modifiers, and takes the price
 * in the cart's currency (or the request's `list_price`).
 *
 * The line keeps the product's name in the language of the cart's locale, in which the shopper then sees it in the
 * checkout, the order and its mails. Later reads in another language do not change it: the documents name no parameter
 * for that. https://developer.bigcommerce.com/docs/store-operations/catalog/msf-international-enhancements
 *
 * @throws Refusal 422
 */
export function resolveLine(body: LineItemBody, product: ShelfProduct | undefined, context: LineContext): Line {
  if (!product?.isPurchasable)
    throw new Refusal(422, `Product ${body.product_id} is not available for purchase`, {
      product_id: 'Not available for purchase',
    })
  const selections = new Map(
    (body.option_selections ?? []).map(({ option_id, option_value }) => [option_id, String(option_value)]),
  )
  const variant =
    body.variant_id == null ? variantOfSelections(product, selections) : variantOfId(product, body.variant_id)
  if (!variant.isPurchasable)
    throw new Refusal(422, `${product.name} (${variant.sku}) is not available for purchase`, {
      variant_id: 'Not available for purchase',
    })
  const { price, sale } = product.prices[context.currency]
  const override = body.list_price == null ? null : fromWireNumber(body.list_price)
  return {
    id: crypto.randomUUID(),
    productId: product.id,
    variantId: variant.id,
    sku: variant.sku,
    name: context.language === 'de' ? germanTitle(product) : product.name,
    kind: product.kind,
    quantity: body.quantity,
    originalPrice: price,
    listPrice: override ?? variant.prices[context.currency] ?? sale ?? price,
    isPriceOverridden: override !== null,
    manualDiscount: 0,
    url: context.productUrl(product),
    imageUrl: imageUrl(product, variant, context.sandboxOrigin),
    options: [...variantOptions(product, variant), ...modifierOptions(product, selections)],
    ...(product.isPreOrder && { isPreOrder: true }),
  }
}

/** True if two lines have the same variant, options, texts and kind of price, so that they are merged. */
export function isSameLine(one: Line, other: Line) {
  return (
    one.variantId === other.variantId &&
    one.isPriceOverridden === other.isPriceOverridden &&
    (!one.isPriceOverridden || one.listPrice === other.listPrice) &&
    JSON.stringify(one.options) === JSON.stringify(other.options)
  )
}

function variantOfId(product: ShelfProduct, variantId: number) {
  const variant = product.variants.find(({ id }) => id === variantId)
  if (!variant)
    throw new Refusal(422, `Variant ${variantId} does not belong to product ${product.id}`, {
      variant_id: 'Unknown variant',
    })
  return variant
}

function variantOfSelections(product: ShelfProduct, selections: Selections) {
  const options = optionsOf(product)
  const [only] = product.variants
  if (options.length === 0 && only) return only
  if (!options.every(({ name }) => selections.has(optionId(product.id, name)))) {
    throw new Refusal(422, 'This product has options; variant ID is required', { variant_id: 'Required' })
  }
  const variant = product.variants.find((candidate) =>
    options.every(
      ({ name, indexOf }) =>
        selections.get(optionId(product.id, name)) === String(optionValueId(product.id, name, indexOf(candidate))),
    ),
  )
  if (!variant) throw new Refusal(422, 'No variant has these options', { option_selections: 'Unknown combination' })
  return variant
}

function optionsOf(product: ShelfProduct) {
  const all: readonly { name: OptionName; values: readonly string[]; indexOf: (variant: ShelfVariant) => number }[] = [
    { name: 'Color', values: product.colours, indexOf: (variant) => variant.colour },
    { name: 'Size', values: product.sizes, indexOf: (variant) => variant.size },
    { name: 'Length', values: product.lengths, indexOf: (variant) => variant.length },
  ]
  return all.filter(({ values }) => values.length > 0)
}

function variantOptions(product: ShelfProduct, variant: ShelfVariant): LineOption[] {
  return optionsOf(product).flatMap(({ name, values, indexOf }) => {
    const index = indexOf(variant)
    const value = values[index]
    return value === undefined
      ? []
      : [{ name, nameId: optionId(product.id, name), value, valueId: optionValueId(product.id, name, index) }]
  })
}

function modifierOptions(product: ShelfProduct, selections: Selections): LineOption[] {
  return modifiersOf(product).flatMap((modifier) => {
    const text = selections.get(modifier.id)?.trim() ?? ''
    if (text === '' && modifier.isRequired) {
      throw new Refusal(422, `Please create some text for the ${modifier.name} option`, {
        option_selections: `${modifier.name} is required`,
      })
    }
    if (text.length > modifier.maxLength) {
      throw new Refusal(422, `${modifier.name} is limited to ${modifier.maxLength} characters`, {
        option_selections: `${modifier.name} is too long`,
      })
    }
    if (text.split(/\r\n|\r|\n/).length > modifier.maxLines) {
      throw new Refusal(422, `${modifier.name} is limited to ${modifier.maxLines} lines`, {
        option_selections: `${modifier.name} has too many lines`,
      })
    }
    return text === '' ? [] : [{ name: modifier.name, nameId: modifier.id, value: text, valueId: null }]
  })
}

function colourOf(product: ShelfProduct, variant: ShelfVariant) {
  return product.colours[variant.colour] ?? product.colours[0] ?? ''
}

function imageUrl(product: ShelfProduct, variant: ShelfVariant, origin: string) {
  const colour = underscored(colourOf(product, variant))
  const name = [product.style, colour, '1'].filter((part) => part !== '').join('_')
  return `${origin}/media/i/selvedge/${encodeURIComponent(name)}?w=200&fmt=auto&qlt=default`
}

function underscored(colour: string) {
  return colour.trim().replace(/\s+/g, '_')
}
