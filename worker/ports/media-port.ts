import type { ProductMedia } from '#shared/domain/product.ts'

export interface MediaPort {
  /** Pictures of a colour, or the default picture if the set is missing or the service fails. Never throws [PDP-45]. */
  productMedia(request: { style: string; colour: string; name: string }, signal: AbortSignal): Promise<ProductMedia>
}
