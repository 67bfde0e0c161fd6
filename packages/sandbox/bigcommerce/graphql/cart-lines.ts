import { GraphQLError } from 'graphql'
import { addLines } from '../commerce/carts/add-lines.ts'
import type { LineItemBody } from '../commerce/carts/cart-bodies.ts'
import type { Cart } from '../commerce/carts/cart.ts'
import { Refusal } from '../commerce/refusal.ts'
import type { StorefrontScope } from './context.ts'

const maxQuantity = 100_000

type Choice = { optionEntityId: number; optionValueEntityId: number }
type Text = { optionEntityId: number; text: string }
type SelectedOptions = {
  checkboxes?: Choice[] | null
  multipleChoices?: Choice[] | null
  textFields?: Text[] | null
  multiLineTextFields?: Text[] | null
  numberFields?: { optionEntityId: number; number: number }[] | null
  dateFields?: { optionEntityId: number; date: string }[] | null
}
export type LineItemInput = {
  quantity: number
  productEntityId?: number | null
  variantEntityId?: number | null
  sku?: string | null
  selectedOptions?: SelectedOptions | null
}

/**
 * Adds line items to the cart, at prices in the cart's currency.
 *
 * @throws Refusal 422 if one cannot be bought.
 */
export async function addLineItems(
  scope: StorefrontScope,
  cart: Cart,
  inputs: readonly LineItemInput[],
): Promise<Cart> {
  return addLines(scope.env, cart, await Promise.all(inputs.map((input) => bodyOf(scope, input))))
}

/** @throws Refusal 422 if the quantity is out of range. */
export function requireQuantity(quantity: number): number {
  if (quantity < 1 || quantity > maxQuantity) throw new Refusal(422, 'Quantity must be 1 or more')
  return quantity
}

async function bodyOf(
  scope: StorefrontScope,
  { quantity, productEntityId, variantEntityId, sku, selectedOptions }: LineItemInput,
): Promise<LineItemBody> {
  const bySku = productEntityId == null && sku != null ? await scope.variantBySku(sku) : undefined
  const productId = productEntityId ?? bySku?.product_id
  if (productId === undefined) throw new GraphQLError('A line item needs a product that exists')
  return {
    product_id: productId,
    variant_id: variantEntityId ?? bySku?.id ?? null,
    quantity: requireQuantity(quantity),
    option_selections: selectionsOf(selectedOptions ?? {}),
  }
}

function selectionsOf({
  checkboxes,
  multipleChoices,
  textFields,
  multiLineTextFields,
  numberFields,
  dateFields,
}: SelectedOptions) {
  return [
    ...[...(checkboxes ?? []), ...(multipleChoices ?? [])].map((choice) => ({
      option_id: choice.optionEntityId,
      option_value: choice.optionValueEntityId,
    })),
    ...[...(textFields ?? []), ...(multiLineTextFields ?? [])].map((field) => ({
      option_id: field.optionEntityId,
      option_value: field.text,
    })),
    ...(numberFields ?? []).map((field) => ({ option_id: field.optionEntityId, option_value: field.number })),
    ...(dateFields ?? []).map((field) => ({ option_id: field.optionEntityId, option_value: field.date })),
  ]
}
