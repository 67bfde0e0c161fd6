/** @jsxImportSource hono/jsx */

import type { Child } from 'hono/jsx'
import { hasPhysicalLines, quantityOf, type Address, type Cart } from '../../bigcommerce/commerce/carts/cart.ts'
import { formatMoney } from '../../bigcommerce/commerce/money.ts'
import { addressLines } from '../../bigcommerce/commerce/orders/order-mail.ts'
import { totalsOf } from '../../bigcommerce/commerce/totals.ts'
import type { ShopLinks } from '../../bigcommerce/store-sites.ts'
import type { AddressValues, FormErrors } from '../address-form.ts'
import { chosenDeliveryMethod, deliveryAddress, deliveryMethods, type Step } from '../steps.ts'
import { AddressFields } from './address-fields.tsx'
import { ErrorSummary, Field } from './fields.tsx'
import { Layout, Steps } from './layout.tsx'
import { Summary } from './summary.tsx'

/** Props that all step pages share. `notice` says what changed in the meantime. */
export type StepView = {
  cart: Cart
  shop: ShopLinks
  errors: FormErrors
  couponError: string | undefined
  notice: string | undefined
}

export function AddressPage({
  view,
  values,
  countries,
}: {
  view: StepView
  values: AddressValues
  countries: readonly string[]
}) {
  const isDelivered = hasPhysicalLines(view.cart)
  return (
    <StepPage view={view} step="address" title={isDelivered ? 'Where shall we send it?' : 'Your details'}>
      <form method="post" action="/checkout/address" novalidate>
        <fieldset>
          <legend>Contact</legend>
          <Field
            name="email"
            label="E-mail"
            type="email"
            inputMode="email"
            value={values.email}
            errors={view.errors}
            autocomplete="email"
            hint="For your order confirmation"
          />
          <Field
            name="phone"
            label="Phone"
            type="tel"
            inputMode="tel"
            value={values.phone}
            errors={view.errors}
            isOptional
            autocomplete="tel"
            hint="Only for questions about your delivery"
          />
        </fieldset>
        <fieldset>
          <legend>{isDelivered ? 'Delivery address' : 'Billing address'}</legend>
          <AddressFields
            values={values}
            errors={view.errors}
            countries={countries}
            kind={isDelivered ? 'shipping' : 'billing'}
          />
        </fieldset>
        <button class="button">{isDelivered ? 'Continue to delivery' : 'Continue to payment'}</button>
      </form>
    </StepPage>
  )
}

export function DeliveryPage({ view, chosen }: { view: StepView; chosen: string | null }) {
  const { cart, errors } = view
  const options = deliveryMethods(cart)
  const selected = options.find(({ tariff }) => tariff === chosen) ?? options[0]
  const address = deliveryAddress(cart)
  return (
    <StepPage view={view} step="delivery" title="How shall we send it?">
      {address && <Recap label="Deliver to" address={address} />}
      <form method="post" action="/checkout/delivery" novalidate>
        <fieldset aria-describedby={errors['method'] ? 'method-error' : undefined}>
          <legend>Delivery method</legend>
          {errors['method'] && (
            <p class="error" id="method-error">
              {errors['method']}
            </p>
          )}
          {options.length === 0 && <p class="error">We cannot deliver to this address.</p>}
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
                  <b>{option.description}</b>
                  <span>{option.transitTime}</span>
                </span>
                <span class="choice-price">{option.cost === 0 ? 'Free' : formatMoney(option.cost, cart.currency)}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <button class="button">Continue to payment</button>
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
  const { cart, errors } = view
  const address = deliveryAddress(cart)
  const method = deliveryMethods(cart).find(({ tariff }) => tariff === chosenDeliveryMethod(cart))
  return (
    <StepPage view={view} step="payment" title="How would you like to pay?">
      {address ? (
        <Recap label="Deliver to" address={address} method={method?.description} />
      ) : (
        cart.billingAddress && <Recap label="Your details" address={cart.billingAddress} />
      )}
      <form method="post" action="/checkout/payment" novalidate>
        <input type="hidden" name="version" value={String(cart.version)} />
        <fieldset class="card">
          <legend>Card</legend>
          <p class="test-note">
            A test checkout: pay with <b>4111 1111 1111 1111</b>, any date to come and any code.{' '}
            <b>4000 0000 0000 0002</b> is declined.
          </p>
          <Field name="cardNumber" label="Card number" errors={errors} inputMode="numeric" autocomplete="cc-number" />
          <Field name="cardName" label="Name on card" value={cardName} errors={errors} autocomplete="cc-name" />
          <div class="pair pair-tight">
            <Field
              name="cardExpiry"
              label="Expiry date"
              hint="MM/YY"
              errors={errors}
              inputMode="numeric"
              autocomplete="cc-exp"
            />
            <Field
              name="cardCode"
              label="Security code"
              hint="3 or 4 digits"
              errors={errors}
              inputMode="numeric"
              autocomplete="cc-csc"
            />
          </div>
        </fieldset>
        <fieldset class="billing">
          <legend>Billing address</legend>
          <div class="choices">
            <label class="choice" for="billing-same">
              <input type="radio" id="billing-same" name="billing" value="same" checked={!isBillingOther} />
              <span class="choice-text">The address above</span>
            </label>
            <label class="choice" for="billing-other">
              <input type="radio" id="billing-other" name="billing" value="other" checked={isBillingOther} />
              <span class="choice-text">Another address</span>
            </label>
          </div>
          <div class="billing-fields">
            <AddressFields values={billing} errors={errors} countries={countries} kind="billing" prefix="billing-" />
          </div>
        </fieldset>
        <button class="button">Pay {formatMoney(totalsOf(cart).grandTotal, cart.currency)}</button>
      </form>
    </StepPage>
  )
}

/** A page that says why nothing can be done here, and links back to the shop. */
export function MessagePage({ title, text, shop }: { title: string; text: string; shop: ShopLinks }) {
  return (
    <Layout title={title} shop={shop}>
      <div class="message">
        <h1>{title}</h1>
        <p>{text}</p>
        <p>
          <a class="button" href={shop.cart}>
            Back to your bag
          </a>
        </p>
      </div>
    </Layout>
  )
}

function StepPage({ view, step, title, children }: { view: StepView; step: Step; title: string; children: Child }) {
  const { cart, shop, errors, notice, couponError } = view
  const isWrong = Object.keys(errors).length > 0
  const count = quantityOf(cart)
  return (
    <Layout
      title={isWrong ? `Error: ${title}` : title}
      shop={shop}
      locale={cart.locale}
      steps={<Steps cart={cart} current={step} />}
      aside={<Summary cart={cart} step={step} couponError={couponError} />}
    >
      <p class="glance">
        <a href="#summary">
          {count === 1 ? '1 item' : `${count} items`}, {formatMoney(totalsOf(cart).grandTotal, cart.currency)}
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
  return (
    <div class="recap">
      <p>
        <b>{label}</b>
        <span>{addressLines(address).join(', ')}</span>
        <span>{address.email}</span>
      </p>
      <a href="/checkout/address">
        Change<span class="visually-hidden"> address</span>
      </a>
      {method && (
        <>
          <p>
            <b>Delivery</b>
            <span>{method}</span>
          </p>
          <a href="/checkout/delivery">
            Change<span class="visually-hidden"> delivery method</span>
          </a>
        </>
      )}
    </div>
  )
}
