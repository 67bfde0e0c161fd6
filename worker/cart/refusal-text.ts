import type { Busy } from './change-cart.ts'
import type { AddRefusal } from './decide-add.ts'
import { limitTextOr, limitTextOrKnown, type OrderLimit } from '#shared/domain/order-limit.ts'
import * as messages from '#shared/messages/shop.ts'

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
  }) as const satisfies Record<Exclude<AddRefusal, OrderLimit> | Busy['reason'], string>

/** The reason why a line was not added, for the shopper. */
export function refusalText(reason: AddRefusal | Busy['reason']): string {
  return limitTextOr(reason, texts())
}

/** The same for the `error` parameter of a page's URL, which is untrusted. */
export function refusalTextOf(error: string): string | null {
  return limitTextOrKnown(error, texts())
}
