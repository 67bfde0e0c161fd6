import { plural } from './plural.ts'

// Separate, because only the Worker needs them.

const days = (count: number) => plural(count, { one: '{count} Tag', other: '{count} Tage' })

/**
 * The cookies that the shop sets, by name. A name may end with a placeholder for the market. `cartDays`: how long a bag
 * is kept after its last use.
 */
export const cookieTexts = (cartDays: number) => ({
  'cart-id_…': { purpose: 'Merkt sich Ihren Warenkorb, für jeden Länder-Shop einen eigenen.', lasts: days(cartDays) },
  'sv-cart': { purpose: 'Zeigt an, dass ein Warenkorb zu laden ist.', lasts: days(cartDays) },
  'sv-buy-now_…': {
    purpose:
      'Hält ein Produkt, das Sie auf seiner Seite mit Apple Pay oder Google Pay bezahlen, getrennt von Ihrem Warenkorb.',
    lasts: '1 Stunde',
  },
  '__Host-sv-total': {
    purpose:
      'Merkt sich den zuletzt angezeigten Gesamtbetrag, damit die Kasse nachfragt, bevor sie einen anderen berechnet.',
    lasts: '24 Stunden',
  },
  '__Host-sv-session': {
    purpose: 'Hält Sie angemeldet. Es ist verschlüsselt: Nur der Shop kann es lesen.',
    lasts: '7 Tage nach Ihrem letzten Besuch, höchstens 30 Tage',
  },
  '__Host-sv-known': {
    purpose:
      'Verhindert, dass falsche Passwörter anderer Personen Sie in einem Browser aussperren, in dem Sie sich schon angemeldet haben.',
    lasts: '180 Tage nach Ihrer Anmeldung',
  },
  'user-authenticated': {
    purpose: 'Zeigt an, ob wir Sie zu Ihrem Konto oder zur Anmeldung führen.',
    lasts: days(7),
  },
  'sv-coupons_…': {
    purpose: 'Merkt sich Gutscheincodes, die Sie eingegeben oder über einen Link erhalten haben, bis Sie sie einlösen.',
    lasts: days(cartDays),
  },
  'sv-certificates_…': {
    purpose:
      'Merkt sich, dass Sie Ihren Warenkorb mit einem Geschenkgutschein bezahlen: das Ende des Codes, nicht den Code.',
    lasts: days(cartDays),
  },
  'sv-present_…': {
    purpose: 'Merkt sich, dass Ihr Warenkorb ein Geschenk ist. Ihr Text steht nicht darin.',
    lasts: days(cartDays),
  },
  '__Host-sv-reset': {
    purpose: 'Lässt Sie ein neues Passwort festlegen, nachdem Sie unserem Link gefolgt sind.',
    lasts: '30 Minuten',
  },
  '__Host-sv-flash': {
    purpose: 'Teilt der nächsten Seite mit, was Sie gerade getan haben, zum Beispiel sich abgemeldet.',
    lasts: 'Bis zu dieser Seite, höchstens 5 Minuten',
  },
  'sv-logged-in': {
    purpose: 'Lässt uns Anmeldungen zählen, wenn Sie eingewilligt haben.',
    lasts: 'Höchstens 1 Minute',
  },
  '__Host-sv-order': {
    purpose: 'Zeigt in diesem Browser die Bestellung, die hier aufgegeben wurde.',
    lasts: '24 Stunden',
  },
  '__Host-sv-guest-order': {
    purpose:
      'Zeigt in diesem Browser eine Bestellung, nachdem Sie dem Link gefolgt sind, den wir Ihnen gesendet haben.',
    lasts: '1 Stunde',
  },
  wsPreferredLocale: { purpose: 'Merkt sich das Land und die Währung, die Sie gewählt haben.', lasts: '30 Tage' },
  'sv-figure': { purpose: 'Merkt sich, wer Ihnen die Kleidung auf Bildern zeigt.', lasts: '180 Tage' },
  'sv-locale-dismissed': {
    purpose: 'Merkt sich, dass Sie unsere Frage nach Ihrem Land geschlossen haben.',
    lasts: '30 Tage',
  },
  'sv-consent': { purpose: 'Merkt sich Ihre Cookie-Auswahl.', lasts: '6 Monate' },
  '__Host-sv-preview': { purpose: 'Zeigt unserer Redaktion, was sie veröffentlichen wird.', lasts: '8 Stunden' },
})

/** Data that the shop stores in the browser. Only the events are sent, to services that the visitor has agreed to. */
export const storageTexts = {
  'sv-wishlist': {
    purpose: 'Bewahrt Ihre Wunschliste auf, solange Sie nicht angemeldet sind.',
    lasts: 'Bis Sie sich anmelden oder die Daten löschen',
  },
  'sv-recently-viewed': {
    purpose: 'Merkt sich die zuletzt angesehenen Produkte, um sie Ihnen wieder zu zeigen.',
    lasts: 'Bis Sie die Daten löschen',
  },
  'sv-recent-searches': {
    purpose: 'Merkt sich Ihre letzten Suchbegriffe, um sie wieder vorzuschlagen. Sie bleiben in Ihrem Browser.',
    lasts: 'Bis Sie die Daten löschen',
  },
  'sv-sizes': {
    purpose:
      'Merkt sich die Größen, nach denen Sie gefiltert haben, um sie wieder vorzuschlagen. Sie bleiben in Ihrem Browser.',
    lasts: 'Bis Sie die Daten löschen',
  },
  'listing-view': {
    purpose: 'Merkt sich, wie groß Sie Produkte in Übersichten sehen möchten.',
    lasts: 'Bis Sie den Tab schließen',
  },
  'sv-events-…': {
    purpose: 'Hält fest, was Sie mit uns teilen, bis eine Seite es senden kann. Nur mit Ihrer Einwilligung.',
    lasts: 'Bis zur nächsten Seite, höchstens 3 Tage',
  },
  'sv-events-waiting': {
    purpose: 'Dasselbe für eine Seite, die Sie während des Ladens verlassen haben.',
    lasts: 'Bis zur nächsten Seite',
  },
  'sv-purchases': {
    purpose: 'Verhindert, dass eine Bestellung doppelt gezählt wird. Nur mit Ihrer Einwilligung.',
    lasts: 'Bis Sie die Daten löschen',
  },
  'sv-locale-asked': {
    purpose: 'Merkt sich, dass wir nach Ihrem Land gefragt haben.',
    lasts: 'Bis Sie den Tab schließen',
  },
  'sv-reloaded-at': {
    purpose: 'Verhindert, dass eine inzwischen aktualisierte Seite immer wieder neu geladen wird.',
    lasts: 'Bis Sie den Tab schließen',
  },
  'sv-unable-…': {
    purpose: 'Merkt sich, mit welchen Wallets dieses Gerät nicht bezahlen kann, um deren Schaltflächen wegzulassen.',
    lasts: 'Bis Sie den Tab schließen',
  },
} as const
