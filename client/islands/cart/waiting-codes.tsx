import { TextWithCode } from '../../components/sentence/text-with-code.tsx'
import type { Promotions } from '#shared/domain/promotions.ts'
import * as messages from '#shared/messages/shop.ts'

/** The codes that an empty cart keeps until a line is added. */
export function WaitingCodes({ promotions }: { promotions: Promotions | null }) {
  return promotions?.coupons.map(({ code }) => (
    <p key={code}>
      <TextWithCode text={messages.promotions.waitingCode}>
        <b>{code}</b>
      </TextWithCode>
    </p>
  ))
}
