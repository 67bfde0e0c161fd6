import type { LoggedCall } from './vendors.ts'

/**
 * True if the platform changed the cart after the shop had made the link of its last checkout that was opened by
 * `openedAt` (ms since the epoch). The shop checks the cart once more after it has made the link, so an earlier change
 * is in the prices of that checkout.
 */
export function hasChangedSinceOpening(
  calls: readonly LoggedCall[],
  { cartId, openedAt }: { cartId: string; openedAt: number },
): boolean {
  const cart = `/v3/carts/${cartId}`
  const link = calls.findLast(
    ({ method, path, status, endedAt }) =>
      method === 'POST' && path.includes(`${cart}/redirect_urls`) && status === 201 && isBy(endedAt, openedAt),
  )
  if (!link) return false
  const linkedAt = Date.parse(link.endedAt ?? link.at)
  const writes = calls.filter(
    ({ method, status, endedAt }) =>
      method !== 'GET' && status !== null && status < 300 && endedAt !== null && !isBy(endedAt, linkedAt - 1),
  )
  const changes = writes.filter(({ method, path }) => {
    const { pathname } = new URL(path, 'http://localhost')
    return pathname.includes(`${cart}/items`) || (method === 'PUT' && pathname.endsWith(cart))
  })
  const discounts = writes.filter(({ path }) => path.includes(`/v3/checkouts/${cartId}/`))
  // The opening itself writes the discounts once, before its response. An opening that is repeated writes none.
  return changes.length > 0 || discounts.length > 1 || discounts.some(({ at }) => !isBy(at, openedAt))
}

function isBy(time: string | null, limit: number): boolean {
  return time !== null && Date.parse(time) <= limit
}
