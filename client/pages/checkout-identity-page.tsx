import { marketPath } from '../../shared/markets.ts'
import * as messages from '../../shared/messages/en.ts'
import { actions } from '../../shared/routes.ts'
import type { CheckoutIdentityView } from '../../shared/views.ts'

/** Who is checking out. One button takes a guest on to the hosted checkout (D-49). */
export function CheckoutIdentityPage({ market, itemCount }: CheckoutIdentityView) {
  return (
    <div className="checkout-identity">
      <p className="checkout-identity__count">
        {messages.bag.title}: {itemCount} {itemCount === 1 ? messages.bag.item : messages.bag.items}
      </p>
      <h1 className="checkout-identity__title">{messages.checkout.title}</h1>
      <p>{messages.checkout.guestHint}</p>
      <form method="post" action={marketPath(market, actions.checkout)}>
        <button className="button button--wide" type="submit">
          {messages.checkout.asGuest}
        </button>
      </form>
      <p>
        <a href={marketPath(market, '/bag')}>{messages.checkout.backToBag}</a>
      </p>
    </div>
  )
}
