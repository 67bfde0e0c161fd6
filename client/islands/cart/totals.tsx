import type { ReactNode } from 'react'
import { Icon } from '../../components/icon/icon.tsx'
import type { CartTotals } from '#shared/domain/cart-totals.ts'
import { formatMoney } from '#shared/domain/money.ts'
import * as messages from '#shared/messages/shop.ts'

type TotalsProps = {
  totals: Pick<CartTotals, 'savings' | 'subtotal'>
  isUpdating: boolean
  isOpen?: boolean
  /** What gift certificates pay, below the subtotal. */
  after?: ReactNode
  children?: ReactNode
}

/** The subtotal. With savings it is a disclosure, and the children explain it. Marked while it may still change. */
export function Totals({ totals: { savings, subtotal }, isUpdating, isOpen, after, children }: TotalsProps) {
  const total = (
    <>
      <span>{messages.bag.subtotal}</span>
      <b translate="no">{formatMoney(subtotal)}</b>
    </>
  )
  return (
    <div className={isUpdating ? 'bag-totals bag-totals--updating' : 'bag-totals'} aria-busy={isUpdating}>
      {savings.length === 0 ? (
        <p className="bag-totals__total">{total}</p>
      ) : (
        <details open={isOpen}>
          <summary className="bag-totals__total">
            {total}
            <Icon name="chevron" />
          </summary>
          {children}
        </details>
      )}
      {after}
    </div>
  )
}
