import { type SubmitEvent, useRef, useState } from 'react'
import { loadedCartAtom } from '../atoms/cart-state.ts'
import { estimateDeliveryAtom } from '../atoms/delivery-estimate.ts'
import { promotionsAtom } from '../atoms/promotions.ts'
import { cartLinesAtom } from '../atoms/quantities.ts'
import { useSetAtom } from '../atoms/react.ts'
import { formTool, sendInPlace, toolParam } from '../components/form-tool.ts'
import { Icon } from '../components/icon/icon.tsx'
import { defineIsland } from '../island/define-island.tsx'
import { useIsLive, useVisitorValue } from '../island/use-visitor-value.ts'
import { EstimateOptions } from './delivery-estimate/estimate-options.tsx'
import { cartTotals } from '#shared/domain/cart-totals.ts'
import { type Cart, type LineItem, needsShipping } from '#shared/domain/cart.ts'
import { type EstimateOutcome, lineKey } from '#shared/domain/delivery-estimate.ts'
import type { Promotions } from '#shared/domain/promotions.ts'
import { deliveryEstimate as texts } from '#shared/messages/delivery-estimate.ts'

type Place = { code: string; name: string; postcodeLabel: string; postcodeHint: string }

type DeliveryEstimateProps = {
  action: string
  /** The countries that the market delivers to, the visitor's first. */
  places: readonly Place[]
  /** The outcome if the form was posted. */
  posted: EstimateOutcome | null
}

const noLines: LineItem[] = []

/** Delivery options and totals for a country and a postcode. The form posts; with scripts it is handled in place. */
function DeliveryEstimate({ action, places, posted }: DeliveryEstimateProps) {
  const request = useSetAtom(estimateDeliveryAtom)
  const isLive = useIsLive()
  const cart = useVisitorValue<Cart | null>(loadedCartAtom, null)
  const lines = useVisitorValue(cartLinesAtom, noLines)
  const promotions = useVisitorValue<Promotions | null>(promotionsAtom, null)
  const postcodeField = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState(posted)
  const [chosen, setChosen] = useState(posted?.place.country)
  const [isBusy, setIsBusy] = useState(false)
  const isSent = cart && needsShipping(cart)
  const isRefused = !isSent && outcome?.status === 'refused' && outcome.reason === 'not-sent'
  if (cart && !isSent && !isRefused) return <></>

  const place = places.find(({ code }) => code === chosen) ?? places[0]
  const country = place?.code ?? ''
  const isWrongPostcode = outcome?.status === 'refused' && outcome.reason === 'postcode'
  const estimate = outcome?.status === 'estimated' ? outcome.estimate : null
  const isOutdated =
    estimate !== null &&
    cart !== null &&
    (estimate.lines !== lineKey(lines) || estimate.subtotal.amount !== cartTotals(cart, promotions).subtotal.amount)

  async function submit(event: SubmitEvent) {
    sendInPlace(event)
    if (isBusy) return
    setIsBusy(true)
    const result = await request({ country, postcode: postcodeField.current?.value ?? '' })
    setOutcome(result)
    setIsBusy(false)
    if (result.status === 'refused' && result.reason === 'postcode') postcodeField.current?.focus()
  }

  return (
    <details className="delivery-estimate" id="delivery-estimate" open={posted !== null}>
      <summary>
        <h2>{texts.title}</h2>
        <Icon name="chevron" />
      </summary>
      {isRefused ? (
        <p>{texts.notSent}</p>
      ) : (
        <>
          <form
            {...(import.meta.env.SSR && formTool('estimate_delivery'))}
            method="post"
            action={action}
            noValidate={isLive}
            onSubmit={(event) => void submit(event)}
          >
            <div className="field">
              <label htmlFor="estimate-country">{texts.country}</label>
              <select
                id="estimate-country"
                name="country"
                {...(import.meta.env.SSR && toolParam('country'))}
                autoComplete="country"
                value={country}
                onChange={({ currentTarget }) => setChosen(currentTarget.value)}
              >
                {places.map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </select>
            </div>
            <div className="field">
              <label htmlFor="estimate-postcode">{place?.postcodeLabel}</label>
              <input
                ref={postcodeField}
                id="estimate-postcode"
                name="postcode"
                {...(import.meta.env.SSR && toolParam('postcode'))}
                required
                maxLength={12}
                autoComplete="postal-code"
                autoCapitalize="characters"
                spellCheck={false}
                defaultValue={posted?.place.postcode}
                aria-invalid={isWrongPostcode ? true : undefined}
                aria-describedby="estimate-hint estimate-error"
              />
            </div>
            <button className="button button--quiet" aria-disabled={isBusy}>
              {isBusy ? texts.estimating : texts.submit}
            </button>
            <p id="estimate-hint" className="delivery-estimate__hint">
              {place?.postcodeHint}
            </p>
            <p id="estimate-error" className="field__error" role="alert">
              {!isBusy && outcome?.status === 'refused' && outcome.message}
            </p>
          </form>
          <EstimateOptions estimate={estimate} isOutdated={isOutdated} isBusy={isBusy} />
        </>
      )}
    </details>
  )
}

export default defineIsland('delivery-estimate', 'visible', DeliveryEstimate)
