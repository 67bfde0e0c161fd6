import { useState } from 'react'
import { addToCartAtom, type AdditionResult } from '../../atoms/cart.ts'
import { notifyAtom } from '../../atoms/notifications.ts'
import { useStore } from '../../atoms/react.ts'
import { cartAtom } from '../../atoms/shown-cart.ts'
import type { PageStore } from '../../atoms/store.ts'
import type { BuyBoxProps } from './to-buy-box-props.ts'
import type { ModifierValues } from '#shared/domain/modifiers.ts'
import type { OfferedVariant, ProductOffer } from '#shared/domain/offer.ts'
import { smallestAddition } from '#shared/domain/order-limit.ts'

type AddedProduct = Pick<BuyBoxProps, 'productId' | 'name' | 'colour' | 'imageUrl' | 'isGiftCard'> & {
  offer?: Pick<ProductOffer, 'orderLimits'>
}

/**
 * Adds a product, and reports if an addition is running. The focus stays where it is. `onFailed` runs after an addition
 * that failed.
 */
export function useAddProduct(props: BuyBoxProps, onFailed: () => void) {
  const [isAdding, setAdding] = useState(false)
  const store = useStore()

  async function add(variant: OfferedVariant, values: ModifierValues) {
    setAdding(true)
    const { status } = await addProduct(store, props, { variant, values })
    setAdding(false)
    if (status === 'failed') onFailed()
  }

  return { add, isAdding }
}

/** Adds the smallest quantity of a variant to the cart and opens the pop-up. A refusal is shown (D-52). */
export async function addProduct(
  store: PageStore,
  product: AddedProduct,
  choice: { variant: OfferedVariant; values: ModifierValues },
): Promise<AdditionResult> {
  const { variant, values } = choice
  const { productId, name, colour, imageUrl, isGiftCard } = product
  const limited = { id: productId, orderLimits: product.offer?.orderLimits }
  const quantity = smallestAddition(limited, store.get(cartAtom).lineItems)
  const optionSelections = [...values]
    .filter(([, value]) => value.trim() !== '')
    .map(([optionId, optionValue]) => ({ optionId, optionValue }))
  const outcome = await store.set(addToCartAtom, {
    line: { productId, variantId: variant.id, quantity, ...(optionSelections.length > 0 && { optionSelections }) },
    added: {
      imageUrl,
      name,
      price: variant.price.price,
      specialPrice: variant.price.special,
      size: variant.size,
      colour,
      length: variant.length,
      quantity,
      isGiftCard,
      sku: variant.sku,
    },
  })
  if (outcome.status === 'failed')
    store.set(notifyAtom, { kind: 'refusal', text: outcome.message, action: outcome.action })
  return outcome
}
