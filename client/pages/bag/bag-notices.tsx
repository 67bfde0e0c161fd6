import * as messages from '../../../shared/messages/en.ts'
import { Notice } from '../../components/notice/notice.tsx'

export type CartNotice =
  | 'quantity-adjusted'
  | 'sold-out-lines'
  | 'exceeds-stock'
  | 'failed'
  | 'code'
  | 'busy'
  | 'being-paid'
  | 'payment'

const texts = {
  'quantity-adjusted': messages.bag.quantityAdjusted,
  'sold-out-lines': messages.bag.soldOutLines,
  'exceeds-stock': messages.bag.exceedsStock,
  failed: messages.bag.failed,
  busy: messages.bag.busy,
  'being-paid': messages.wallet.held,
  payment: messages.wallet.notPaid,
  code: messages.couponRefusals['not-found'],
} as const satisfies Record<CartNotice, string>

/** Messages about changes of the bag. */
export function CartNotices({ notices }: { notices: CartNotice[] }) {
  return notices.map((notice) => (
    <Notice key={notice} tone={notice === 'quantity-adjusted' ? 'info' : 'error'}>
      {texts[notice]}
    </Notice>
  ))
}
