import { useState } from 'react'
import { currentCustomerAtom } from '../../atoms/customer.ts'
import { useAtomValue } from '../../atoms/react.ts'
import { wishlistItemsAtom } from '../../atoms/wishlist.ts'
import { keys } from '../../data/keys.ts'
import { useRead } from '../../data/use-read.ts'
import { fetchWishlistProducts, type WishlistRow, toWishlistRows } from '../../data/wishlist-products.ts'
import { wishlistItemKey, type WishlistItem, wishlistPageSize } from '#shared/domain/wishlist.ts'

type WishlistRows = {
  rows: WishlistRow[]
  /** The products of some rows could not be read. */ hasFailed: boolean
  retry: () => void
}

/** The visitor's list with current product facts: read when the list is shown and when the page becomes visible again. */
export function useWishlistRows(): WishlistRows {
  const items = useAtomValue(wishlistItemsAtom)
  const owner = useAtomValue(currentCustomerAtom)?.id ?? null
  const requestedItems = useItemsSinceOpen(items)
  // The first page is visible first, so it does not wait for the others.
  const first = useProducts(owner, requestedItems.slice(0, wishlistPageSize))
  const others = useProducts(owner, requestedItems.slice(wishlistPageSize))
  const rows = toWishlistRows(items, { ...first.data, ...others.data })
  return {
    rows,
    hasFailed:
      [first, others].some(({ error, isValidating }) => error !== undefined && !isValidating) &&
      rows.some(({ product }) => product === undefined),
    retry: () => void Promise.all([first.mutate(), others.mutate()]),
  }
}

function useProducts(owner: number | null, items: readonly WishlistItem[]) {
  return useRead(
    items.length > 0 ? keys.wishlistProducts(owner, items) : null,
    (services) => fetchWishlistProducts(services, items),
    { keepPreviousData: true },
  )
}

/** All items of the list since it was shown, latest first, so that removing one does not read the others again. */
function useItemsSinceOpen(items: readonly WishlistItem[]): readonly WishlistItem[] {
  const [seenItems, setSeenItems] = useState<readonly WishlistItem[]>([])
  const seenKeys = new Set(seenItems.map(wishlistItemKey))
  const added = items.toReversed().filter((item) => !seenKeys.has(wishlistItemKey(item)))
  if (added.length > 0) setSeenItems([...seenItems, ...added])
  return seenItems
}
