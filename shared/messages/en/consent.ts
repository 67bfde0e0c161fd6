import type { ConsentPurpose } from '../../consent.ts'

/** `to count visits, to show …, and to suggest …`. */
const list = new Intl.ListFormat('en', { type: 'conjunction' })

const aims: Partial<Record<ConsentPurpose, string>> = {
  performance: 'to count visits',
  functional: 'to show reviews and size advice',
  targeting: 'to suggest what you may like',
}

const aimsOf = (purposes: readonly ConsentPurpose[]) => purposes.flatMap((purpose) => aims[purpose] ?? [])

export const consent = {
  title: 'Your choice of cookies',
  text: (purposes: readonly ConsentPurpose[]) =>
    `Our own cookies make the shop work. If you agree, we use more, some from other companies: ${list.format(aimsOf(purposes))}.`,
  more: 'What each cookie does',
  acceptAll: 'Accept all',
  onlyNecessary: 'Only necessary',
  choose: 'Choose',
  save: 'Save my choice',
  legend: 'Cookies that we may use',
  settings: 'Cookie settings',
  settingsText:
    'You can change your choice at any time. If you withdraw it, we delete the cookies that we can and reload the page.',
  always: 'Always on',
  privacyControl:
    'Your browser sends Global Privacy Control. We respect it: targeting and social media stay off, whatever you choose here.',
  withoutScripts:
    'Scripts are switched off in your browser. Nothing of other companies loads without them, so there is nothing to choose.',
  service: 'Another company asks for your choice and stores it for us.',
  openService: 'Open cookie settings',
  none: 'You have not chosen yet. Only necessary cookies are used.',
  noneOptOut: 'You have not chosen yet.',
  chosen: 'Your choice of {date}: {groups}.',
} as const

export const consentGroupTexts: Record<ConsentPurpose, { name: string; text: string }> = {
  necessary: { name: 'Necessary', text: 'Bag, login, checkout and this choice. The shop does not work without them.' },
  performance: { name: 'Performance', text: 'Count visits and find faults, so that we can make the shop better.' },
  functional: {
    name: 'Functional',
    text: 'Size advice, reviews and live shopping, from the companies that make them.',
  },
  targeting: { name: 'Targeting', text: 'Suggestions and advertising that follow what you have looked at.' },
  social: { name: 'Social media', text: 'Let social networks know what you liked here.' },
}
