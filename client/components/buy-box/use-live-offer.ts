import { useEffect, useState } from 'react'
import { ApiError } from '../../api/call-api.ts'
import { keys } from '../../data/keys.ts'
import { fetchProduct, hasEarlyProduct, takeEarlyProduct } from '../../data/product.ts'
import { useRead } from '../../data/use-read.ts'
import { isOld, newerOffer, type ShownOffer } from './live-offer.ts'
import type { BuyBoxProps } from './to-buy-box-props.ts'

/**
 * Current price and stock of all variants, because a cached page may be minutes old. They are read again when an old
 * page hydrates, when the page becomes visible again, and by `refresh`. A response that the page got before it hydrated
 * is taken over. A failed read keeps the known values.
 */
export function useLiveOffer({
  productId,
  colour,
  offer,
  isOnSale,
  asOf,
}: BuyBoxProps): ShownOffer & { refresh: () => void } {
  const [isReadAtOnce] = useState(() => hasEarlyProduct({ productId, colour }) || isOld({ asOf }, Date.now()))
  const { data, error, isValidating, mutate } = useRead(
    keys.product(productId, colour),
    (services) => takeEarlyProduct({ productId, colour }) ?? fetchProduct(services, { productId, colour }),
    {
      revalidateOnMount: isReadAtOnce,
      focusThrottleInterval: 2000,
    },
  )

  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => void (event.persisted && mutate())
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [mutate])

  const newer = newerOffer({ offer, isOnSale, asOf }, data)
  // The market no longer sells it. This is a result, not a failure.
  const isNoLongerSold = error instanceof ApiError && error.status === 404
  return { ...newer, isOnSale: newer.isOnSale && !isNoLongerSold, refresh: () => void (isValidating || mutate()) }
}
