// Separate, because the cart loads them when its codes open.

/** The state of an entered code. */
export const couponStatuses = {
  applied: '{code} ist eingelöst',
  saved: '{code} ist gespeichert und gilt, sobald etwas im Warenkorb liegt',
  waiting: '{code} ist gespeichert und gilt, sobald Ihr Warenkorb die Bedingungen erfüllt',
  kept: '{code} ist gespeichert, und wir prüfen den Code noch einmal',
} as const
