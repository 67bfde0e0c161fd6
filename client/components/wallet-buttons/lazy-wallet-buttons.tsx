import { type ComponentProps, lazy, Suspense } from 'react'
import type { WalletButtons } from './wallet-buttons.tsx'

type WalletButtonsProps = ComponentProps<typeof WalletButtons>

const load = () => import('./wallet-buttons.tsx').then((module) => ({ default: module.WalletButtons }))
// The server renders the buttons at once. A browser loads their script only in markets that offer a wallet.
const Buttons = import.meta.env.SSR ? (await load()).default : lazy(load)

/** The wallets' buttons, whose script is loaded when they are first rendered. Their place has its height from the start. */
export function LazyWalletButtons(props: WalletButtonsProps) {
  return (
    <Suspense fallback={<Place intent={props.intent} />}>
      <Buttons {...props} />
    </Suspense>
  )
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
