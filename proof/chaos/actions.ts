import { accountActions } from './account-actions.ts'
import type { ChaosAction } from './action.ts'
import { bagActions } from './bag-actions.ts'
import { guestOrderActions } from './guest-order-actions.ts'
import { otherActions } from './other-actions.ts'
import { reservationActions } from './reservation-actions.ts'
import { returnActions } from './return-actions.ts'
import { sentBagActions } from './sent-bag-actions.ts'
import { stockAlertActions } from './stock-alert-actions.ts'
import { walletActions } from './wallet-actions.ts'
import type { actions } from '#shared/routes.ts'

type Name = keyof typeof actions | keyof typeof walletActions

/** One trial for each form target, and those of the wallet. The compiler requires a row for a new form. */
export const chaosActions: Record<Name, ChaosAction> = {
  ...bagActions,
  ...accountActions,
  ...otherActions,
  ...sentBagActions,
  ...guestOrderActions,
  ...returnActions,
  ...reservationActions,
  ...stockAlertActions,
  ...walletActions,
}
