import { currencyOfLocale } from '#shared/locale-options.ts'
import type { Market } from '#shared/markets.ts'
import * as messages from '#shared/messages/shop.ts'

const symbols = { GBP: '£', USD: '$', EUR: '€' } as const satisfies Record<Market['currency'], string>

/** The locale button with country and currency. It opens the locale overlay; without scripts through its fragment. */
export function LocaleLink({ market }: { market: Market }) {
  const currency = currencyOfLocale(market.code)
  return (
    <a className="locale-link" href="#locale" data-opens="locale">
      {messages.shell.shoppingIn(market.label, `${symbols[currency]} ${currency}`)}
    </a>
  )
}
