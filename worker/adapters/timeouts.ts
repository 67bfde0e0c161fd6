/** Less than a page's budget: a call with its full time says whether the platform is up. */
export const commerceTimeoutMs = 7000
export const otherTimeoutMs = 4000
/** A sync makes two calls within four seconds; see `syncTimeoutMs`. */
export const promotionsTimeoutMs = 3000
/** A payment may wait for the bank. The caller limits the whole authorisation. */
export const paymentsTimeoutMs = 12_000
