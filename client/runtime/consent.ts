import { consentCookie, parseChoice, type StoredChoice } from '#shared/consent-cookie.ts'
import {
  allGroups,
  type ConsentGroup,
  consentGroups,
  type ConsentPurpose,
  type ConsentRule,
  consentRuleNames,
  type ConsentState,
  decideConsent,
  nothingToAsk,
  type VendorConsent,
} from '#shared/consent.ts'
import type { ThirdPartyName } from '#shared/third-parties.ts'

declare global {
  interface Window {
    /** Set by the consent service: the groups that may run, `,C0001,C0003,`. */
    OnetrustActiveGroups?: string
    /** The consent service. It may be an object without methods until its second script has loaded. */
    OneTrust?: { IsAlertBoxClosed?: () => boolean; ToggleInfoDisplay?: () => void }
  }
  interface Navigator {
    globalPrivacyControl?: boolean
  }
  interface DocumentEventMap {
    'sv:consent': CustomEvent<{ groups: readonly ConsentGroup[] }>
  }
}

/** The groups that the page knows of: those that it read first, or the last ones that were published. */
let published: string | undefined
/** Resolves when the requests that keep the choices made here are on their way. */
let choicesSent: Promise<unknown> = Promise.resolve()

/** True if the visitor has consented to scripts of this purpose (D-19). All code that asks about consent asks here. */
export function hasAgreedTo(purpose: ConsentPurpose): boolean {
  return readConsent().groups.includes(consentGroups[purpose])
}

/** The visitor's consent as of now. `sv:consent` on the document publishes each change. */
export function readConsent(): ConsentState {
  const rule = ruleOfPage()
  const hasPrivacyControl = navigator.globalPrivacyControl === true
  const state = decideConsent(
    hasConsentService()
      ? { rule, hasPrivacyControl, asks: 'vendor', consent: readVendor() }
      : { rule, hasPrivacyControl, asks: 'banner', choice: hasNothingToAsk() ? { groups: [] } : storedChoice() },
  )
  published ??= String(state.groups)
  return state
}

/** The third-party script's URL if the page may load it. */
export function scriptAddress(name: ThirdPartyName): string | null {
  return document.body.getAttribute(`data-script-${name}`)
}

/** True if a consent service asks the visitor, so that the shop's banner never shows. */
export function hasConsentService(): boolean {
  return document.documentElement.dataset['consentService'] !== undefined
}

/** The choice that the shop's cookie holds. */
export function storedChoice(): StoredChoice | null {
  return parseChoice(cookieOf(consentCookie.name) ?? '', Date.now())
}

/** Publishes every change of the visitor's consent with `sv:consent` on the document, in whichever tab it was made. */
export function watchConsent(): void {
  // The service sends its events on each page view too, so only a difference is published.
  if (hasConsentService())
    for (const type of ['consent.onetrust', 'OneTrustGroupsUpdated']) addEventListener(type, publishConsent)
  // A choice in another tab.
  if ('cookieStore' in window) cookieStore.addEventListener('change', publishConsent)
  document.addEventListener('visibilitychange', publishConsent)
  addEventListener('pageshow', publishConsent)
  // A choice since the page first read the consent.
  publishConsent()
}

/** Publishes the visitor's consent if it differs from what was published last. */
export function publishConsent(): void {
  const { groups } = readConsent()
  if (String(groups) === published) return
  published = String(groups)
  document.dispatchEvent(new CustomEvent('sv:consent', { detail: { groups } }))
}

/** Keeps `whenChoicesSent` waiting for `sent`, which resolves when the requests of a choice are on their way. */
export function holdReload(sent: Promise<unknown>): void {
  choicesSent = Promise.all([choicesSent, sent])
}

/** Resolves when a reload of the page cancels no request that keeps a choice. */
export function whenChoicesSent(): Promise<unknown> {
  return choicesSent
}

/** True if nothing of the shop needs consent, which counts as a choice of nothing. */
function hasNothingToAsk(): boolean {
  return document.documentElement.dataset['consent'] === nothingToAsk
}

function ruleOfPage(): ConsentRule {
  return consentRuleNames.find((rule) => rule === document.documentElement.dataset['consent']) ?? 'opt-in'
}

/**
 * The cookie decides if there is one, because after a choice in another tab the variable of this tab is outdated.
 * `OptanonConsent` exists before a choice too; only `OptanonAlertBoxClosed` or the service itself tells that one was
 * made.
 */
function readVendor(): VendorConsent | null {
  const cookie = cookieOf('OptanonConsent')
  const stored = cookie === null ? null : new URLSearchParams(cookie).get('groups')
  const active = stored?.split(',').map((pair) => pair.replace(/:1$/, '')) ?? window.OnetrustActiveGroups?.split(',')
  if (!active) return null
  const isChosen = cookieOf('OptanonAlertBoxClosed') !== null || window.OneTrust?.IsAlertBoxClosed?.() === true
  return { groups: allGroups.filter((group) => active.includes(group)), isChosen }
}

export function cookieOf(name: string): string | null {
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  return pair?.slice(name.length + 1) ?? null
}
