import { myAccountPath } from './links.ts'
import * as messages from '#shared/messages/shop.ts'

const { area } = messages.account

/**
 * The pages of the account area, by the name in their address. To add a page, add a row; the compiler then requires its
 * loader in `worker/routes/account/account-page.tsx`.
 */
export const accountPages = {
  'my-profile': {
    get label() {
      return area.profileTitle
    },
    get text() {
      return area.profileText
    },
  },
  'order-history': {
    get label() {
      return area.ordersTitle
    },
    get text() {
      return area.ordersText
    },
  },
  'saved-addresses': {
    get label() {
      return area.addressesTitle
    },
    get text() {
      return area.addressesText
    },
  },
  'my-data': {
    get label() {
      return area.dataTitle
    },
    get text() {
      return area.dataText
    },
  },
} as const satisfies Record<string, { label: string; text: string }>

export type AccountPageName = keyof typeof accountPages

/** Path of an account page, without market prefix. `null` is the overview. */
export function accountPath(page: AccountPageName | null): string {
  return page === null ? myAccountPath : `${myAccountPath}/${page}`
}

export function isAccountPage(name: string): name is AccountPageName {
  return Object.hasOwn(accountPages, name)
}
