/** @jsxImportSource hono/jsx */

import { hasPhysicalLines, quantityOf, type Cart } from '../../bigcommerce/commerce/carts/cart.ts'
import { formatMoney } from '../../bigcommerce/commerce/money.ts'
import { isDeliverable } from '../../bigcommerce/commerce/orders/draft-order.ts'
import { totalsOf, type LineTotals, type Totals } from '../../bigcommerce/commerce/totals.ts'
import type { Step } from '../steps.ts'
import { Label } from './fields.tsx'

/** The items and amounts; `couponError` is shown at the promo code field. */
export function Summary({ cart, step, couponError }: { cart: Cart; step: Step; couponError: string | undefined }) {
  const totals = totalsOf(cart)
  const count = quantityOf(cart)
  return (
    <aside class="summary" id="summary" aria-labelledby="summary-title">
      <h2 id="summary-title">
        Your order <span class="count">{count === 1 ? '1 item' : `${count} items`}</span>
      </h2>
      <ul class="lines">
        {totals.lines.map((line) => (
          <SummaryLine key={line.line.id} line={line} cart={cart} />
        ))}
      </ul>
      <CouponForm cart={cart} step={step} error={couponError} />
      <Amounts cart={cart} totals={totals} step={step} />
    </aside>
  )
}

function SummaryLine({ line: { line, extendedSale }, cart }: { line: LineTotals; cart: Cart }) {
  const original = line.originalPrice * line.quantity
  const options = line.options.map(({ name, value, valueId }) => (valueId === null ? `${name}: ${value}` : value))
  return (
    <li>
      <img src={line.imageUrl} alt="" width="64" height="80" loading="lazy" />
      <div class="line-text">
        <p class="line-name">{line.name}</p>
        {options.length > 0 && (
          <p class="line-options">{options.filter((option) => !option.startsWith('uid:')).join(' · ')}</p>
        )}
        <p class="line-quantity">Quantity {line.quantity}</p>
      </div>
      <p class="line-price">
        {extendedSale < original && (
          <s>
            <span class="visually-hidden">Was </span>
            {formatMoney(original, cart.currency)}
          </s>
        )}
        <span>{formatMoney(extendedSale, cart.currency)}</span>
      </p>
    </li>
  )
}

function CouponForm({ cart, step, error }: { cart: Cart; step: Step; error: string | undefined }) {
  return (
    <div class="coupon">
      {cart.coupons.map((coupon) => (
        <form key={coupon.code} method="post" action="/checkout/coupon/remove" class="coupon-applied">
          <input type="hidden" name="step" value={step} />
          <input type="hidden" name="code" value={coupon.code} />
          <p>
            <b>{coupon.code}</b> {coupon.name}
          </p>
          <button class="text-button" aria-label={`Remove ${coupon.code}`}>
            Remove
          </button>
        </form>
      ))}
      <form method="post" action="/checkout/coupon">
        <input type="hidden" name="step" value={step} />
        <Label name="coupon-code" label="Promo code" />
        {error && (
          <p class="error" id="coupon-error" role="alert">
            {error}
          </p>
        )}
        <div class="coupon-row">
          <input
            id="coupon-code"
            name="code"
            autocomplete="off"
            maxlength={50}
            aria-invalid={error ? 'true' : undefined}
            aria-describedby={error ? 'coupon-error' : undefined}
          />
          <button class="quiet-button">Apply</button>
        </div>
      </form>
    </div>
  )
}

function Amounts({ cart, totals, step }: { cart: Cart; totals: Totals; step: Step }) {
  const money = (minor: number) => formatMoney(minor, cart.currency)
  const subtotal = totals.lines.reduce((sum, { extendedSale }) => sum + extendedSale, 0)
  return (
    <dl class="amounts">
      <Amount label="Subtotal" value={money(subtotal)} />
      {totals.manualDiscount > 0 && <Amount label="Discount" value={money(-totals.manualDiscount)} />}
      {totals.coupons
        .filter(({ amount }) => amount > 0)
        .map(({ coupon, amount }) => (
          <Amount key={coupon.code} label={`Promo ${coupon.code}`} value={money(-amount)} />
        ))}
      {hasPhysicalLines(cart) && <Amount label="Delivery" value={deliveryText(cart, totals, step)} />}
      {totals.salesTaxPercent > 0 && <Amount label="Sales tax" value={money(totals.taxTotal)} />}
      <Amount
        label={hasOpenDelivery(cart) ? 'Total before delivery' : 'Total'}
        value={money(totals.grandTotal)}
        isTotal
      />
      {totals.isTaxIncluded && (
        <div class="tax">
          <dt>Includes VAT of</dt>
          <dd>{money(totals.taxTotal)}</dd>
        </div>
      )}
    </dl>
  )
}

function hasOpenDelivery(cart: Cart) {
  return hasPhysicalLines(cart) && !isDeliverable(cart)
}

function deliveryText(cart: Cart, totals: Totals, step: Step) {
  if (hasOpenDelivery(cart)) return step === 'delivery' ? 'As you choose' : 'Next step'
  return totals.shipping === 0 ? 'Free' : formatMoney(totals.shipping, cart.currency)
}

function Amount({ label, value, isTotal = false }: { label: string; value: string; isTotal?: boolean }) {
  return (
    <div class={isTotal ? 'total' : undefined}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
