import { useEffect } from 'react'
import type { BuyBoxProps } from './to-buy-box-props.ts'

/** Lists the product among the recently viewed ones. */
export function useRememberViewed({ productId, colour }: Pick<BuyBoxProps, 'productId' | 'colour'>): void {
  useEffect(() => {
    const viewed = { id: productId, colour: colour ?? '' }
    import('../../api/viewed-products.ts').then(
      ({ rememberViewed }) => rememberViewed(viewed),
      (error: unknown) => console.warn('recently viewed:', error),
    )
  }, [productId, colour])
}
