import { myAccountPath } from './links.ts'
import * as messages from '#shared/messages/shop.ts'

/**
 * The pages of the account area, by the name in their address. To add a page, add a row; the compiler then requires its
 * loader in `worker/routes/account/account-page.tsx`.
 */
export const accountPages = {
  'my-profile': { label: messages.account.area.profileTitle, text: messages.account.area.profileText },
  'order-history': { label: messages.account.area.ordersTitle, text: messages.account.area.ordersText },
  'saved-addresses': { label: messages.account.area.addressesTitle, text: messages.account.area.addressesText },
  'my-data': { label: messages.account.area.dataTitle, text: messages.account.area.dataText },
} as const satisfies Record<string, { label: string; text: string }>

export type AccountPageName = keyof typeof accountPages

/** Path of an account page, without market prefix. `null` is the overview. */
export function accountPath(page: AccountPageName | null): string {
  return page === null ? myAccountPath : `${myAccountPath}/${page}`
}

export function isAccountPage(name: string): name is AccountPageName {
  return Object.hasOwn(accountPages, name)
}
