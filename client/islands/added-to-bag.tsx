import { addedPriceAtom, addedToCartAtom, type AddedToCart as Added } from '../atoms/added-to-cart.ts'
import { cartQuantityAtom } from '../atoms/cart-state.ts'
import { useSetAtom } from '../atoms/react.ts'
import { closePanelAtom } from '../atoms/ui.ts'
import { defineIsland } from '../island/define-island.tsx'
import { Part } from '../island/part.tsx'
import { useVisitorValue } from '../island/use-visitor-value.ts'
import { AddedProduct } from './cart/added-product.tsx'
import { AddedTotals } from './cart/added-totals.tsx'
import { CheckoutLink } from './cart/checkout-link.tsx'
import { PanelHeader } from './cart/panel-header.tsx'
import { bagPath, marketPath } from '#shared/links.ts'
import { viewBagText } from '#shared/messages/cart-controls.ts'
import * as messages from '#shared/messages/shop.ts'

/** The added-to-bag pop-up. The server renders only its frame. */
function AddedToCart({ prefix }: { prefix: string }) {
  const added = useVisitorValue<Added | null>(addedToCartAtom, null)
  const price = useVisitorValue(addedPriceAtom, null)
  const quantity = useVisitorValue(cartQuantityAtom, 0)
  const close = useSetAtom(closePanelAtom)
  return (
    <dialog
      className="sheet-base added-to-bag"
      id="added-to-bag"
      aria-labelledby="added-to-bag-title"
      suppressHydrationWarning
    >
      <PanelHeader id="added-to-bag-title" title={messages.bag.added} />
      {added && price && (
        <>
          <Part of={added} instead={null}>
            <AddedProduct added={added} price={price} />
          </Part>
          <div className="added-to-bag__ways">
            <Part of={price} instead={null}>
              <AddedTotals />
            </Part>
            <a className="button button--quiet" href={marketPath({ prefix }, bagPath)}>
              {viewBagText(quantity)}
            </a>
            <CheckoutLink className="button" prefix={prefix} onLeave={() => close('added-to-bag')} />
          </div>
        </>
      )}
    </dialog>
  )
}

export default defineIsland('added-to-bag', 'interaction', AddedToCart)
