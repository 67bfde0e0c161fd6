import { Notice } from '../../components/notice/notice.tsx'
import { limitTextOr, type OrderLimit } from '#shared/domain/order-limit.ts'
import { platformText } from '#shared/domain/platform-text.ts'
import { bagPath, loginPathTo, marketPath } from '#shared/links.ts'
import type { Market } from '#shared/markets.ts'
import { bagPage } from '#shared/messages/bag-page.ts'
import { certificateNotices } from '#shared/messages/gift-certificates.ts'
import * as messages from '#shared/messages/shop.ts'

export type CartNotice =
  | 'quantity-adjusted'
  | 'sold-out-lines'
  | 'unavailable-lines'
  | 'unavailable'
  | 'exceeds-stock'
  | 'failed'
  | 'code'
  | 'gone'
  | 'kept-both'
  | 'not-sold'
  | 'busy'
  | 'being-paid'
  | 'payment'
  | 'declined'
  | 'cookies'
  | 'certificate-gone'
  | OrderLimit

const texts = () =>
  ({
    'quantity-adjusted': messages.bag.quantityAdjusted,
    'sold-out-lines': messages.bag.soldOutLines,
    'unavailable-lines': messages.bag.unavailableLines,
    unavailable: messages.bag.lineUnavailable,
    'exceeds-stock': messages.bag.exceedsStock,
    failed: messages.bag.failed,
    gone: bagPage.gone,
    'kept-both': bagPage.keptBoth,
    'not-sold': bagPage.notSold,
    busy: messages.bag.busy,
    'being-paid': messages.wallet.held,
    payment: messages.wallet.notPaid,
    declined: messages.wallet.declined,
    cookies: messages.needsCookies.text,
    'certificate-gone': certificateNotices.gone,
    code: messages.couponRefusals['not-found'],
  }) as const satisfies Record<Exclude<CartNotice, OrderLimit>, string>

/** Messages about changes of the bag. */
export function CartNotices({ notices }: { notices: CartNotice[] }) {
  return notices.map((notice) => (
    <Notice key={notice} tone={notice === 'quantity-adjusted' || notice === 'gone' ? 'info' : 'error'}>
      {limitTextOr(notice, texts())}
    </Notice>
  ))
}

/** Shown with an empty bag to a visitor whose session has ended. */
export function LogInToSeeBag({ market }: { market: Market }) {
  return (
    <Notice tone="info">
      <a href={marketPath(market, loginPathTo(marketPath(market, bagPath)))}>{bagPage.logIn}</a>
      {`. ${bagPage.logInText}`}
    </Notice>
  )
}

/** Shown with an empty bag: the bags of the other markets that are not empty. */
export function OtherCarts({ carts }: { carts: readonly { market: Market; quantity: number }[] }) {
  return carts.map(({ market, quantity }) => (
    <Notice key={market.code} tone="info">
      <a href={marketPath(market, bagPath)}>{bagPage.otherBag(quantity, platformText(market.label))}</a>
    </Notice>
  ))
}
