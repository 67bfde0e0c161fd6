/** Whether a cookie header says that somebody is signed in: a hint for display alone, which decides nothing (D-10). */
export function saysSignedIn(cookies: string): boolean {
  return /(^|; )user-authenticated=1(;|$)/.test(cookies)
}

type AccountLink = { href: string; dataset: Record<string, string | undefined> }

/**
 * Leads the account links to the account or, for a guest, to the login page; those whose `data-account-link` names a
 * panel open it for a guest alone.
 */
export function paintAccountLinks(links: Iterable<AccountLink>, visit: { isSignedIn: boolean; prefix: string }): void {
  for (const link of links) {
    link.href = visit.prefix + (visit.isSignedIn ? '/my-account' : '/login')
    const panel = link.dataset['accountLink']
    if (visit.isSignedIn) delete link.dataset['opens']
    else if (panel) link.dataset['opens'] = panel
  }
}
