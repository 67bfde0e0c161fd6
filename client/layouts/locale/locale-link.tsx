import { platformText } from '#shared/domain/platform-text.ts'
import { currencyOfLocale } from '#shared/locale-options.ts'
import { currencyFormats, type Market } from '#shared/markets.ts'
import * as messages from '#shared/messages/shop.ts'

/** The locale button with country and currency. It opens the locale overlay; without scripts through its fragment. */
export function LocaleLink({ market }: { market: Market }) {
  const currency = currencyOfLocale(market.code)
  return (
    <a className="locale-link" href="#locale" data-opens="locale">
      {messages.shell.shoppingIn(platformText(market.label), `${currencyFormats[currency].symbol} ${currency}`)}
    </a>
  )
}
