/** The consent groups by purpose. The ids are those of OneTrust, which tag managers know too. */
export const consentGroups = {
  necessary: 'C0001',
  performance: 'C0002',
  functional: 'C0003',
  targeting: 'C0004',
  social: 'C0005',
} as const

export type ConsentPurpose = keyof typeof consentGroups
export type ConsentGroup = (typeof consentGroups)[ConsentPurpose]

/** All groups, in the order of their ids. */
export const allGroups: readonly ConsentGroup[] = Object.values(consentGroups)

/** What the shop may need consent for, in the order of the groups. */
export const optionalPurposes: readonly ConsentPurpose[] = ['performance', 'functional', 'targeting', 'social']

/** Groups that Global Privacy Control switches off, over a stored yes. */
export const groupsUnderPrivacyControl: readonly ConsentGroup[] = [consentGroups.targeting, consentGroups.social]

/**
 * How a market treats visitors who have made no choice. `opt-in`: only necessary scripts run, and the banner asks.
 * `opt-out`: all run until the visitor objects. `none`: all run.
 */
export const consentRuleNames = ['opt-in', 'opt-out', 'none'] as const
export type ConsentRule = (typeof consentRuleNames)[number]

/** In place of the rule, on pages of a shop without anything that needs consent. */
export const nothingToAsk = 'off'

/** The visitor's choice in this browser. */
export type ConsentChoice = { groups: readonly ConsentGroup[] }

/** The response of the consent service. `isChosen` is false for its default groups, before the visitor has decided. */
export type VendorConsent = ConsentChoice & { isChosen: boolean }

/** One of two sources, never both: the shop's banner with its cookie, or a consent service. */
export type ConsentFacts = { rule: ConsentRule; hasPrivacyControl: boolean } & (
  | { asks: 'banner'; choice: ConsentChoice | null }
  | { asks: 'vendor'; consent: VendorConsent | null }
)

export type ConsentState = {
  /** The groups whose scripts may run. Always contains C0001. */
  groups: readonly ConsentGroup[]
  /** True if the shop's banner must be shown. */
  mustAsk: boolean
}

/** Decides which scripts may run. Nothing but C0001 is granted without a choice in an opt-in market (D-19). */
export function decideConsent(facts: ConsentFacts): ConsentState {
  const { rule, hasPrivacyControl } = facts
  const groups = groupsOf(facts)
  return {
    groups: allGroups.filter(
      (group) =>
        group === consentGroups.necessary ||
        (groups.includes(group) && !(hasPrivacyControl && groupsUnderPrivacyControl.includes(group))),
    ),
    mustAsk: facts.asks === 'banner' && !facts.choice && rule === 'opt-in',
  }
}

/** The groups by the visitor's choice, or by the market's rule until there is one. */
function groupsOf(facts: ConsentFacts): readonly ConsentGroup[] {
  const isOptIn = facts.rule === 'opt-in'
  if (facts.asks === 'banner') return facts.choice?.groups ?? (isOptIn ? [] : allGroups)
  return facts.consent && (facts.consent.isChosen || !isOptIn) ? facts.consent.groups : []
}
