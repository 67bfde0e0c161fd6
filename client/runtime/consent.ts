import { consentGroups, thirdParties, type ThirdPartyName } from '../../shared/third-parties.ts'

declare global {
  interface Window {
    /** Of the consent service: the groups that the visitor agreed to, `,C0001,C0003,`. */
    OnetrustActiveGroups?: string
  }
}

/** The event on the document by which the consent service tells of a choice. */
export const consentEvent = 'consent.onetrust'

/** Whether the visitor has agreed to scripts of this one's kind (D-19). */
export function hasAgreedTo(name: ThirdPartyName): boolean {
  const group = consentGroups[thirdParties[name].consent]
  const cookie = /(?:^|; )OptanonConsent=([^;]*)/.exec(document.cookie)?.[1] ?? ''
  const chosen = new URLSearchParams(cookie).get('groups') ?? ''
  return chosen.includes(`${group}:1`) || (window.OnetrustActiveGroups ?? '').includes(`,${group},`)
}

/** Address of the script, where the page may load it. */
export function scriptAddress(name: ThirdPartyName): string | null {
  return document.body.getAttribute(`data-script-${name}`)
}
