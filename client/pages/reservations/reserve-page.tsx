import { FormAlert } from '../../components/account-form/form-alert.tsx'
import { PostedForm } from '../../components/account-form/posted-form.tsx'
import { AccountScreen } from '../account/account-screen.tsx'
import type { FormState } from '#shared/forms/account.ts'
import { reservationForm as form } from '#shared/forms/reservation.ts'
import { marketPath, reservePath, reservePathOf } from '#shared/links.ts'
import type { Market } from '#shared/markets.ts'
import { reservations as messages } from '#shared/messages/reservations.ts'
import { actions } from '#shared/routes.ts'

type ShopChoice = { id: string; name: string; town: string; units: number }
type Place = { market: Market; product: { id: number; name: string }; productHref: string }

type ChoosePieceProps = Place & { choices: readonly { variantId: number; text: string }[] }

/** Asks which variant is to be reserved, for a shopper who has not chosen one. */
export function ChoosePiecePage({ market, product, productHref, choices }: ChoosePieceProps) {
  return (
    <AccountScreen title={messages.title} intro={`${product.name}. ${messages.choose}`}>
      <form className="account-form" method="get" action={marketPath(market, reservePath)}>
        <div className="field">
          <label htmlFor="reserve-item">{messages.piece}</label>
          <select id="reserve-item" name="item">
            {choices.map(({ variantId, text }) => (
              <option key={variantId} value={`${product.id}-${variantId}`}>
                {text}
              </option>
            ))}
          </select>
        </div>
        <button className="button account-form__submit" type="submit">
          {messages.showShops}
        </button>
      </form>
      <p>
        <a href={productHref}>{messages.back}</a>
      </p>
    </AccountScreen>
  )
}

type ReservePageProps = Place & {
  item: string
  piece: string
  hasOthers: boolean
  /** `null` if the stock of the shops is not known. */
  shops: readonly ShopChoice[] | null
  state: FormState
}

/** The shops with their units, and the form that reserves a piece. It needs no script: the Worker checks it. */
export function ReservePage({ market, product, productHref, item, piece, hasOthers, shops, state }: ReservePageProps) {
  const isAnyLeft = shops?.some(({ units }) => units > 0) ?? false
  return (
    <AccountScreen title={messages.title} intro={<strong>{piece}</strong>}>
      {state.alert !== null && <FormAlert id="reserve-alert" alert={state.alert} />}
      {shops === null && <p role="status">{messages.noStock}</p>}
      {shops !== null && isAnyLeft && <p>{messages.intro}</p>}
      {shops !== null && isAnyLeft && (
        <PostedForm
          name="reserve"
          form={form}
          action={marketPath(market, actions.reserve)}
          state={state}
          omitted={['shop']}
        >
          <input type="hidden" name="item" value={item} />
          <Shops shops={shops} chosen={state.values['shop'] ?? ''} error={state.errors['shop']} />
        </PostedForm>
      )}
      {shops !== null && !isAnyLeft && <p role="status">{messages.allGone}</p>}
      {hasOthers && (
        <p>
          <a href={marketPath(market, reservePathOf(product.id))}>{messages.other}</a>
        </p>
      )}
      <p>
        <a href={productHref}>{messages.back}</a>
      </p>
    </AccountScreen>
  )
}

type ShopsProps = { shops: readonly ShopChoice[]; chosen: string; error: string | undefined }

/** Every shop with its units. One without a piece is named and cannot be chosen. */
function Shops({ shops, chosen, error }: ShopsProps) {
  return (
    <fieldset className="reserve__shops" {...(error !== undefined && { 'aria-describedby': 'reserve-shop-error' })}>
      <legend>{messages.shop}</legend>
      {error !== undefined && (
        <span className="field__error" id="reserve-shop-error">
          {error}
        </span>
      )}
      {shops.map(({ id, name, town, units }) => (
        <label key={id}>
          <input
            type="radio"
            name="shop"
            value={id}
            required
            disabled={units === 0}
            defaultChecked={units > 0 && id === chosen}
          />
          <span>{messages.units(town, units)}</span>
          <small>{name}</small>
        </label>
      ))}
    </fieldset>
  )
}
