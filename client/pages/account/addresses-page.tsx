import { FormAlert } from '../../components/account-form/form-alert.tsx'
import { AddressLines } from '../../components/address-lines.tsx'
import AccountForm from '../../islands/account-form.tsx'
import { accountPath } from '#shared/domain/account-pages.ts'
import type { CustomerAddress } from '#shared/domain/address.ts'
import type { FormState } from '#shared/forms/account.ts'
import { marketPath } from '#shared/links.ts'
import type { Market } from '#shared/markets.ts'
import * as messages from '#shared/messages/shop.ts'
import { actions } from '#shared/routes.ts'

/** `editing` is the address whose form is open. `failure` is the message of a failed operation on the list. */
export type AddressesView = {
  market: Market
  addresses: readonly CustomerAddress[]
  form: FormState
  editing: CustomerAddress | null
  failure: string | null
}

const { addresses: addressMessages } = messages

/** Saved addresses with buttons to change and delete them, and the form for another one. */
export function AddressesPage({ market, addresses, form, editing, failure }: AddressesView) {
  return (
    <div className="account-addresses">
      {failure !== null && <FormAlert id="addresses-failure" alert={{ title: null, text: failure }} />}
      {editing === null && (
        <>
          {addresses.length === 0 && failure === null && <p>{addressMessages.none}</p>}
          {addresses.length > 0 && (
            <ul className="account-addresses__list">
              {addresses.map((address) => (
                <li key={address.id}>
                  <CustomerAddressEntry address={address} market={market} />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
      <section className="account-addresses__form" aria-labelledby="address-form-title">
        <h2 id="address-form-title">{editing ? addressMessages.editTitle : addressMessages.add}</h2>
        <AccountForm
          name="customer-address"
          action={marketPath(market, actions.saveAddress)}
          state={form}
          hidden={editing ? { addressId: String(editing.id) } : {}}
        />
        {editing && (
          <p>
            <a href={marketPath(market, accountPath('saved-addresses'))}>{addressMessages.keep}</a>
          </p>
        )}
      </section>
    </div>
  )
}

function CustomerAddressEntry({ address, market }: { address: CustomerAddress; market: Market }) {
  const { id, firstName, lastName, address1, address2, city, region, postalCode, country } = address
  const name = `${firstName} ${lastName}`
  const addressLabel = `: ${name}, ${address1}`
  return (
    <div className="customer-address">
      <AddressLines place={{ lines: [name, address1, address2], city, region, postalCode, country }} />
      <div className="customer-address__ways">
        <a href={`${marketPath(market, accountPath('saved-addresses'))}?edit=${id}`}>
          {addressMessages.edit}
          <span className="visually-hidden">{addressLabel}</span>
        </a>
        <details>
          <summary>
            <span className="customer-address__ask">
              {addressMessages.delete}
              <span className="visually-hidden">{addressLabel}</span>
            </span>
            <span className="customer-address__cancel">{addressMessages.cancel}</span>
          </summary>
          <form method="post" action={marketPath(market, actions.deleteAddress)}>
            <p>{addressMessages.deleteQuestion}</p>
            <input type="hidden" name="addressId" value={id} />
            <button className="button" type="submit">
              {addressMessages.delete}
              <span className="visually-hidden">{addressLabel}</span>
            </button>
          </form>
        </details>
      </div>
    </div>
  )
}
