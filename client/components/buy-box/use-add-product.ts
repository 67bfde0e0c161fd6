import { useState } from 'react'
import { addToBagAtom } from '../../atoms/cart.ts'
import { notifyAtom } from '../../atoms/notifications.ts'
import { useSetAtom } from '../../atoms/react.ts'
import type { OfferedVariant } from './offer.ts'
import type { BuyBoxProps } from './to-buy-box-props.ts'

/** Puts one unit of a variant in the bag; every refusal is told, and the focus stays where it is (D-52, D-59). */
export function useAddProduct(props: BuyBoxProps) {
  const [isAdding, setAdding] = useState(false)
  const addToBag = useSetAtom(addToBagAtom)
  const notify = useSetAtom(notifyAtom)

  async function add(variant: OfferedVariant, modifiers: ReadonlyMap<number, string>) {
    setAdding(true)
    const optionSelections = [...modifiers].filter(([, value]) => value !== '').map(([optionId, optionValue]) => ({ optionId, optionValue }))
    const outcome = await addToBag({
      line: { productId: props.productId, variantId: variant.id, quantity: 1, ...(optionSelections.length > 0 && { optionSelections }) },
      added: {
        imageUrl: props.imageUrl,
        name: props.name,
        price: variant.price.price,
        specialPrice: variant.price.special,
        size: variant.size,
        colour: props.colour,
        length: variant.length,
        quantity: 1,
        isGiftCard: props.isGiftCard,
        sku: variant.sku,
      },
    })
    setAdding(false)
    if (outcome.status === 'failed') notify({ kind: 'error', text: outcome.message })
  }

  return { add, isAdding }
}
