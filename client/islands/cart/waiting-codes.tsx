import type { Promotions } from '#shared/domain/promotions.ts'
import * as messages from '#shared/messages/shop.ts'

/** The codes that an empty cart keeps until a line is added. */
export function WaitingCodes({ promotions }: { promotions: Promotions | null }) {
  const [before, after] = messages.promotions.saved.split('{code}')
  return promotions?.coupons.map(({ code }) => (
    <p key={code}>
      <span>{before}</span>
      <b>{code}</b>
      <span>{after}</span>
    </p>
  ))
}
