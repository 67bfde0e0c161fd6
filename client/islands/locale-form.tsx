import { useEffect, useState } from 'react'
import { recordEvent } from '../api/record-event.ts'
import { localeSuggestionAtom, switchedMarketAtom } from '../atoms/locale-suggestion.ts'
import { choiceOf, chooseCountry, loadLocaleSuggestionAtom, type LocaleChoice } from '../atoms/locale.ts'
import { useSetAtom } from '../atoms/react.ts'
import { defineIsland } from '../island/define-island.tsx'
import { useIsLive, useVisitorValue } from '../island/use-visitor-value.ts'
import { platformText } from '#shared/domain/platform-text.ts'
import type { LocaleOption } from '#shared/locale-options.ts'
import { currencyFormats, type Currency, type MarketCode } from '#shared/markets.ts'
import * as messages from '#shared/messages/panels.ts'
import type { LanguageChoice } from '#shared/views.ts'

type LocaleFormProps = {
  options: readonly LocaleOption[]
  market: MarketCode
  currency: Currency
  languages: readonly LanguageChoice[]
  action: string
}

/**
 * The form for country and currency. It posts natively. With scripts the currencies follow the country, and an earlier
 * choice or the visitor's location is preselected, and another language of the market is offered to those who read it.
 */
function LocaleForm({ options, market, currency, languages, action }: LocaleFormProps) {
  const suggestion = useVisitorValue(localeSuggestionAtom, null)
  const load = useSetAtom(loadLocaleSuggestionAtom)
  const setSwitchedMarket = useSetAtom(switchedMarketAtom)
  const isLive = useIsLive()
  const [chosen, setChosen] = useState<LocaleChoice | null>(null)
  useEffect(() => void load(), [load])
  const marketOption = options.find(({ siteLocaleCode }) => siteLocaleCode === market)
  const choice =
    chosen ??
    (suggestion && choiceOf(suggestion.locale, options)) ??
    (marketOption ? { option: marketOption, currency } : null)
  const codes = isLive ? (choice?.option.currencies ?? []).map(({ code }) => code) : allCurrencies(options)

  const offered = languages.find(({ language }) => language === suggestion?.language)
  return (
    <form
      className="locale-form"
      method="post"
      action={action}
      onSubmit={() => {
        if (!choice) return
        const { option, currency: chosenCurrency } = choice
        setSwitchedMarket({ currency: chosenCurrency, text: messages.locale.elsewhere(option.name) })
        recordEvent({ event: 'country_selector', country: option.name, currency: chosenCurrency })
      }}
    >
      {offered && (
        <p lang={offered.language}>
          <a href={offered.href} hrefLang={offered.language}>
            {offered.offer}
          </a>
        </p>
      )}
      <fieldset>
        <legend>{messages.locale.country}</legend>
        {options.map(({ name }) => (
          <label key={name} className="locale-form__choice">
            <input
              type="radio"
              name="locale"
              value={name}
              checked={choice?.option.name === name}
              onChange={() => setChosen(chooseCountry(name, options))}
            />
            <span>{platformText(name)}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className="locale-form__currencies">
        <legend>{messages.locale.currency}</legend>
        {codes.map((code) => (
          <label
            key={code}
            className="locale-form__choice"
            data-countries={isLive ? undefined : countriesWith(code, options)}
          >
            <input
              type="radio"
              name="currency"
              value={code}
              checked={choice?.currency === code}
              onChange={() => choice && setChosen({ ...choice, currency: code })}
            />
            <span translate="no">{`${currencyFormats[code].symbol} ${code}`}</span>
          </label>
        ))}
      </fieldset>
      <button className="button button--wide">{messages.locale.submit}</button>
    </form>
  )
}

function allCurrencies(options: readonly LocaleOption[]): Currency[] {
  return [...new Set(options.flatMap(({ currencies }) => currencies.map(({ code }) => code)))]
}

/** The places of the countries that have the currency. Without scripts the stylesheet hides it for the others. */
function countriesWith(code: Currency, options: readonly LocaleOption[]): string {
  const has = (option: LocaleOption) => option.currencies.some((currency) => currency.code === code)
  return options.flatMap((option, at) => (has(option) ? [at + 1] : [])).join(' ')
}

export default defineIsland('locale-form', 'interaction', LocaleForm)
