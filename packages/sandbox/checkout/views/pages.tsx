/** @jsxImportSource hono/jsx */

import type { Child } from 'hono/jsx'
import { hasPhysicalLines, quantityOf, type Address, type Cart } from '../../bigcommerce/commerce/carts/cart.ts'
import { mostOfMessage } from '../../bigcommerce/commerce/checkouts/checkout-bodies.ts'
import { type AppliedCertificate, outstandingOf } from '../../bigcommerce/commerce/gift-certificates.ts'
import { addressLines } from '../../bigcommerce/commerce/orders/order-mail.ts'
import type { ShopLinks } from '../../bigcommerce/store-sites.ts'
import type { AddressValues, FormErrors } from '../address-form.ts'
import { testCards } from '../card.ts'
import { chosenDeliveryMethod, deliveryAddress, deliveryMethods, type Step } from '../steps.ts'
import { useLanguage, useMoney, useTexts } from '../texts/language.tsx'
import { AddressFields } from './address-fields.tsx'
import { ErrorSummary, Field, Label } from './fields.tsx'
import { Layout, Steps } from './layout.tsx'
import { Summary } from './summary.tsx'

/** Props that all step pages share. `notice` says what changed in the meantime. */
export type StepView = {
  cart: Cart
  certificates: AppliedCertificate[]
  shop: ShopLinks
  errors: FormErrors
  couponError: string | undefined
  notice: string | undefined
}

type AddressPageProps = { view: StepView; values: AddressValues; countries: readonly string[]; home: string }

export function AddressPage({ view, values, countries, home }: AddressPageProps) {
  const { address: texts } = useTexts()
  const isDelivered = hasPhysicalLines(view.cart)
  return (
    <StepPage view={view} step="address" title={isDelivered ? texts.title : texts.titleWithoutDelivery}>
      <form method="post" action="/checkout/address" novalidate>
        <fieldset>
          <legend>{texts.contact}</legend>
          <Field
            name="email"
            label={texts.email}
            type="email"
            inputMode="email"
            value={values.email}
            errors={view.errors}
            autocomplete="email"
            hint={texts.emailHint}
          />
          <Field
            name="phone"
            label={texts.phone}
            type="tel"
            inputMode="tel"
            value={values.phone}
            errors={view.errors}
            isOptional
            autocomplete="tel"
            hint={texts.phoneHint}
          />
        </fieldset>
        <fieldset>
          <legend>{isDelivered ? texts.delivery : texts.billing}</legend>
          <AddressFields
            values={values}
            errors={view.errors}
            countries={countries}
            home={home}
            kind={isDelivered ? 'shipping' : 'billing'}
          />
        </fieldset>
        <button class="button">{isDelivered ? texts.toDelivery : texts.toPayment}</button>
      </form>
    </StepPage>
  )
}

/**
 * The methods, and the comments on the order, which show what the checkout has (`orderComment: customerMessage` of
 * https://github.com/bigcommerce/checkout-js).
 */
export function DeliveryPage({ view, chosen }: { view: StepView; chosen: string | null }) {
  const { cart, errors } = view
  const { address: addressTexts, delivery: texts } = useTexts()
  const money = useMoney(cart.currency)
  const options = deliveryMethods(cart)
  const selected = options.find(({ tariff }) => tariff === chosen) ?? options[0]
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
          {options.length === 0 && <p class="error">{texts.none}</p>}
          <div class="choices">
            {options.map((option, index) => (
              <label key={option.id} class="choice" for={index === 0 ? 'method' : `method-${option.tariff}`}>
                <input
                  type="radio"
                  id={index === 0 ? 'method' : `method-${option.tariff}`}
                  name="method"
                  value={option.tariff}
                  checked={option.id === selected?.id}
                />
                <span class="choice-text">
                  <b>{texts.name(option.description)}</b>
                  <span>{texts.name(option.transitTime)}</span>
                </span>
                <span class="choice-price">{option.cost === 0 ? texts.free : money(option.cost)}</span>
              </label>
            ))}
          </div>
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
  home: string
  cardName: string
}

export function PaymentPage({ view, isBillingOther, billing, countries, home, cardName }: PaymentPageProps) {
  const { cart, certificates, errors } = view
  const outstanding = outstandingOf(cart, certificates)
  const { address: addressTexts, payment: texts, delivery } = useTexts()
  const money = useMoney(cart.currency)
  const [start, accepted, between, declined, end] = texts.test(testCards[0].number, testCards[3].number)
  const address = deliveryAddress(cart)
  const method = deliveryMethods(cart).find(({ tariff }) => tariff === chosenDeliveryMethod(cart))
  return (
    <StepPage view={view} step="payment" title={texts.title}>
      {address ? (
        <Recap label={addressTexts.deliverTo} address={address} method={method && delivery.name(method.description)} />
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
              <span class="choice-text">{texts.otherAddress}</span>
            </label>
          </div>
          <div class="billing-fields">
            <AddressFields
              values={billing}
              errors={errors}
              countries={countries}
              home={home}
              kind="billing"
              prefix="billing-"
            />
          </div>
        </fieldset>
        <button class="button">{outstanding === 0 ? texts.placeOrder : texts.pay(money(outstanding))}</button>
      </form>
    </StepPage>
  )
}

/** A page that says why nothing can be done here, and links back to the shop. */
export function MessagePage({ title, text, shop }: { title: string; text: string; shop: ShopLinks }) {
  const { messages } = useTexts()
  return (
    <Layout title={title} shop={shop}>
      <div class="message">
        <h1>{title}</h1>
        <p>{text}</p>
        <p>
          <a class="button" href={shop.cart}>
            {messages.back}
          </a>
        </p>
      </div>
    </Layout>
  )
}

function StepPage({ view, step, title, children }: { view: StepView; step: Step; title: string; children: Child }) {
  const { cart, certificates, shop, errors, notice, couponError } = view
  const isWrong = Object.keys(errors).length > 0
  const texts = useTexts()
  const money = useMoney(cart.currency)
  return (
    <Layout
      title={isWrong ? texts.errorTitle(title) : title}
      shop={shop}
      locale={cart.locale}
      steps={<Steps cart={cart} current={step} />}
      aside={<Summary cart={cart} certificates={certificates} step={step} couponError={couponError} />}
    >
      <p class="glance">
        <a href="#summary">
          {texts.itemCount(quantityOf(cart))}, {money(outstandingOf(cart, certificates))}
        </a>
      </p>
      <h1>{title}</h1>
      {notice && (
        <p class="notice" role="status">
          {notice}
        </p>
      )}
      <ErrorSummary errors={errors} />
      {children}
    </Layout>
  )
}

function Recap({ label, address, method }: { label: string; address: Address; method?: string | undefined }) {
  const { change, delivery } = useTexts()
  const language = useLanguage()
  return (
    <div class="recap">
      <p>
        <b>{label}</b>
        <span>{addressLines(address, language).join(', ')}</span>
        <span>{address.email}</span>
      </p>
      <a href="/checkout/address">
        {change.text}
        <span class="visually-hidden">{change.address}</span>
      </a>
      {method && (
        <>
          <p>
            <b>{delivery.delivery}</b>
            <span>{method}</span>
          </p>
          <a href="/checkout/delivery">
            {change.text}
            <span class="visually-hidden">{change.delivery}</span>
          </a>
        </>
      )}
    </div>
  )
}
