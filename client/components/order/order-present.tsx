import { PresentDetails } from '../present/present-details.tsx'
import type { Order } from '#shared/domain/order.ts'
import { presents as texts } from '#shared/messages/presents.ts'

/** What was chosen for an order that is a present. */
export function OrderPresent({ present }: Pick<Order, 'present'>) {
  if (!present) return null
  return (
    <section className="order-address">
      <h2>{texts.title}</h2>
      <PresentDetails present={present} />
    </section>
  )
}
