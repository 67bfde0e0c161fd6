import type { Fault } from './fault.ts'
import { pence, pounds, type PaidOrder } from './paid-order.ts'
import { deliveryOf, discountOf, earnsGift } from './rules.ts'

/** Compares what was paid for an order with the prices, rules and gifts that hold for its lines. */
export function judgeOrder({ order, lines, discount, codes, isFullPrice }: PaidOrder): Fault[] {
  const faults: Fault[] = []
  const about = `Order ${order.id} (${lines.map(({ quantity, sku }) => `${quantity} × ${sku}`).join(', ')}; ${pounds(pence(order.total_inc_tax))} paid, ${pounds(discount)} off)`
  const fault = (text: string, kind: Fault['kind'] = 'price') => faults.push({ kind, text: `${about}: ${text}` })
  for (const line of lines) {
    if (line.paidUnitPrice !== line.unitPrice)
      fault(`${line.sku} costs ${pounds(line.unitPrice)}, and ${pounds(line.paidUnitPrice)} was paid.`)
    if (line.isGift && line.quantity !== 1) fault(`it has ${line.quantity} gifts.`, 'gift')
    if (line.isGift && !earnsGift(lines)) fault('it has a gift that its lines do not earn.', 'gift')
  }
  if (codes === null) fault('no combination of the rules and the entered codes makes this discount.')
  else if (!isFullPrice) {
    const { ofLines, ofCart } = discountOf(lines, codes)
    const left = lines.reduce((sum, line, index) => sum + line.unitPrice * line.quantity - (ofLines[index] ?? 0), 0)
    for (const [index, line] of lines.entries()) {
      const own = ofLines[index] ?? 0
      const share = left === 0 ? 0 : Math.ceil((ofCart * (line.unitPrice * line.quantity - own)) / left) + 1
      if (line.discount > own + share)
        fault(
          `${line.sku} is discounted by ${pounds(line.discount)}, and its rules allow ${pounds(own + share)} at most.`,
        )
    }
  }
  const subtotal = lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0)
  const delivery = deliveryOf(
    subtotal - discount,
    lines.some(({ isParcel }) => isParcel),
  )
  if (pence(order.total_inc_tax) !== subtotal - discount + delivery)
    fault(`the total should be ${pounds(subtotal - discount + delivery)}.`)
  return faults
}
