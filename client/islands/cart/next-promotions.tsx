import type { ReactNode } from 'react'
import type { Promotions, PromotionsOutcome } from '#shared/domain/promotions.ts'
import * as messages from '#shared/messages/shop.ts'

type NextPromotionsProps = { promotions: Promotions | null; outcome: PromotionsOutcome | null; children?: ReactNode }

/**
 * Shows how to reach the next promotions, gifts that are not available, and a note if the engine is unavailable. The
 * children come before the promotions.
 */
export function NextPromotions({ promotions, outcome, children }: NextPromotionsProps) {
  const { hints = [], missingGifts = [] } = promotions ?? {}
  const lines = [...hints, ...missingGifts.map(messages.promotions.giftGone)]
  return (
    <div className="next-promotions" role="status">
      {outcome === 'unavailable' && <p>{messages.promotions.unavailable}</p>}
      {children}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}
