/** The most characters of a message, with its line breaks. */
export const maxPresentMessage = 160

/** That an order is a present. `message` may be empty. `wrap` is the name of a wrapping paper, `null` without one. */
export type Present = { message: string; hidesPrices: boolean; wrap: string | null }

/** What a shopper typed into the form of a present. `wrap` is empty without one. */
export type TypedPresent = { message: string; hidesPrices: boolean; wrap: string }
