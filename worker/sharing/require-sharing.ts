import { featuresOf } from '../configuration/features.ts'
import type { Visit } from '../context/visit.ts'
import { NotFoundError } from '#shared/errors.ts'

/** @throws NotFoundError if the shop makes no links to bags and wishlists */
export function requireSharing({ configuration, market }: Visit): void {
  if (!featuresOf(configuration, market).hasSharing) throw new NotFoundError('The shop makes no links to share.')
}
