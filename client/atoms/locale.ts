import { fetchLocaleSuggestion } from '../api/locale-suggestion.ts'
import { atom } from './jotai.ts'
import { localeSuggestionAtom } from './locale-suggestion.ts'
import { pageServices } from './services.ts'
import type { LocaleOption, PreferredLocale } from '#shared/locale-options.ts'

/** Loads the suggestion if it is not known. After a failure the page's own market stays selected. */
export const loadLocaleSuggestionAtom = atom(null, async (get, set) => {
  if (get(localeSuggestionAtom)) return
  try {
    set(localeSuggestionAtom, await fetchLocaleSuggestion(pageServices(get)))
  } catch (cause) {
    console.warn('locale:', cause)
  }
})

/** A country's option and one of its currencies. */
export type LocaleChoice = { option: LocaleOption; currency: PreferredLocale['currencyCode'] }

/** The choice for a stored record, or `null` if the shop does not have it. */
export function choiceOf(
  { localeName, currencyCode }: PreferredLocale,
  options: readonly LocaleOption[],
): LocaleChoice | null {
  const option = options.find(({ name }) => name === localeName)
  return option?.currencies.some(({ code }) => code === currencyCode) ? { option, currency: currencyCode } : null
}

/** Choosing another country selects its first currency. */
export function chooseCountry(name: string, options: readonly LocaleOption[]): LocaleChoice | null {
  const option = options.find((one) => one.name === name)
  const [first] = option?.currencies ?? []
  return option && first ? { option, currency: first.code } : null
}
