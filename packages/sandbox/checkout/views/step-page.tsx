/** @jsxImportSource hono/jsx */

import type { Child } from 'hono/jsx'
import { quantityOf, type Address, type Cart } from '../../bigcommerce/commerce/carts/cart.ts'
import { type AppliedCertificate, outstandingOf } from '../../bigcommerce/commerce/gift-certificates.ts'
import { addressLines } from '../../bigcommerce/commerce/orders/order-mail.ts'
import type { ShopLinks } from '../../bigcommerce/store-sites.ts'
import type { FormErrors } from '../address-form.ts'
import type { Step } from '../steps.ts'
import { useLanguage, useMoney, useTexts } from '../texts/language.tsx'
import { ErrorSummary } from './fields.tsx'
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

type StepPageProps = { view: StepView; step: Step; title: string; children: Child }

/** The frame of a step: its title, what is wrong, and the order beside it. */
export function StepPage({ view, step, title, children }: StepPageProps) {
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

type RecapProps = { label: string; address: Address; method?: { name: string; arrives: string } | null }

/** What the steps before have decided, with links that change it. */
export function Recap({ label, address, method }: RecapProps) {
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
            <span>{method.name}</span>
            <span>{method.arrives}</span>
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
