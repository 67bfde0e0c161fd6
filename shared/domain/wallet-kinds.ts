/**
 * The wallets of the express checkout, in the order of their buttons. Separate from their schemas, which no browser
 * needs.
 */
export const walletKinds = ['apple', 'google'] as const
export type WalletKind = (typeof walletKinds)[number]

/** The wallets' own names, as orders and analytics have them. */
export const walletNames = { apple: 'Apple Pay', google: 'Google Pay' } as const satisfies Record<WalletKind, string>

/** The header in which each request of an open sheet names the cart that the sheet was opened for. */
export const sheetCartHeader = 'x-sheet-cart'
