import * as messages from '../../../shared/messages/en.ts'
import * as pageMessages from '../../../shared/messages/product-page.ts'

// What `?error=` of the product page says after a form that was sent back.
const texts: Record<string, string> = {
  size: messages.product.pleaseSelectSize,
  'size-and-fit': messages.product.pleaseSelectSizeAndFit,
  details: pageMessages.modifiers.requiredFields,
  unavailable: messages.product.unavailable,
  stock: messages.bag.exceedsStock,
  busy: messages.bag.busy,
}

/**
 * The message for the `error` of a product page's address; `null` when it has none. An unknown one gets the general
 * text.
 */
export function formErrorText(error: string | null, { isSoldOut }: { isSoldOut: boolean }): string | null {
  if (error === null) return null
  if (error === 'stock' && isSoldOut) return pageMessages.soldOutChoice
  return texts[error] ?? messages.bag.failed
}
