import type { WalletRequest } from '#shared/domain/wallet.ts'

/** Facts about the browser that a bank may ask for. */
export function browserFacts(): WalletRequest<'walletAuthorise'>['browser'] {
  const { colorDepth, height, width } = screen
  return {
    colorDepth,
    screenHeight: height,
    screenWidth: width,
    language: navigator.language,
    timeZoneOffset: new Date().getTimezoneOffset(),
  }
}
