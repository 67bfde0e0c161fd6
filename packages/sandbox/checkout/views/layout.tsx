/** @jsxImportSource hono/jsx */

import { html } from 'hono/html'
import type { Child } from 'hono/jsx'
import type { Cart } from '../../bigcommerce/commerce/carts/cart.ts'
import type { ShopLinks } from '../../bigcommerce/store-sites.ts'
import { stepsOf, type Step } from '../steps.ts'
import { useLanguage, useTexts } from '../texts/language.tsx'

type LayoutProps = { title: string; shop: ShopLinks; locale?: string; aside?: Child; steps?: Child; children: Child }

/** The frame of every page of the checkout. */
export function Layout({ title, shop, locale, aside, steps, children }: LayoutProps) {
  const language = useLanguage()
  const texts = useTexts()
  return html`<!doctype html>${(
      <html lang={locale?.startsWith(language) ? locale : language}>
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>{texts.htmlTitle(title)}</title>
          <link rel="stylesheet" href="/checkout/checkout.css" />
        </head>
        <body>
          <a class="skip" href="#main">
            {texts.skip}
          </a>
          <header class="top">
            <a class="brand" href={shop.home} aria-label="Selvedge">
              <span aria-hidden="true">selvedge</span>
            </a>
            <p class="secure">
              <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
                <path
                  d="M4.5 7V5a3.5 3.5 0 0 1 7 0v2M3 7h10v7H3z"
                  fill="none"
                  stroke="currentColor"
                  stroke-width="1.4"
                />
              </svg>
              {texts.checkout}
            </p>
            <a class="back" href={shop.cart}>
              {texts.backToBag}
            </a>
          </header>
          <div class={aside ? 'page page-split' : 'page'}>
            <main id="main">
              {steps}
              {children}
            </main>
            {aside}
          </div>
          <footer class="bottom">
            <p>{texts.demonstration}</p>
          </footer>
        </body>
      </html>
    )}`
}

/** The shopper's position in the checkout. Completed steps can be opened again. */
export function Steps({ cart, current }: { cart: Cart; current: Step }) {
  const steps = stepsOf(cart)
  const position = steps.indexOf(current)
  const { steps: labels } = useTexts()
  return (
    <nav class="steps" aria-label={labels.label}>
      <ol>
        {steps.map((step, index) => (
          <li key={step} class={index < position ? 'is-done' : ''}>
            {index < position ? (
              <a href={`/checkout/${step}`}>{labels[step]}</a>
            ) : (
              <span aria-current={index === position ? 'step' : undefined}>{labels[step]}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
