import { limitTextOrKnown } from '#shared/domain/order-limit.ts'
import * as pageMessages from '#shared/messages/product-page.ts'
import * as messages from '#shared/messages/shop.ts'

// Messages for `?error=` of the product page, after a refused form post.
const texts = (unavailable: string) => ({
  size: messages.product.pleaseSelectSize,
  'size-and-fit': messages.product.pleaseSelectSizeAndFit,
  details: messages.productRefusals.requiredFields,
  unavailable,
  stock: messages.bag.exceedsStock,
  busy: messages.bag.busy,
})

/**
 * The message for the `error` parameter of a product page; `null` if it is absent. An unknown value gets the generic
 * message. `unavailable` is the text of a choice that cannot be bought.
 */
export function formErrorText(
  error: string | null,
  { isSoldOut, isGiftCard, unavailable }: { isSoldOut: boolean; isGiftCard: boolean; unavailable: string },
): string | null {
  if (error === null) return null
  if (error === 'size' && isGiftCard) return pageMessages.giftCard.pleaseSelectValue
  if (error === 'stock' && isSoldOut) return messages.productRefusals.soldOutChoice
  return limitTextOrKnown(error, texts(unavailable)) ?? messages.bag.failed
}
