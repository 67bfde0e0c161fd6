import { useState } from 'react'
import type { ModifierValues } from '../../../shared/domain/modifiers.ts'
import type { OfferedVariant } from '../../../shared/domain/offer.ts'
import { useStore } from '../../atoms/react.ts'
import { addProduct } from './add-product.ts'
import type { BuyBoxProps } from './to-buy-box-props.ts'

/** Adding, and whether an addition is under way. The focus stays where it is. `onRefused` runs after one that failed. */
export function useAddProduct(props: BuyBoxProps, onRefused: () => void) {
  const [isAdding, setAdding] = useState(false)
  const store = useStore()

  async function add(variant: OfferedVariant, values: ModifierValues) {
    setAdding(true)
    const { status } = await addProduct(store, props, { variant, values })
    setAdding(false)
    if (status === 'failed') onRefused()
  }

  return { add, isAdding }
}
