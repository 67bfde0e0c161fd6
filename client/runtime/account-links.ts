import { isSignedInAtom } from '../atoms/customer.ts'
import { pageServices } from '../atoms/services.ts'
import type { PageStore } from '../atoms/store.ts'
import { loginPath, marketPath, myAccountPath } from '#shared/links.ts'

type AccountLink = { href: string; dataset: Record<string, string | undefined> }

/**
 * Points the account links to the account or, for guests, to the login page. A link whose `data-account-link` names a
 * panel opens it only for guests.
 */
export function updateAccountLinks(links: Iterable<AccountLink>, visit: { isSignedIn: boolean; prefix: string }): void {
  for (const link of links) {
    link.href = marketPath(visit, visit.isSignedIn ? myAccountPath : loginPath)
    const panel = link.dataset['accountLink']
    if (visit.isSignedIn) delete link.dataset['opens']
    else if (panel) link.dataset['opens'] = panel
  }
}

/** Updates the account links on each login and logout on this page, and whenever the returned function is called. */
export function followLogins(
  store: PageStore,
  links: () => Iterable<AccountLink>,
  isSignedIn: () => boolean,
): () => void {
  const { prefix } = pageServices(store.get).settings
  const update = () => updateAccountLinks(links(), { isSignedIn: isSignedIn(), prefix })
  store.sub(isSignedInAtom, update)
  return update
}
