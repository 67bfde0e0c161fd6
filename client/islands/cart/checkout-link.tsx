import type { MouseEvent } from 'react'
import { checkoutAtom, checkoutButtonAtom } from '../../atoms/checkout.ts'
import { useStore } from '../../atoms/react.ts'
import { useVisitorValue } from '../../island/use-visitor-value.ts'
import { checkoutIdentityPath, marketPath } from '#shared/links.ts'
import * as messages from '#shared/messages/shop.ts'

type CheckoutLinkProps = {
  prefix: string
  className: string
  /** Runs first: a pop-up closes itself. */ onLeave?: () => void
}

const serverButton = {
  get label() {
    return messages.bag.checkout
  },
  isDisabled: false,
  reason: null,
}

/** The checkout link. With scripts it sends pending changes first. */
export function CheckoutLink({ prefix, className, onLeave }: CheckoutLinkProps) {
  const { label, isDisabled, reason } = useVisitorValue(checkoutButtonAtom, serverButton)
  const store = useStore()

  function onClick(event: MouseEvent) {
    event.preventDefault()
    if (store.get(checkoutButtonAtom).isDisabled) return
    onLeave?.()
    void store.set(checkoutAtom)
  }

  return (
    <a
      className={className}
      href={marketPath({ prefix }, checkoutIdentityPath)}
      aria-disabled={isDisabled}
      aria-busy={!isDisabled && reason !== null}
      onClick={onClick}
    >
      <span>{label}</span>
      {reason !== null && <span className="visually-hidden">{` (${reason})`}</span>}
    </a>
  )
}
