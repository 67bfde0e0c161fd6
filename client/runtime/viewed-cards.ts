import { mostViewed } from '../../shared/domain/viewed-products.ts'
import { fragments } from '../../shared/routes.ts'
import type { PageServices } from '../atoms/services.ts'
import { viewedBefore } from './viewed-products.ts'

const longestWaitMs = 8000

/** Cards of what was looked at before this product, as our server makes them for everybody who asks for the same ones; `''` for none. @throws Error */
export async function viewedCards({ settings, fetch }: PageServices, productId: number, signal: AbortSignal): Promise<string> {
  const viewed = viewedBefore(productId).slice(0, mostViewed)
  if (viewed.length === 0) return ''
  const query = new URLSearchParams(viewed.map(({ id, colour }) => ['item', `${id}.${colour}`]))
  const response = await fetch(`${settings.prefix}${fragments.recentlyViewed}?${query}`, { signal: AbortSignal.any([signal, AbortSignal.timeout(longestWaitMs)]) })
  if (!response.ok) throw new Error(`Status ${response.status}`)
  return response.text()
}
