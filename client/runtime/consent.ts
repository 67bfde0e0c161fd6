import { consentGroups, thirdParties, type ThirdPartyName } from '../../shared/third-parties.ts'

declare global {
  interface Window {
    /** Set by the consent service: the groups that the visitor has accepted, `,C0001,C0003,`. */
    OnetrustActiveGroups?: string
  }
}

/** The event on the document that announces a consent choice. */
export const consentEvent = 'consent.onetrust'

/** True if the visitor has consented to this kind of script (D-19). */
export function hasAgreedTo(name: ThirdPartyName): boolean {
  const group = consentGroups[thirdParties[name].consent]
  const cookie = /(?:^|; )OptanonConsent=([^;]*)/.exec(document.cookie)?.[1] ?? ''
  const chosen = new URLSearchParams(cookie).get('groups') ?? ''
  return chosen.includes(`${group}:1`) || (window.OnetrustActiveGroups ?? '').includes(`,${group},`)
}

/** The script's URL if the page may load it. */
export function scriptAddress(name: ThirdPartyName): string | null {
  return document.body.getAttribute(`data-script-${name}`)
}
