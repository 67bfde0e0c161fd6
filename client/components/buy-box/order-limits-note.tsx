import type { OrderLimits } from '#shared/domain/order-limit.ts'
import { orderLimits as texts } from '#shared/messages/order-limits.ts'

/** How many of the product one order can contain, if that is limited. */
export function OrderLimitsNote({ limits }: { limits: OrderLimits | undefined }) {
  if (!limits) return null
  const { minimum, maximum } = limits
  const parts = [minimum !== null && texts.minimum(minimum), maximum !== null && texts.maximum(maximum)]
  return <p className="buy-box__hint">{parts.filter((part) => part !== false).join('. ')}</p>
}
