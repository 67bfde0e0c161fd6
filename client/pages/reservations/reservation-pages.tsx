import { AccountScreen, MailedLinkForm } from '../account/account-screen.tsx'
import type { Shop } from '../shop-finder/shop.ts'
import { clockText } from '#shared/domain/clock-text.ts'
import type { Market } from '#shared/markets.ts'
import { reservations as messages } from '#shared/messages/reservations.ts'
import { actions } from '#shared/routes.ts'

type ReservedPageProps = {
  market: Market
  piece: string
  shop: { name: string; town: string }
  /** The shop in the list of the shop finder, if it is there. */
  listed: Pick<Shop, 'address' | 'town' | 'postcode' | 'telephone'> | null
  until: string
  isMailed: boolean
}

export function ReservedPage({ market, piece, shop, listed, until, isMailed }: ReservedPageProps) {
  return (
    <AccountScreen title={messages.doneTitle}>
      <div className={isMailed ? 'notice notice--success' : 'notice'} role="status">
        <p>
          <strong>{piece}</strong>
        </p>
        <p>{messages.done(shop.town, clockText(until, market.iso))}</p>
        <p>{isMailed ? messages.mailed : messages.notMailed}</p>
      </div>
      <h2>{messages.address}</h2>
      <address>
        {[shop.name, ...(listed ? [listed.address, listed.town, listed.postcode, listed.telephone] : [shop.town])]
          .filter((part) => part !== null)
          .join(', ')}
      </address>
    </AccountScreen>
  )
}

/** The same for a confirmation and for a link whose reservation has ended. */
export function ReservationOverPage() {
  return <AccountScreen title={messages.overTitle} intro={messages.over} />
}

/** Where the link in the mail leads. */
export function CancelReservationPage({
  market,
  token,
  piece,
  town,
}: {
  market: Market
  token: string
  piece: string
  town: string
}) {
  return (
    <AccountScreen title={messages.cancelTitle} intro={messages.cancelText(piece, town)}>
      <MailedLinkForm market={market} action={actions.cancelReservation} token={token} button={messages.cancel} />
    </AccountScreen>
  )
}

export function ReservationCancelledPage() {
  return <AccountScreen title={messages.cancelledTitle} done={messages.cancelled} />
}

export function UnusableReservationLinkPage() {
  return <AccountScreen title={messages.unusableTitle} intro={messages.unusable} />
}
