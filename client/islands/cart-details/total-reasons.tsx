import { PriceRow } from './price-row.tsx'
import type { CartTotals } from '#shared/domain/cart-totals.ts'
import { formatMoney } from '#shared/domain/money.ts'
import * as messages from '#shared/messages/shop.ts'

// In one file with the reasons, so that the panel has no further one.
export { CertificateRows } from './certificate-rows.tsx'

/** Explains the total: the full price and the discount of each promotion and code. */
export function TotalReasons({ regular, savings, subtotal }: CartTotals) {
  return (
    <dl>
      <PriceRow label={messages.promotions.fullPrice} value={formatMoney(regular)} />
      {savings.map(({ label, code, amount }) => (
        <PriceRow
          key={`${label}${code}`}
          label={label ?? messages.promotions.salePrices}
          code={code}
          value={`−${formatMoney(amount)}`}
        />
      ))}
      <PriceRow label={messages.bag.subtotal} value={formatMoney(subtotal)} isTotal />
    </dl>
  )
}
