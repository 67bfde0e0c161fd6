import { cartTotals, type Cart } from '../../../shared/domain/cart.ts'
import { formatMoney } from '../../../shared/domain/money.ts'
import { stockLevel } from '../../../shared/domain/stock.ts'
import * as messages from '../../../shared/messages/en.ts'
import { bagLinesAtom } from '../../atoms/quantities.ts'
import { useAtomValue } from '../../atoms/react.ts'
import { hasSoldOutLinesAtom, stockAtom } from '../../atoms/stock.ts'
import { Notice } from '../../components/notice/notice.tsx'
import { BagLine } from './bag-line.tsx'
import { CheckoutLink } from './checkout-link.tsx'
import { QuantityStepper } from './quantity-stepper.tsx'
import { RemoveButton } from './remove-button.tsx'

/** A bag with something in it [BAG-13]. Only a browser renders it: the server knows no visitor's bag. */
export function PanelContents({ cart, prefix }: { cart: Cart; prefix: string }) {
  const lines = useAtomValue(bagLinesAtom)
  const stock = useAtomValue(stockAtom)
  const hasSoldOutLines = useAtomValue(hasSoldOutLinesAtom)
  return (
    <>
      <div className="cart-panel__scroll">
        {hasSoldOutLines && <Notice tone="error">{messages.bag.soldOutLines}</Notice>}
        <ul>
          {lines.map((line) => {
            const units = stock.get(line.variantId) ?? null
            return (
              <BagLine key={line.id} line={line} level={stockLevel(units)} imageWidth={200}>
                <QuantityStepper line={line} most={units} isLive />
                <RemoveButton line={line} />
              </BagLine>
            )
          })}
        </ul>
      </div>
      <div className="drawer__footer cart-panel__footer">
        <p className="cart-panel__subtotal">
          <span>{messages.bag.subtotal}</span>
          <b>{formatMoney(cartTotals(cart).subtotal)}</b>
        </p>
        <a className="button button--quiet" href={`${prefix}/bag`}>
          {messages.bag.viewBag}
        </a>
        <CheckoutLink className="button" prefix={prefix} />
      </div>
    </>
  )
}
