/** @jsxImportSource hono/jsx */

import { hasPhysicalLines, quantityOf, type Cart } from '../../bigcommerce/commerce/carts/cart.ts'
import { type AppliedCertificate, outstandingOf } from '../../bigcommerce/commerce/gift-certificates.ts'
import { isDeliverable } from '../../bigcommerce/commerce/orders/draft-order.ts'
import { totalsOf, type LineTotals, type Totals } from '../../bigcommerce/commerce/totals.ts'
import type { Step } from '../steps.ts'
import { useMoney, useTexts } from '../texts/language.tsx'
import { Label } from './fields.tsx'

/** The items and amounts; `couponError` is shown at the promo code field. */
export function Summary({
  cart,
  certificates,
  step,
  couponError,
}: {
  cart: Cart
  certificates: readonly AppliedCertificate[]
  step: Step
  couponError: string | undefined
}) {
  const totals = totalsOf(cart)
  const texts = useTexts()
  return (
    <aside class="summary" id="summary" aria-labelledby="summary-title">
      <h2 id="summary-title">
        {texts.summary.title} <span class="count">{texts.itemCount(quantityOf(cart))}</span>
      </h2>
      <ul class="lines">
        {totals.lines.map((line) => (
          <SummaryLine key={line.line.id} line={line} cart={cart} />
        ))}
      </ul>
      <CouponForm cart={cart} certificates={certificates} step={step} error={couponError} />
      <Amounts cart={cart} certificates={certificates} totals={totals} step={step} />
    </aside>
  )
}

function SummaryLine({ line: { line, extendedSale }, cart }: { line: LineTotals; cart: Cart }) {
  const original = line.originalPrice * line.quantity
  const { summary } = useTexts()
  const money = useMoney(cart.currency)
  const options = line.options.filter(({ value }) => !value.startsWith('uid:')).map(summary.option)
  return (
    <li>
      <img src={line.imageUrl} alt="" width="64" height="80" loading="lazy" />
      <div class="line-text">
        <p class="line-name">{line.name}</p>
        {options.length > 0 && <p class="line-options">{options.join(' · ')}</p>}
        <p class="line-quantity">{summary.quantity(line.quantity)}</p>
      </div>
      <p class="line-price">
        {extendedSale < original && (
          <s>
            <span class="visually-hidden">{summary.was}</span>
            {money(original)}
          </s>
        )}
        <span>{money(extendedSale)}</span>
      </p>
    </li>
  )
}

type CouponFormProps = {
  cart: Cart
  certificates: readonly AppliedCertificate[]
  step: Step
  error: string | undefined
}

function CouponForm({ cart, certificates, step, error }: CouponFormProps) {
  const { summary } = useTexts()
  return (
    <div class="coupon">
      {[...cart.coupons, ...certificates.map(({ code }) => ({ code, name: summary.giftCertificate }))].map(
        ({ code, name }) => (
          <form key={code} method="post" action="/checkout/coupon/remove" class="coupon-applied">
            <input type="hidden" name="step" value={step} />
            <input type="hidden" name="code" value={code} />
            <p>
              <b>{code}</b> {name}
            </p>
            <button class="text-button" aria-label={summary.removeCoupon(code)}>
              {summary.remove}
            </button>
          </form>
        ),
      )}
      <form method="post" action="/checkout/coupon">
        <input type="hidden" name="step" value={step} />
        <Label name="coupon-code" label={summary.coupon} />
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
          <button class="quiet-button">{summary.apply}</button>
        </div>
      </form>
    </div>
  )
}

type AmountsProps = { cart: Cart; certificates: readonly AppliedCertificate[]; totals: Totals; step: Step }

function Amounts({ cart, certificates, totals, step }: AmountsProps) {
  const { summary } = useTexts()
  const money = useMoney(cart.currency)
  const delivery = useDeliveryText(cart, { totals, step })
  const subtotal = totals.lines.reduce((sum, { extendedSale }) => sum + extendedSale, 0)
  return (
    <dl class="amounts">
      <Amount label={summary.subtotal} value={money(subtotal)} />
      {totals.manualDiscount > 0 && <Amount label={summary.discount} value={money(-totals.manualDiscount)} />}
      {totals.coupons
        .filter(({ amount }) => amount > 0)
        .map(({ coupon, amount }) => (
          <Amount key={coupon.code} label={summary.promotion(coupon.code)} value={money(-amount)} />
        ))}
      {hasPhysicalLines(cart) && <Amount label={summary.delivery} value={delivery} />}
      {totals.salesTaxPercent > 0 && <Amount label={summary.salesTax} value={money(totals.taxTotal)} />}
      <Amount
        label={hasOpenDelivery(cart) ? summary.totalBeforeDelivery : summary.total}
        value={money(totals.grandTotal)}
        isTotal
      />
      {certificates.map(({ code, used }) => (
        <Amount key={code} label={summary.giftCertificate} value={money(-used)} />
      ))}
      {certificates.length > 0 && (
        <Amount label={summary.outstanding} value={money(outstandingOf(cart, certificates))} isTotal />
      )}
      {totals.isTaxIncluded && (
        <div class="tax">
          <dt>{summary.includedTax}</dt>
          <dd>{money(totals.taxTotal)}</dd>
        </div>
      )}
    </dl>
  )
}

function hasOpenDelivery(cart: Cart) {
  return hasPhysicalLines(cart) && !isDeliverable(cart)
}

function useDeliveryText(cart: Cart, { totals, step }: { totals: Totals; step: Step }) {
  const { summary, delivery } = useTexts()
  const money = useMoney(cart.currency)
  if (hasOpenDelivery(cart)) return step === 'delivery' ? summary.asYouChoose : summary.nextStep
  return totals.shipping === 0 ? delivery.free : money(totals.shipping)
}

function Amount({ label, value, isTotal = false }: { label: string; value: string; isTotal?: boolean }) {
  return (
    <div class={isTotal ? 'total' : undefined}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
