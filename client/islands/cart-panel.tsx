import { useEffect, useRef } from 'react'
import { cartStatusAtom, loadedCartAtom } from '../atoms/cart-state.ts'
import { loadCartAtom } from '../atoms/cart.ts'
import { openCartAtom } from '../atoms/open-cart.ts'
import { promotionsAtom } from '../atoms/promotions.ts'
import { cartLinesAtom, flushQuantitiesAtom } from '../atoms/quantities.ts'
import { useSetAtom, useStore } from '../atoms/react.ts'
import { openPanelAtom } from '../atoms/ui.ts'
import { defineIsland } from '../island/define-island.tsx'
import { Part } from '../island/part.tsx'
import { useVisitorValue } from '../island/use-visitor-value.ts'
import { CategoryLinks } from './cart/category-links.tsx'
import { NotificationList } from './cart/notification-list.tsx'
import { PanelContents } from './cart/panel-contents.tsx'
import { PanelHeader } from './cart/panel-header.tsx'
import { UnshownCart } from './cart/unshown-cart.tsx'
import { WaitingCodes } from './cart/waiting-codes.tsx'
import { cartQuantity, isEmptyCart, type Cart, type LineItem } from '#shared/domain/cart.ts'
import { itemCount, cartControls } from '#shared/messages/cart-controls.ts'
import * as messages from '#shared/messages/shop.ts'

const none: LineItem[] = []

/** The bag panel. The server renders only its frame, because the contents are personal. */
function CartPanel({ prefix }: { prefix: string }) {
  const cart = useVisitorValue<Cart | null>(loadedCartAtom, null)
  const lines = useVisitorValue(cartLinesAtom, none)
  const isOpen = useVisitorValue(openPanelAtom, null) === 'cart'
  useOnOpen(isOpen)
  return (
    <dialog
      className="panel panel--end panel--column panel--wide cart-panel"
      id="cart"
      aria-labelledby="cart-title"
      suppressHydrationWarning
    >
      <PanelHeader
        id="cart-title"
        title={messages.bag.panelTitle}
        note={isOpen && cart ? itemCount(cartQuantity({ ...cart, lineItems: lines })) : ''}
      />
      {isOpen && <NotificationList />}
      {cart === null ? (
        <Waiting />
      ) : isEmptyCart(cart) ? (
        <Empty />
      ) : (
        <Part of={cart} instead={<UnshownCart prefix={prefix} />}>
          <PanelContents cart={cart} prefix={prefix} />
        </Part>
      )}
    </dialog>
  )
}

function Waiting() {
  const hasFailed = useVisitorValue(cartStatusAtom, 'initial') === 'failed'
  const load = useSetAtom(loadCartAtom)
  if (!hasFailed) return <p className="panel__words">{messages.bag.loading}</p>
  return (
    <div className="panel__words" role="alert">
      <p>{cartControls.loadFailed}</p>
      <button type="button" className="button" onClick={() => void load()}>
        {messages.bag.retry}
      </button>
    </div>
  )
}

function Empty() {
  const promotions = useVisitorValue(promotionsAtom, null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The focus was in the removed last line.
    if (document.activeElement === document.body) heading.current?.focus()
  }, [])
  return (
    <form className="panel__words" method="dialog">
      <h3 ref={heading} tabIndex={-1}>
        {messages.bag.empty}
      </h3>
      <WaitingCodes promotions={promotions} />
      <button className="button">{messages.bag.goBack}</button>
      <CategoryLinks />
    </form>
  )
}

/**
 * Opening loads the cart if it is unknown, records the view, syncs with the engine and checks the stock. Closing sends
 * pending changes.
 */
function useOnOpen(isOpen: boolean): void {
  const store = useStore()
  useEffect(() => {
    if (!isOpen) return
    void store.set(openCartAtom)
    return () => void store.set(flushQuantitiesAtom)
  }, [isOpen, store])
}

export default defineIsland('cart-panel', 'interaction', CartPanel)
