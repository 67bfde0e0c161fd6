import type { WalletKind } from '#shared/domain/wallet-kinds.ts'

// The wallets' names of Adyen's card brands. `null`: the wallet does not have the brand.
const networks: Readonly<Record<string, Record<WalletKind, string | null>>> = {
  visa: { apple: 'visa', google: 'VISA' },
  mc: { apple: 'masterCard', google: 'MASTERCARD' },
  amex: { apple: 'amex', google: 'AMEX' },
  maestro: { apple: 'maestro', google: 'MAESTRO' },
  discover: { apple: 'discover', google: 'DISCOVER' },
  jcb: { apple: 'jcb', google: 'JCB' },
  electron: { apple: 'electron', google: 'ELECTRON' },
  elo: { apple: 'elo', google: 'ELO' },
  interac: { apple: 'interac', google: 'INTERAC' },
  cartebancaire: { apple: 'cartesBancaires', google: null },
  eftpos_australia: { apple: 'eftpos', google: null },
}

/** The wallet's names of the brands that it has. */
export function networksOf(kind: WalletKind, brands: readonly string[]): string[] {
  return brands.flatMap((brand) => networks[brand]?.[kind] ?? [])
}
