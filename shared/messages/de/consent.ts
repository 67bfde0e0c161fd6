import type { ConsentPurpose } from '../../consent.ts'

/** `um Besuche zu zählen, … anzuzeigen und … vorzuschlagen`. */
const list = new Intl.ListFormat('de', { type: 'conjunction' })

const aims: Partial<Record<ConsentPurpose, string>> = {
  performance: 'um Besuche zu zählen',
  functional: 'um Bewertungen und Größenempfehlungen anzuzeigen',
  targeting: 'um Ihnen Passendes vorzuschlagen',
}

const aimsOf = (purposes: readonly ConsentPurpose[]) => purposes.flatMap((purpose) => aims[purpose] ?? [])

export const consent = {
  title: 'Ihre Cookie-Auswahl',
  text: (purposes: readonly ConsentPurpose[]) =>
    `Damit der Shop funktioniert, setzen wir eigene Cookies. Mit Ihrer Einwilligung verwenden wir weitere, zum Teil von anderen Unternehmen, ${list.format(aimsOf(purposes))}.`,
  more: 'Wozu jedes Cookie dient',
  acceptAll: 'Alle akzeptieren',
  onlyNecessary: 'Nur notwendige',
  choose: 'Auswählen',
  save: 'Auswahl speichern',
  legend: 'Cookies, die wir verwenden dürfen',
  settings: 'Cookie-Einstellungen',
  settingsText:
    'Sie können Ihre Auswahl jederzeit ändern. Wenn Sie Ihre Einwilligung widerrufen, löschen wir die Cookies, soweit wir das können, und laden die Seite neu.',
  always: 'Immer aktiv',
  privacyControl:
    'Ihr Browser sendet „Global Privacy Control“. Daran halten wir uns: Werbung und soziale Medien bleiben ausgeschaltet, was immer Sie hier wählen.',
  withoutScripts:
    'JavaScript ist in Ihrem Browser ausgeschaltet. Ohne JavaScript wird nichts von anderen Unternehmen geladen, es gibt also nichts auszuwählen.',
  service: 'Ein anderes Unternehmen fragt Sie nach Ihrer Auswahl und speichert sie für uns.',
  openService: 'Cookie-Einstellungen öffnen',
  none: 'Sie haben noch nichts ausgewählt. Wir verwenden nur notwendige Cookies.',
  noneOptOut: 'Sie haben noch nichts ausgewählt.',
  chosen: 'Ihre Auswahl vom {date}: {groups}.',
} as const

export const consentGroupTexts: Record<ConsentPurpose, { name: string; text: string }> = {
  necessary: {
    name: 'Notwendig',
    text: 'Warenkorb, Anmeldung, Kasse und diese Auswahl. Ohne sie funktioniert der Shop nicht.',
  },
  performance: { name: 'Statistik', text: 'Besuche zählen und Fehler finden, damit wir den Shop verbessern können.' },
  functional: {
    name: 'Funktional',
    text: 'Größenberatung, Bewertungen und Live-Shopping von den Unternehmen, die sie anbieten.',
  },
  targeting: {
    name: 'Werbung',
    text: 'Empfehlungen und Werbung, die sich danach richten, was Sie sich angesehen haben.',
  },
  social: { name: 'Soziale Medien', text: 'Soziale Netzwerke erfahren, was Ihnen hier gefallen hat.' },
}
