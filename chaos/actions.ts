import type { actions } from '../shared/routes.ts'
import { accountActions } from './account-actions.ts'
import type { ChaosAction } from './action.ts'
import { bagActions } from './bag-actions.ts'
import { otherActions } from './other-actions.ts'

/** One trial for each form target. The compiler requires a row for a new one. */
export const chaosActions: Record<keyof typeof actions, ChaosAction> = {
  ...bagActions,
  ...accountActions,
  ...otherActions,
}
