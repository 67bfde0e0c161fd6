import type { MouseEvent } from 'react'
import * as messages from '../../../shared/messages/en.ts'
import { checkoutAtom, isCheckoutLoadingAtom } from '../../atoms/checkout.ts'
import { useSetAtom } from '../../atoms/react.ts'
import { isCheckoutDisabledAtom } from '../../atoms/stock.ts'
import { useVisitorValue } from '../../runtime/use-visitor-value.ts'

/** The way to the checkout: a link, which sends pending changes first where scripts run [CHK-01, CHK-02, CHK-04]. */
export function CheckoutLink({ prefix, className }: { prefix: string; className: string }) {
  const isLoading = useVisitorValue(isCheckoutLoadingAtom, false)
  const isDisabled = useVisitorValue(isCheckoutDisabledAtom, false)
  const checkout = useSetAtom(checkoutAtom)

  function leave(event: MouseEvent) {
    event.preventDefault()
    if (!isDisabled) void checkout()
  }

  return (
    <a className={className} href={`${prefix}/checkout-identity`} aria-disabled={isLoading || isDisabled} onClick={leave}>
      {isLoading ? messages.bag.loading : messages.bag.checkout}
    </a>
  )
}
