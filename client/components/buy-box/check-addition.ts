import { modifierErrors, type ModifierValues } from '#shared/domain/modifiers.ts'
import type { ProductOffer, OfferedVariant } from '#shared/domain/offer.ts'
import type { Modifier } from '#shared/domain/product.ts'
import {
  availability,
  isBuyable,
  missingChoice,
  missingMessage,
  type Selection,
  selectedVariant,
} from '#shared/domain/selection.ts'
import { giftCard } from '#shared/messages/product-page.ts'

export type AddAttempt = {
  isAdding: boolean
  offer: ProductOffer
  selection: Selection
  isOnSale: boolean
  isGiftCard: boolean
  modifiers: readonly Modifier[]
  values: ModifierValues
  today: string
}

/** The reason why a product cannot be added, in the order of checks, or the variant to add. */
export type AdditionCheck =
  | { status: 'loading' }
  | { status: 'closed' }
  | { status: 'choice'; message: string; errors: ReadonlyMap<number, string> }
  | { status: 'fields'; errors: ReadonlyMap<number, string> }
  | { status: 'add'; variant: OfferedVariant }

/** Decides what a press of the button does. A missing size does not hide errors of the fields. */
export function checkAddition({
  isAdding,
  offer,
  selection,
  isOnSale,
  isGiftCard,
  modifiers,
  values,
  today,
}: AddAttempt): AdditionCheck {
  if (isAdding) return { status: 'loading' }
  const errors = modifierErrors(modifiers, values, today)
  const missing = missingChoice(offer, selection)
  const state = availability(offer, selection, isOnSale)
  if (!isBuyable(state)) return { status: 'closed' }
  if (missing !== null)
    return { status: 'choice', message: isGiftCard ? giftCard.pleaseSelectValue : missingMessage(missing), errors }
  if (errors.size > 0) return { status: 'fields', errors }
  const variant = selectedVariant(offer, selection)
  return variant ? { status: 'add', variant } : { status: 'closed' }
}
