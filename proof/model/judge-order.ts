import { pence, pounds, type PaidOrder } from './paid-order.ts'
import { deliveryOf, discountOf, earnsGift } from './rules.ts'
import type { Violation } from './violation.ts'

/** Compares what was paid for an order with the prices, rules and gifts that hold for its lines. */
export function judgeOrder({ order, lines, discount, codes, isFullPrice }: PaidOrder): Violation[] {
  const violations: Violation[] = []
  const description = `Order ${order.id} (${lines.map(({ quantity, sku }) => `${quantity} × ${sku}`).join(', ')}; ${pounds(pence(order.total_inc_tax))} paid, ${pounds(discount)} off)`
  const report = (text: string, kind: Violation['kind'] = 'price') =>
    violations.push({ kind, text: `${description}: ${text}` })
  for (const line of lines) {
    if (line.paidUnitPrice !== line.unitPrice)
      report(`${line.sku} costs ${pounds(line.unitPrice)}, and ${pounds(line.paidUnitPrice)} was paid.`)
    if (line.isGift && line.quantity !== 1) report(`it has ${line.quantity} gifts.`, 'gift')
    if (line.isGift && !earnsGift(lines)) report('it has a gift that its lines do not earn.', 'gift')
  }
  if (codes === null) report('no combination of the rules and the entered codes gives this discount.')
  else if (!isFullPrice) {
    const { ofLines, ofCart } = discountOf(lines, codes)
    const remaining = lines.reduce(
      (sum, line, index) => sum + line.unitPrice * line.quantity - (ofLines[index] ?? 0),
      0,
    )
    for (const [index, line] of lines.entries()) {
      const lineDiscount = ofLines[index] ?? 0
      const share =
        remaining === 0 ? 0 : Math.ceil((ofCart * (line.unitPrice * line.quantity - lineDiscount)) / remaining) + 1
      if (line.discount > lineDiscount + share)
        report(
          `${line.sku} is discounted by ${pounds(line.discount)}, and its rules allow ${pounds(lineDiscount + share)} at most.`,
        )
    }
  }
  const subtotal = lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0)
  const delivery = deliveryOf(
    subtotal - discount,
    lines.some(({ isParcel }) => isParcel),
  )
  if (pence(order.total_inc_tax) !== subtotal - discount + delivery)
    report(`the total should be ${pounds(subtotal - discount + delivery)}.`)
  return violations
}
