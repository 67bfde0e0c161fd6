type Facts = {
  /** The key of the tab's storage that names the wallets which could not pay on an earlier page of the market. */
  memoryKey: string
  /** True if the page may load Apple's script, with which other browsers than Safari pay. */
  hasAppleScript: boolean
  hasGoogle: boolean
}

type Apple = { ApplePaySession?: { canMakePayments(): boolean } }

/**
 * Names, on `<html>` before the first paint, the wallets that this browser is expected to pay with. The stylesheet
 * shows their buttons, so that nothing moves when the wallets have loaded.
 */
export function hintWallets({ memoryKey, hasAppleScript, hasGoogle }: Facts): void {
  let hasApple = false
  let unable = ''
  try {
    hasApple = (window as Apple).ApplePaySession?.canMakePayments() ?? hasAppleScript
    unable = sessionStorage[memoryKey] ?? ''
  } catch {
    // A frame may forbid either.
  }
  const wallets = [hasApple && 'apple', hasGoogle && 'google'].filter((name) => name && !unable.includes(name))
  document.documentElement.dataset['wallets'] = wallets.join(' ')
}
