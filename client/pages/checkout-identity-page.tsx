import { DeliveryTerms } from '../components/delivery-terms/delivery-terms.tsx'
import { PresentDetails } from '../components/present/present-details.tsx'
import { Sentence } from '../components/sentence/sentence.tsx'
import AccountForm from '../islands/account-form.tsx'
import type { DeliveryTerms as Terms } from '#shared/domain/delivery-terms.ts'
import { type Money, formatMoney } from '#shared/domain/money.ts'
import type { Present } from '#shared/domain/present.ts'
import { emptyForm } from '#shared/forms/account.ts'
import { bagPath, checkoutIdentityPath, forgotPasswordPath, marketPath } from '#shared/links.ts'
import { checkoutCounts } from '#shared/messages/counts.ts'
import { presents } from '#shared/messages/presents.ts'
import * as messages from '#shared/messages/shop.ts'
import { actions } from '#shared/routes.ts'
import type { PageBase } from '#shared/views.ts'

export type CheckoutIdentityView = PageBase & {
  itemCount: number
  total: Money
  /** `null` if nothing is sent. */
  terms: Terms | null
  /** `unknown`: the platform does not answer. */
  present: Present | 'unknown' | null
}

/** The identity step: one button takes guests to the hosted checkout, the login takes customers there. */
export function CheckoutIdentityPage({ market, itemCount, total, terms, present }: CheckoutIdentityView) {
  return (
    <div className="checkout-identity">
      <p className="checkout-identity__count">
        <Sentence text={checkoutCounts.bag(itemCount)} parts={{ total: <b>{formatMoney(total)}</b> }} />
      </p>
      <h1 className="checkout-identity__title">{messages.checkout.title}</h1>
      {terms && <DeliveryTerms terms={terms} market={market} />}
      {present !== null && (
        <section aria-labelledby="present-title">
          <h2 id="present-title">{presents.title}</h2>
          {present === 'unknown' ? <p>{presents.unknown}</p> : <PresentDetails present={present} />}
          <p>
            <a href={`${marketPath(market, bagPath)}#present`}>{presents.change}</a>
          </p>
        </section>
      )}
      <div className="checkout-identity__ways">
        <section className="checkout-identity__way" aria-labelledby="guest-title">
          <h2 id="guest-title">{messages.checkout.guestTitle}</h2>
          <p>{messages.checkout.guestHint}</p>
          <form method="post" action={marketPath(market, actions.checkout)}>
            <button className="button button--wide" type="submit">
              {messages.checkout.asGuest}
            </button>
          </form>
        </section>
        <section className="checkout-identity__way" aria-labelledby="customer-title">
          <h2 id="customer-title">{messages.checkout.customerTitle}</h2>
          <AccountForm
            name="log-in"
            action={marketPath(market, actions.logIn)}
            state={emptyForm}
            hidden={{ returnTo: marketPath(market, checkoutIdentityPath) }}
            isQuiet
          />
          <p>
            <a href={marketPath(market, forgotPasswordPath)}>{messages.account.forgotPassword}</a>
          </p>
        </section>
      </div>
      <p>
        <a href={marketPath(market, bagPath)}>{messages.checkout.backToBag}</a>
      </p>
    </div>
  )
}
