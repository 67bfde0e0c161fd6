import AccountForm from '../../islands/account-form.tsx'
import { AccountScreen } from './account-screen.tsx'
import type { FormState } from '#shared/forms/account.ts'
import { marketingFieldNames } from '#shared/forms/customer-fields.ts'
import { loginPath, marketPath } from '#shared/links.ts'
import type { Market } from '#shared/markets.ts'
import * as messages from '#shared/messages/shop.ts'
import { actions } from '#shared/routes.ts'

const { account } = messages

type RegisterView = { market: Market; state: FormState; hasMarketing: boolean }

export function RegisterPage({ market, state, hasMarketing }: RegisterView) {
  return (
    <AccountScreen
      title={account.registerTitle}
      isForm
      intro={
        <>
          {account.registerIntro} {account.alreadyHere} <a href={marketPath(market, loginPath)}>{account.logInTitle}</a>
        </>
      }
    >
      <AccountForm
        name="register"
        action={marketPath(market, actions.register)}
        state={state}
        {...(!hasMarketing && { omitted: marketingFieldNames })}
      />
    </AccountScreen>
  )
}
