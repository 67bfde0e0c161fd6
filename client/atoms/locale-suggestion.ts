import { atom } from './jotai.ts'
import type { LocaleSuggestion } from '#shared/locale-suggestion.ts'
import type { Currency } from '#shared/markets.ts'

/** The country and currency to preselect; `null` until the Worker has responded. */
export const localeSuggestionAtom = atom<LocaleSuggestion | null>(null)

/** The market that the shopper switches to, by its currency, and what other tabs say about it. */
export type MarketSwitch = { currency: Currency; text: string }

export const switchedMarketAtom = atom<MarketSwitch | null>(null)
