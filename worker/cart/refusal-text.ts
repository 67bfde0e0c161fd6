import type { Busy } from './change-cart.ts'
import type { AddRefusal } from './decide-add.ts'
import { limitTextOr, limitTextOrKnown, type OrderLimit } from '#shared/domain/order-limit.ts'
import * as messages from '#shared/messages/shop.ts'

/** `limit`: during a change of variant the cart would have more of the product than an order may contain. */
export type Refusal = AddRefusal | Busy['reason'] | 'limit'

const texts = () =>
  ({
    'not-found': messages.cartRefusals.notSoldHere,
    unavailable: messages.bag.unavailable,
    gift: messages.bag.unavailable,
    size: messages.product.pleaseSelectSize,
    'size-and-fit': messages.product.pleaseSelectSizeAndFit,
    details: messages.productRefusals.requiredFields,
    stock: messages.bag.exceedsStock,
    invalid: messages.bag.failed,
    parent: messages.bag.failed,
    busy: messages.bag.busy,
    limit: messages.cartRefusals.limitWhileChanging,
  }) as const satisfies Record<Exclude<Refusal, OrderLimit>, string>

/** The reason why a line was not added, for the shopper. */
export function refusalText(reason: Refusal): string {
  return limitTextOr(reason, texts())
}

/** The same for the `error` parameter of a page's URL, which is untrusted. */
export function refusalTextOf(error: string): string | null {
  return limitTextOrKnown(error, texts())
}
