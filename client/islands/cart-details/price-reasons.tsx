import { PriceRow } from './price-row.tsx'
import type { LineItem } from '#shared/domain/cart.ts'
import type { LineReasons } from '#shared/domain/line-reasons.ts'
import { formatMoney } from '#shared/domain/money.ts'
import { giftReason } from '#shared/messages/cart-details.ts'
import * as messages from '#shared/messages/shop.ts'

const promotionMessages = messages.promotions

/** Explains the price of a line: full price, sale price, each promotion with its code. */
export function PriceReasons({ line, reasons }: { line: LineItem; reasons: LineReasons }) {
  const { each, full, saleSaving, applied, now } = reasons
  if (line.isFreeGift) {
    return (
      <p>
        {line.originalPrice.amount > 0 ? giftReason.textAndWorth(formatMoney(line.originalPrice)) : giftReason.text}
      </p>
    )
  }
  return (
    <dl>
      <PriceRow
        label={
          line.quantity > 1
            ? `${promotionMessages.fullPrice} (${line.quantity} × ${formatMoney(each)})`
            : promotionMessages.fullPrice
        }
        value={formatMoney(full)}
      />
      {saleSaving && <PriceRow label={promotionMessages.salePrices} value={`−${formatMoney(saleSaving)}`} />}
      {applied.map(({ name, code, saving }) => (
        <PriceRow key={name + code} label={name} code={code} value={`−${formatMoney(saving)}`} />
      ))}
      <PriceRow label={messages.price.now} value={formatMoney(now)} isTotal />
    </dl>
  )
}
