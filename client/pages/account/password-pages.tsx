import AccountForm from '../../islands/account-form.tsx'
import type { FormState } from '#shared/forms/account.ts'
import { forgotPasswordPath, loginPath, marketPath } from '#shared/links.ts'
import type { Market } from '#shared/markets.ts'
import * as messages from '#shared/messages/shop.ts'
import { actions } from '#shared/routes.ts'

const { account } = messages

export function ForgotPasswordPage({ market, state }: { market: Market; state: FormState }) {
  return (
    <div className="account-screen">
      <h1 className="account-screen__title">{account.forgotTitle}</h1>
      <p className="account-screen__intro">{account.forgotIntro}</p>
      <AccountForm name="forgot-password" action={marketPath(market, actions.requestReset)} state={state} />
      <BackToLogIn market={market} />
    </div>
  )
}

/** The same message for every address, so that it does not reveal if an account exists (D-14). */
export function ResetSentPage({ market }: { market: Market }) {
  return (
    <div className="account-screen">
      <h1 className="account-screen__title">{account.forgotSentTitle}</h1>
      <div className="notice notice--success" role="status">
        <p>{account.forgotSent}</p>
      </div>
      <p>
        {account.forgotSpam} <a href={marketPath(market, forgotPasswordPath)}>{account.askAgain}</a>
      </p>
      <BackToLogIn market={market} />
    </div>
  )
}

/**
 * The form names no account to password managers: the mailed link has no e-mail address, only a customer's id and a
 * token. The platform checks the token when the password is set, so any visitor could read a customer's address here.
 */
export function NewPasswordPage({ market, state }: { market: Market; state: FormState }) {
  return (
    <div className="account-screen">
      <h1 className="account-screen__title">{account.newPasswordTitle}</h1>
      <p className="account-screen__intro">{account.newPasswordIntro}</p>
      <AccountForm name="new-password" action={marketPath(market, actions.setPassword)} state={state} />
    </div>
  )
}

export function UnusableLinkPage({ market, reason }: { market: Market; reason: keyof typeof account.unusableLink }) {
  const { title, text } = account.unusableLink[reason]
  return (
    <div className="account-screen">
      <h1 className="account-screen__title">{title}</h1>
      <p className="account-screen__intro">{text}</p>
      <p>
        <a className="button" href={marketPath(market, forgotPasswordPath)}>
          {account.askAgain}
        </a>
      </p>
      <BackToLogIn market={market} />
    </div>
  )
}

function BackToLogIn({ market }: { market: Market }) {
  return (
    <p>
      <a href={marketPath(market, loginPath)}>{account.backToLogIn}</a>
    </p>
  )
}
