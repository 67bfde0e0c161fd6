import type { Promotions, PromotionsOutcome } from '../../../shared/domain/promotions.ts'
import * as messages from '../../../shared/messages/en.ts'

/** What would unlock the next offers, gifts that cannot be given, and a quiet note where the engine has no answer. */
export function NextOffers({
  promotions,
  outcome,
}: {
  promotions: Promotions | null
  outcome: PromotionsOutcome | null
}) {
  const { hints = [], missingGifts = [] } = promotions ?? {}
  const lines = [...hints, ...missingGifts.map((name) => `${messages.promotions.giftGone} ${name}`)]
  return (
    <div className="next-offers" role="status">
      {outcome === 'unavailable' && <p>{messages.promotions.unavailable}</p>}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}
