/** @jsxImportSource hono/jsx */

import { createContext, type Child, useContext } from 'hono/jsx'
import { formatMoney } from '../../bigcommerce/commerce/money.ts'
import type { Currency } from '../../catalogue/currencies.ts'
import type { Language } from '../../catalogue/languages.ts'
import { type CheckoutTexts, english } from './english.ts'
import { german } from './german.ts'

export const checkoutTexts: Readonly<Record<Language, CheckoutTexts>> = { en: english, de: german }

const Chosen = createContext<Language>('en')

/** The page in a language. Its components read it with the functions below. */
export function InLanguage({ language, children }: { language: Language; children: Child }) {
  return <Chosen.Provider value={language}>{children}</Chosen.Provider>
}

export function useLanguage(): Language {
  return useContext(Chosen)
}

export function useTexts(): CheckoutTexts {
  return checkoutTexts[useLanguage()]
}

/** How the language of the page writes an amount. */
export function useMoney(currency: Currency): (minor: number) => string {
  const language = useLanguage()
  return (minor) => formatMoney(minor, currency, language)
}
