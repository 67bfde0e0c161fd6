import { SignUpRecord } from '../../components/sign-up-record.tsx'
import AccountForm from '../../islands/account-form.tsx'
import { AccountNotice } from './account-notice.tsx'
import type { AccountNotice as NoticeName, FormState } from '#shared/forms/account.ts'
import { createAccountPath, findOrderPath, forgotPasswordPath, marketPath } from '#shared/links.ts'
import type { Market } from '#shared/markets.ts'
import { guestOrder } from '#shared/messages/guest-order.ts'
import * as messages from '#shared/messages/shop.ts'
import { actions } from '#shared/routes.ts'

type LoginPageProps = {
  market: Market
  state: FormState
  returnTo: string
  notice: NoticeName | null
  hasSignedUp: boolean
  /** True if guests can ask for a link to their order. */
  hasGuestOrders: boolean
}

const { account } = messages

export function LoginPage({ market, state, returnTo, notice, hasSignedUp, hasGuestOrders }: LoginPageProps) {
  return (
    <div className="account-screen account-screen--pair">
      <section aria-labelledby="login-title">
        <h1 className="account-screen__title" id="login-title">
          {account.logInTitle}
        </h1>
        {notice !== null && <AccountNotice notice={notice} />}
        <AccountForm name="log-in" action={marketPath(market, actions.logIn)} state={state} hidden={{ returnTo }} />
        <p>
          <a href={marketPath(market, forgotPasswordPath)}>{account.forgotPassword}</a>
        </p>
      </section>
      <section className="account-screen__aside" aria-labelledby="new-title">
        <h2 id="new-title">{account.newHere}</h2>
        <p>{account.newHereText}</p>
        <a className="button button--quiet" href={marketPath(market, createAccountPath)}>
          {account.createAccount}
        </a>
        {hasGuestOrders && (
          <p>
            {guestOrder.without} <a href={marketPath(market, findOrderPath)}>{guestOrder.title}</a>
          </p>
        )}
      </section>
      {hasSignedUp && <SignUpRecord />}
    </div>
  )
}
