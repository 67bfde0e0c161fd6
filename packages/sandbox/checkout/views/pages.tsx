/** @jsxImportSource hono/jsx */

import { mostOfMessage } from '../../bigcommerce/commerce/checkouts/checkout-bodies.ts'
import { outstandingOf } from '../../bigcommerce/commerce/gift-certificates.ts'
import { arrivalOf, methodName } from '../../bigcommerce/commerce/shipping.ts'
import type { ShopLinks } from '../../bigcommerce/store-sites.ts'
import type { AddressValues } from '../address-form.ts'
import { testCards } from '../card.ts'
import { chosenDelivery, deliveryAddress, type DeliveryChoice, deliveryMethods } from '../steps.ts'
import { useMoney, useTexts } from '../texts/language.tsx'
import { AddressFields } from './address-fields.tsx'
import { DeliveryChoices } from './delivery-choices.tsx'
import { Field, Label } from './fields.tsx'
import { Layout } from './layout.tsx'
import { Recap, StepPage, type StepView } from './step-page.tsx'

/**
 * The methods, and the comments on the order, which show what the checkout has (`orderComment: customerMessage` of
 * https://github.com/bigcommerce/checkout-js).
 */
export function DeliveryPage({ view, chosen }: { view: StepView; chosen: DeliveryChoice | null }) {
  const { cart, errors } = view
  const { address: addressTexts, delivery: texts } = useTexts()
  const options = deliveryMethods(cart)
  const address = deliveryAddress(cart)
  return (
    <StepPage view={view} step="delivery" title={texts.title}>
      {address && <Recap label={addressTexts.deliverTo} address={address} />}
      <form method="post" action="/checkout/delivery" novalidate>
        <fieldset aria-describedby={errors['method'] ? 'method-error' : undefined}>
          <legend>{texts.method}</legend>
          {errors['method'] && (
            <p class="error" id="method-error">
              {errors['method']}
            </p>
          )}
          <DeliveryChoices options={options} chosen={chosen} errors={errors} cart={cart} />
        </fieldset>
        <div class="field">
          <Label name="comments" label={texts.comments} isOptional />
          <textarea id="comments" name="comments" rows={3} maxlength={mostOfMessage}>
            {cart.customerMessage}
          </textarea>
        </div>
        <button class="button">{addressTexts.toPayment}</button>
      </form>
    </StepPage>
  )
}

type PaymentPageProps = {
  view: StepView
  isBillingOther: boolean
  billing: AddressValues
  countries: readonly string[]
  cardName: string
}

export function PaymentPage({ view, isBillingOther, billing, countries, cardName }: PaymentPageProps) {
  const { cart, certificates, errors } = view
  const outstanding = outstandingOf(cart, certificates)
  const { address: addressTexts, payment: texts, delivery } = useTexts()
  const money = useMoney(cart.currency)
  const [start, accepted, between, declined, end] = texts.test(testCards[0].number, testCards[3].number)
  const address = deliveryAddress(cart)
  const chosen = chosenDelivery(cart)
  return (
    <StepPage view={view} step="payment" title={texts.title}>
      {address ? (
        <Recap
          label={addressTexts.deliverTo}
          address={address}
          method={
            chosen && {
              name: methodName(
                { ...chosen.option, description: delivery.name(chosen.option.description) },
                chosen.shop,
              ),
              arrives: delivery.name(arrivalOf(chosen.option, cart)),
            }
          }
        />
      ) : (
        cart.billingAddress && <Recap label={addressTexts.titleWithoutDelivery} address={cart.billingAddress} />
      )}
      <form method="post" action="/checkout/payment" novalidate>
        <input type="hidden" name="version" value={String(cart.version)} />
        {outstanding > 0 && (
          <fieldset class="card">
            <legend>{texts.card}</legend>
            <p class="test-note">
              {start}
              <b>{accepted}</b>
              {between}
              <b>{declined}</b>
              {end}
            </p>
            <Field
              name="cardNumber"
              label={texts.cardNumber}
              errors={errors}
              inputMode="numeric"
              autocomplete="cc-number"
            />
            <Field name="cardName" label={texts.cardName} value={cardName} errors={errors} autocomplete="cc-name" />
            <div class="pair pair-tight">
              <Field
                name="cardExpiry"
                label={texts.cardExpiry}
                hint={texts.cardExpiryHint}
                errors={errors}
                inputMode="numeric"
                autocomplete="cc-exp"
              />
              <Field
                name="cardCode"
                label={texts.cardCode}
                hint={texts.cardCodeHint}
                errors={errors}
                inputMode="numeric"
                autocomplete="cc-csc"
              />
            </div>
          </fieldset>
        )}
        <fieldset class="billing">
          <legend>{addressTexts.billing}</legend>
          <div class="choices">
            <label class="choice" for="billing-same">
              <input type="radio" id="billing-same" name="billing" value="same" checked={!isBillingOther} />
              <span class="choice-text">{texts.sameAddress}</span>
            </label>
            <label class="choice" for="billing-other">
              <input type="radio" id="billing-other" name="billing" value="other" checked={isBillingOther} />
              <span class="choice-text">{addressTexts.other}</span>
            </label>
          </div>
          <div class="billing-fields">
            <AddressFields values={billing} errors={errors} countries={countries} kind="billing" prefix="billing-" />
          </div>
        </fieldset>
        <button class="button">{outstanding === 0 ? texts.placeOrder : texts.pay(money(outstanding))}</button>
      </form>
    </StepPage>
  )
}

type MessagePageProps = { title: string; text: string; details?: readonly string[]; shop: ShopLinks }

/** A page that says why nothing can be done here, and links back to the shop. */
export function MessagePage({ title, text, details, shop }: MessagePageProps) {
  const { messages } = useTexts()
  return (
    <Layout title={title} shop={shop}>
      <div class="message">
        <h1>{title}</h1>
        <p>{text}</p>
        {details?.map((detail) => (
          <p key={detail}>{detail}</p>
        ))}
        <p>
          <a class="button" href={shop.cart}>
            {messages.back}
          </a>
        </p>
      </div>
    </Layout>
  )
}
