import { type ComponentProps, useEffect, useState } from 'react'
import type { WalletButtons } from './wallet-buttons.tsx'

type WalletButtonsProps = ComponentProps<typeof WalletButtons>

let loaded: typeof WalletButtons | undefined

// The server renders the buttons at once. A browser loads their script only in markets that have a wallet.
if (import.meta.env.SSR) await loadWalletButtons()

/**
 * Loads the script of the buttons. An island whose markup has them waits for it before it hydrates: otherwise React
 * would replace the buttons, and a press of one of them would be lost. Never rejects: without the script the group
 * stays empty.
 */
export function loadWalletButtons(): Promise<void> {
  return import('./wallet-buttons.tsx').then((module) => void (loaded = module.WalletButtons), console.error)
}

/** The wallets' buttons, whose script is loaded when they are first rendered. Their place has its height from the start. */
export function LazyWalletButtons(props: WalletButtonsProps) {
  const [Buttons, setButtons] = useState(() => loaded)
  useEffect(() => void loadWalletButtons().then(() => setButtons(() => loaded)), [])
  return Buttons ? <Buttons {...props} /> : <Place intent={props.intent} />
}

function Place({ intent }: Pick<WalletButtonsProps, 'intent'>) {
  return (
    <div className={`wallet-buttons wallet-buttons--${intent} wallet-buttons--loading`} aria-hidden="true">
      <p className="wallet-buttons__title">…</p>
      <span className="wallet-buttons__button wallet-buttons__button--apple" />
      <span className="wallet-buttons__button wallet-buttons__button--google" />
    </div>
  )
}
