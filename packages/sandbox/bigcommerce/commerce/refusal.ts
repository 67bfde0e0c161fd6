import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { logFailure } from '../../log-failure.ts'
import { problem, versionConflict, type FieldErrors } from '../rest.ts'

/** A request that the platform refuses; nothing was changed. `message` becomes the response's `title`. */
export class Refusal extends Error {
  override readonly name: string = 'Refusal'
  readonly status: ContentfulStatusCode
  readonly errors: FieldErrors | undefined
  constructor(status: ContentfulStatusCode, title: string, errors?: FieldErrors) {
    super(title)
    this.status = status
    this.errors = errors
  }
}

/** The cart does not exist: it never did, was deleted, was paid for, or was not changed for 30 days. */
export class CartNotFound extends Refusal {
  override readonly name = 'CartNotFound'
  constructor() {
    super(404, 'Cart not found')
  }
}

/** The request's `version` is not the cart's. */
export class VersionConflict extends Refusal {
  override readonly name = 'VersionConflict'
  constructor() {
    super(409, 'Version conflict')
  }
}

/** Fewer pieces are in stock than were requested. */
export class InsufficientStock extends Refusal {
  override readonly name = 'InsufficientStock'
  readonly sku: string
  readonly item: { name: string; available: number }
  constructor({ name, sku, available }: { name: string; sku: string; available: number }) {
    const title =
      available > 0
        ? `Not enough stock: only ${available} of ${name} (${sku}) available.`
        : `${name} (${sku}) is out of stock.`
    super(422, title, { quantity: title })
    this.sku = sku
    this.item = { name, available }
  }
}

/** An order would contain fewer or more of a product than one order can. The platform answers with 409. */
export class OutsideOrderQuantity extends Refusal {
  override readonly name = 'OutsideOrderQuantity'
  constructor(kind: 'minimum' | 'maximum', { name, quantity }: { name: string; quantity: number }) {
    const verb = kind === 'minimum' ? 'need to' : 'can only'
    super(409, `You ${verb} purchase a ${kind} of ${quantity} of the ${name} per order.`)
  }
}

/** Responds to a thrown error in the format that carts and most other endpoints share. */
export function respondToError(error: Error, c: Context) {
  if (error instanceof VersionConflict) return versionConflict(c)
  if (error instanceof Refusal) return problem(c, error.status, error.message, error.errors)
  logFailure('commerce', error, c)
  return problem(c, 500, 'Internal Server Error')
}
