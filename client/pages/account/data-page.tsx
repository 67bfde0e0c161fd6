import AccountForm from '../../islands/account-form.tsx'
import type { FormState } from '#shared/forms/account.ts'
import { marketPath } from '#shared/links.ts'
import type { Market } from '#shared/markets.ts'
import * as messages from '#shared/messages/shop.ts'
import { actions, endpoints } from '#shared/routes.ts'

const { myData } = messages

/** The customer's data, to download or delete. */
export function DataPage({ market, email, form }: { market: Market; email: string; form: FormState }) {
  return (
    <div className="account-profile">
      <section aria-labelledby="download-title">
        <h2 id="download-title">{myData.downloadTitle}</h2>
        <p>{myData.downloadText}</p>
        <p>
          <a className="button" href={marketPath(market, endpoints.dataDownload.path)} download>
            {myData.download}
          </a>
        </p>
      </section>
      <section aria-labelledby="delete-title">
        <h2 id="delete-title">{myData.deleteTitle}</h2>
        <p>{myData.deleteText}</p>
        <AccountForm
          name="delete-account"
          action={marketPath(market, actions.deleteAccount)}
          state={form}
          username={email}
          isQuiet
        />
      </section>
    </div>
  )
}
