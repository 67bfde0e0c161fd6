import { myAccountPath } from '../links.ts'
import * as messages from '#shared/messages/shop.ts'

const { area } = messages.account

/**
 * The pages of the account area, by the name in their address. To add a page, add a row; the compiler then requires its
 * loader in `worker/routes/account/account-page.tsx`.
 */
export const accountPages = {
  'my-profile': textsOf('profile'),
  'order-history': textsOf('orders'),
  'saved-addresses': textsOf('addresses'),
  'my-data': textsOf('data'),
} as const

export type AccountPageName = keyof typeof accountPages

/** Path of an account page, without market prefix. `null` is the overview. */
export function accountPath(page: AccountPageName | null): string {
  return page === null ? myAccountPath : `${myAccountPath}/${page}`
}

export function isAccountPage(name: string): name is AccountPageName {
  return Object.hasOwn(accountPages, name)
}

/** A text is chosen when it is read. */
function textsOf(name: 'profile' | 'orders' | 'addresses' | 'data') {
  return {
    get label() {
      return area[`${name}Title`]
    },
  }
}
