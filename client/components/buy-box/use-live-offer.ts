import { useEffect, useState } from 'react'
import { ApiError } from '../../api/call-api.ts'
import { keys } from '../../data/keys.ts'
import { fetchProduct } from '../../data/product.ts'
import { useRead } from '../../data/use-read.ts'
import { isOld, newerOffer, type ShownOffer } from './live-offer.ts'
import type { BuyBoxProps } from './to-buy-box-props.ts'

/**
 * Price and stock of all variants, which a page out of a cache may know from minutes ago. They are read again when an
 * old page comes to life, when a page is seen again, and by `refresh`. A failed read leaves what is known.
 */
export function useLiveOffer({
  productId,
  colour,
  offer,
  isOnSale,
  asOf,
}: BuyBoxProps): ShownOffer & { refresh: () => void } {
  const [isPageOld] = useState(() => isOld({ asOf }, Date.now()))
  const { data, error, isValidating, mutate } = useRead(
    keys.product(productId, colour),
    (services) => fetchProduct(services, { productId, colour }),
    {
      revalidateOnMount: isPageOld,
      focusThrottleInterval: 2000,
    },
  )

  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => void (event.persisted && mutate())
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [mutate])

  const newer = newerOffer({ offer, isOnSale, asOf }, data)
  // The market has stopped selling it: this is an answer, not a failure.
  const isGone = error instanceof ApiError && error.status === 404
  return { ...newer, isOnSale: newer.isOnSale && !isGone, refresh: () => void (isValidating || mutate()) }
}
