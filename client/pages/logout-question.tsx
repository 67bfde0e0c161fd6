import { marketPath } from '#shared/links.ts'
import type { Market } from '#shared/markets.ts'
import { account } from '#shared/messages/shop.ts'
import { actions } from '#shared/routes.ts'

/** Asks before a link of another site ends the session. */
export function LogoutQuestion({ market }: { market: Market }) {
  return (
    <div className="error-page">
      <h1 className="error-page__title">{account.logOutQuestion}</h1>
      <form method="post" action={marketPath(market, actions.logOut)}>
        <button className="button" type="submit">
          {account.button.logOut}
        </button>
      </form>
    </div>
  )
}
