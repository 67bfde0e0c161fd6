import { Sentence } from '../../components/sentence/sentence.tsx'
import AccountForm from '../../islands/account-form.tsx'
import type { FormState } from '#shared/forms/account.ts'
import { marketingFieldNames } from '#shared/forms/customer-fields.ts'
import type { FormName } from '#shared/forms/forms.ts'
import { marketPath } from '#shared/links.ts'
import type { Market } from '#shared/markets.ts'
import * as messages from '#shared/messages/shop.ts'
import { actions } from '#shared/routes.ts'

export type ProfileForms = Record<
  Extract<FormName, 'profile' | 'change-email' | 'change-password' | 'preferences'>,
  FormState
>

const { area, button } = messages.account

type ProfileView = { market: Market; email: string; states: ProfileForms; hasMarketing: boolean }

/** Name and birthday, e-mail address, password, communication preferences, and other devices. */
export function ProfilePage({ market, email, states, hasMarketing }: ProfileView) {
  return (
    <div className="account-profile">
      <section aria-labelledby="details-title">
        <h2 id="details-title">{area.details}</h2>
        <AccountForm name="profile" action={marketPath(market, actions.updateProfile)} state={states.profile} />
      </section>
      <section aria-labelledby="email-title">
        <h2 id="email-title">{area.email}</h2>
        <p>
          <Sentence text={area.emailText} parts={{ email: <b>{email}</b> }} />
        </p>
        <AccountForm
          name="change-email"
          action={marketPath(market, actions.changeEmail)}
          state={states['change-email']}
          isQuiet
        />
      </section>
      <section aria-labelledby="password-title">
        <h2 id="password-title">{area.password}</h2>
        <AccountForm
          name="change-password"
          action={marketPath(market, actions.changePassword)}
          state={states['change-password']}
          username={email}
          isQuiet
        />
      </section>
      <section aria-labelledby="preferences-title">
        <h2 id="preferences-title">{area.preferences}</h2>
        <p>{area.preferencesText}</p>
        <AccountForm
          name="preferences"
          action={marketPath(market, actions.updatePreferences)}
          state={states.preferences}
          isQuiet
          {...(!hasMarketing && { omitted: marketingFieldNames })}
        />
      </section>
      <section aria-labelledby="devices-title">
        <h2 id="devices-title">{area.devices}</h2>
        <p>{area.devicesText}</p>
        <form method="post" action={marketPath(market, actions.logOutEverywhere)}>
          <button className="button button--quiet" type="submit">
            {button.logOutEverywhere}
          </button>
        </form>
      </section>
    </div>
  )
}
