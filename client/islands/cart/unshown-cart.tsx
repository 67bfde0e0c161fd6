import { CheckoutLink } from './checkout-link.tsx'
import { ClearDisclosure } from './clear-disclosure.tsx'
import { bagPath, marketPath } from '#shared/links.ts'
import { cartControls } from '#shared/messages/cart-controls.ts'
import * as messages from '#shared/messages/shop.ts'

/** The contents of the bag panel, if they cannot be shown. */
export function UnshownCart({ prefix }: { prefix: string }) {
  return (
    <div className="panel__words">
      <p role="note">{cartControls.linesNotShown}</p>
      <a className="button button--quiet" href={marketPath({ prefix }, bagPath)}>
        {messages.bag.viewBag}
      </a>
      <CheckoutLink className="button" prefix={prefix} />
      <ClearDisclosure prefix={prefix} />
    </div>
  )
}
