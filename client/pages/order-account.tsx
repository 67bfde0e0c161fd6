import { Notice } from '../components/notice/notice.tsx'
import { Sentence } from '../components/sentence/sentence.tsx'
import AccountForm from '../islands/account-form.tsx'
import type { FormState } from '#shared/forms/account.ts'
import { confirmationPath, forgotPasswordPath, marketPath, orderPath } from '#shared/links.ts'
import type { Market } from '#shared/markets.ts'
import * as messages from '#shared/messages/shop.ts'
import { actions } from '#shared/routes.ts'

/**
 * The account for an order's e-mail address. `possible`: there is none, and `state` is the form that opens one.
 * `exists`: there is one. `open`: the visitor is signed in to it. `isNew`: it was just opened. `isKept`: the order is
 * in its history.
 */
export type OrderAccountView =
  | { status: 'possible'; state: FormState }
  | { status: 'exists' }
  | { status: 'open'; isNew: boolean; isKept: boolean }

type OrderAccountProps = {
  market: Market
  order: { id: number; cartId: string; email: string }
  account: OrderAccountView
}

/** Lets a guest with proof of the order open an account for its e-mail address. If an account exists, says so. */
export function OrderAccount({ market, order, account }: OrderAccountProps) {
  if (account.status === 'open') return <OpenAccount market={market} order={order} account={account} />
  if (account.status === 'exists') {
    return (
      <Notice tone="info">
        <Sentence
          text={messages.account.resetAtCheckout}
          parts={{ link: <a href={marketPath(market, forgotPasswordPath)}>{messages.account.forgotPassword}</a> }}
        />
      </Notice>
    )
  }
  return (
    <section className="order-account" aria-labelledby="order-account-title">
      <h2 id="order-account-title">{messages.order.accountTitle}</h2>
      <p>
        <Sentence text={messages.order.accountHint} parts={{ email: <b>{order.email}</b> }} />
      </p>
      <AccountForm
        name="order-account"
        action={marketPath(market, actions.openOrderAccount)}
        state={account.state}
        hidden={{ orderId: String(order.id), cartId: order.cartId }}
        username={order.email}
        isQuiet
      />
    </section>
  )
}

function OpenAccount({
  market,
  order,
  account: { isNew, isKept },
}: OrderAccountProps & { account: { status: 'open' } }) {
  const [text, link, path] = isKept
    ? [messages.order.kept, messages.order.view, orderPath(order.id)]
    : [messages.order.notKept, messages.order.keepAgain, confirmationPath(order)]
  return (
    <Notice tone={isKept ? 'success' : 'info'}>
      {isNew && `${messages.account.notice.welcome} `}
      {text} <a href={marketPath(market, path)}>{link}</a>
    </Notice>
  )
}
