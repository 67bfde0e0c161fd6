import AccountForm from '../../islands/account-form.tsx'
import { AccountScreen } from './account-screen.tsx'
import type { FormState } from '#shared/forms/account.ts'
import { forgotPasswordPath, loginPath, marketPath } from '#shared/links.ts'
import type { Market } from '#shared/markets.ts'
import * as messages from '#shared/messages/shop.ts'
import { actions } from '#shared/routes.ts'

const { account } = messages

export function ForgotPasswordPage({ market, state }: { market: Market; state: FormState }) {
  return (
    <AccountScreen title={account.forgotTitle} intro={account.forgotIntro}>
      <AccountForm name="forgot-password" action={marketPath(market, actions.requestReset)} state={state} />
      <BackToLogIn market={market} />
    </AccountScreen>
  )
}

/** The same message for every address, so that it does not reveal if an account exists (D-14). */
export function ResetSentPage({ market }: { market: Market }) {
  return (
    <AccountScreen title={account.forgotSentTitle} done={account.forgotSent}>
      <p>
        {account.forgotSpam} <a href={marketPath(market, forgotPasswordPath)}>{account.askAgain}</a>
      </p>
      <BackToLogIn market={market} />
    </AccountScreen>
  )
}

/**
 * The form names no account to password managers: the mailed link has no e-mail address, only a customer's id and a
 * token. The platform checks the token when the password is set, so any visitor could read a customer's address here.
 */
export function NewPasswordPage({ market, state }: { market: Market; state: FormState }) {
  return (
    <AccountScreen title={account.newPasswordTitle} intro={account.newPasswordIntro}>
      <AccountForm name="new-password" action={marketPath(market, actions.setPassword)} state={state} />
    </AccountScreen>
  )
}

export function UnusableLinkPage({ market, reason }: { market: Market; reason: keyof typeof account.unusableLink }) {
  const { title, text } = account.unusableLink[reason]
  return (
    <AccountScreen title={title} intro={text}>
      <p>
        <a className="button" href={marketPath(market, forgotPasswordPath)}>
          {account.askAgain}
        </a>
      </p>
      <BackToLogIn market={market} />
    </AccountScreen>
  )
}

function BackToLogIn({ market }: { market: Market }) {
  return (
    <p>
      <a href={marketPath(market, loginPath)}>{account.backToLogIn}</a>
    </p>
  )
}
