import { atom } from '../../atoms/jotai.ts'
import { isCartPendingAtom } from '../../atoms/quantities.ts'
import { isCheckoutDisabledAtom, lineBlockAtom } from '../../atoms/stock.ts'
import { useVisitorValue } from '../../island/use-visitor-value.ts'
import { LazyWalletButtons } from './lazy-wallet-buttons.tsx'
import type { Cart } from '#shared/domain/cart.ts'
import type { Money } from '#shared/domain/money.ts'
import * as messages from '#shared/messages/shop.ts'

/** Why the cart cannot be paid with a wallet at the moment, or `null`. */
const cartBlockAtom = atom((get): string | null => {
  if (get(isCheckoutDisabledAtom)) return get(lineBlockAtom) ?? messages.bag.soldOutLines
  return get(isCartPendingAtom) ? messages.promotions.updating : null
})

type CartWalletsProps = { id: string; cart: Cart; subtotal: Money }

const source = () => ({ from: 'cart' as const })

/** Wallet buttons for the cart. */
export function CartWallets({ id, cart, subtotal }: CartWalletsProps) {
  const block = useVisitorValue(cartBlockAtom, null)
  const lines = cart.lineItems.map((line) => `${line.id} ${line.quantity}`)
  return (
    <LazyWalletButtons
      id={id}
      intent="checkOut"
      source={source}
      revision={[subtotal.amount, ...lines].join()}
      reason={block}
    />
  )
}
