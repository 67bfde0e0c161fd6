import { FormAlert } from '../components/account-form/form-alert.tsx'
import { PostedForm } from '../components/account-form/posted-form.tsx'
import { AccountScreen, MailedLinkForm } from './account/account-screen.tsx'
import type { FormState } from '#shared/forms/account.ts'
import { findOrderForm as form } from '#shared/forms/find-order.ts'
import { findOrderPath, marketPath } from '#shared/links.ts'
import type { Market } from '#shared/markets.ts'
import { guestOrder as messages } from '#shared/messages/guest-order.ts'
import { actions } from '#shared/routes.ts'

/** Asks for a link to an order. The form needs no script: the Worker checks it. */
export function FindOrderPage({ market, state }: { market: Market; state: FormState }) {
  return (
    <AccountScreen title={messages.title} intro={messages.intro}>
      <PostedForm name="find-order" form={form} action={marketPath(market, actions.requestOrderLink)} state={state}>
        {state.alert !== null && <FormAlert id="find-order-alert" alert={state.alert} />}
      </PostedForm>
    </AccountScreen>
  )
}

/** The same for every number and address, so that it does not reveal if an order exists. */
export function OrderLinkSentPage({ market }: { market: Market }) {
  return (
    <AccountScreen title={messages.sentTitle} done={messages.sent}>
      <p>
        {messages.sentSpam} <a href={marketPath(market, findOrderPath)}>{messages.again}</a>
      </p>
    </AccountScreen>
  )
}

/** Where a mailed link leads. */
export function MailedOrderPage({ market, token }: { market: Market; token: string }) {
  return (
    <AccountScreen title={messages.openTitle} intro={messages.openText}>
      <MailedLinkForm market={market} action={actions.openMailedOrder} token={token} button={messages.open} />
    </AccountScreen>
  )
}

export function UnusableOrderLinkPage({ market }: { market: Market }) {
  return (
    <AccountScreen title={messages.unusableTitle} intro={messages.unusableText}>
      <p>
        <a className="button" href={marketPath(market, findOrderPath)}>
          {messages.again}
        </a>
      </p>
    </AccountScreen>
  )
}
