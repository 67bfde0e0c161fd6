import { useEffect, useRef } from 'react'
import { heldPaymentAtom, openWalletAtom, unableWalletsAtom } from '../../atoms/wallet.ts'
import { useVisitorValue } from '../../island/use-visitor-value.ts'
import { useWallets, type WalletPurchase } from './use-wallets.ts'
import { type WalletKind, walletKinds } from '#shared/domain/wallet-kinds.ts'
import { walletSheet as messages } from '#shared/messages/wallet-sheet.ts'

type WalletButtonsProps = WalletPurchase & {
  /** Distinguishes the groups of buttons of a page. */
  id: string
  intent: 'buy' | 'checkOut'
  /** Why the purchase cannot be paid at the moment, or `null`. */
  reason: string | null
}

const none: readonly WalletKind[] = []

/**
 * Buttons of the wallets. The server renders all of them. The `<html>` element names those that this browser is
 * expected to pay with, before the first paint, and the stylesheet hides the others, so that nothing moves later.
 */
export function WalletButtons({ id, intent, reason, ...purchase }: WalletButtonsProps) {
  const place = useRef<HTMLDivElement>(null)
  const { press, arm } = useWallets(place, purchase)
  const unable = useVisitorValue(unableWalletsAtom, none)
  const open = useVisitorValue(openWalletAtom, null)
  const held = useVisitorValue(heldPaymentAtom, null)
  const blocked = held ?? reason ?? (open === null ? null : messages.isOpen)
  return (
    <div
      className={`wallet-buttons wallet-buttons--${intent}`}
      ref={place}
      role="group"
      aria-labelledby={`${id}-title`}
    >
      <p className="wallet-buttons__title" id={`${id}-title`}>
        {intent === 'buy' ? messages.buyNow : messages.express}
      </p>
      {walletKinds.map((kind) => (
        <WalletButton
          key={kind}
          kind={kind}
          label={messages.labels[intent][kind]}
          isOpen={open === kind}
          isUnable={unable.includes(kind)}
          blocked={unable.includes(kind) ? messages.unable : blocked}
          words={intent === 'buy' ? messages.buyWith : ''}
          onPress={() => press(kind)}
          onApproach={arm}
        />
      ))}
    </div>
  )
}

type WalletButtonProps = {
  kind: WalletKind
  label: string
  isOpen: boolean
  isUnable: boolean
  blocked: string | null
  /** The visible words before the logo. */
  words: string
  onPress: () => void
  onApproach: () => void
}

function WalletButton({ kind, label, isOpen, isUnable, blocked, words, onPress, onApproach }: WalletButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  useHideOffScreen(button, isUnable)
  return (
    <button
      ref={button}
      type="button"
      className={`wallet-buttons__button wallet-buttons__button--${kind}`}
      aria-label={blocked === null ? label : `${label} (${blocked})`}
      title={blocked ?? undefined}
      aria-disabled={blocked !== null}
      aria-busy={isOpen}
      onClick={() => blocked === null && onPress()}
      onPointerEnter={onApproach}
      onFocus={onApproach}
    >
      <span className="wallet-buttons__mark" aria-hidden="true">
        <span>{words}</span>
        <b />
      </span>
    </button>
  )
}

/** Hides a button that turned out not to work once it is out of view, so that nothing in view moves. */
function useHideOffScreen(button: { current: HTMLElement | null }, isUnable: boolean): void {
  useEffect(() => {
    const element = button.current
    if (!isUnable || !element) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting) return
      element.hidden = true
      observer.disconnect()
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [button, isUnable])
}
