import { FormAlert } from '../components/account-form/form-alert.tsx'
import { PostedForm } from '../components/account-form/posted-form.tsx'
import { AccountScreen } from './account/account-screen.tsx'
import { dayText } from '#shared/domain/day-text.ts'
import type { CertificateBalance } from '#shared/domain/gift-certificate.ts'
import { formatMoney } from '#shared/domain/money.ts'
import type { FormState } from '#shared/forms/account.ts'
import { giftCertificateForm as form } from '#shared/forms/gift-certificate.ts'
import { bagPath, marketPath } from '#shared/links.ts'
import type { Market } from '#shared/markets.ts'
import { giftCertificates as messages } from '#shared/messages/gift-certificates.ts'
import { actions } from '#shared/routes.ts'

type FoundCertificate = CertificateBalance & { ending: string }

type GiftCertificatesView = {
  market: Market
  state: FormState
  found: FoundCertificate | null
}

/** Shows the balance of a gift certificate. The form needs no script: the Worker answers with this page. */
export function GiftCertificatesPage({ market, state, found }: GiftCertificatesView) {
  return (
    <AccountScreen title={messages.title}>
      {found && <Balance market={market} found={found} />}
      <p className="account-screen__intro">{messages.intro}</p>
      <PostedForm name="gift-certificate" form={form} action={marketPath(market, actions.showBalance)} state={state}>
        {state.alert !== null && <FormAlert id="gift-certificate-alert" alert={state.alert} />}
      </PostedForm>
    </AccountScreen>
  )
}

function Balance({ market, found: { ending, balance, expiresAt } }: { market: Market; found: FoundCertificate }) {
  return (
    <div className="notice notice--success" role="status">
      <p>
        <b>{messages.balance(ending, formatMoney(balance))}</b>
      </p>
      {balance.amount === 0 ? (
        <p>{messages.used}</p>
      ) : (
        <>
          <p>
            {expiresAt === null
              ? messages.endless
              : messages.expires(dayText(new Date(expiresAt).toISOString(), market.iso))}
          </p>
          <p>
            {messages.use} <a href={marketPath(market, bagPath)}>{messages.toBag}</a>
          </p>
        </>
      )}
    </div>
  )
}
