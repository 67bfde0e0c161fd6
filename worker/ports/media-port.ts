import type { ProductMedia } from '../../shared/domain/product.ts'

export interface MediaPort {
  /** Pictures of a colour; the default picture when the set is missing or the service fails: it never raises. */
  productMedia(request: { style: string; colour: string; name: string }, signal: AbortSignal): Promise<ProductMedia>
}
