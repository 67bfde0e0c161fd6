import { wallet } from './shop.ts'

/** Texts of the express wallet that only the server uses. The wallet's sheet shows most of them. */
export const walletTexts = {
  subtotal: 'Zwischensumme',
  delivery: 'Versand',
  discount: 'Ersparnis',
  tax: 'Enthaltene MwSt.',
  needCountry: 'Bitte wählen Sie ein Land',
  needName: 'Bitte geben Sie Vor- und Nachnamen ein',
  needStreet: 'Bitte geben Sie eine Straße ein',
  needTown: 'Bitte geben Sie einen Ort ein',
  needPostcode: 'Bitte geben Sie eine Postleitzahl ein',
  needState: 'Bitte wählen Sie einen Bundesstaat',
  needEmail: 'Bitte geben Sie eine E-Mail-Adresse ein',
  needPhone: 'Bitte geben Sie eine Telefonnummer ein',
  needOption: 'Bitte wählen Sie eine Versandart',
  optionGone: 'Diese Versandart ist nicht mehr verfügbar. Bitte wählen Sie eine andere',
  // The sheet shows another total only after a choice of the address.
  totalChanged: (total: string) => `Der Gesamtbetrag beträgt jetzt ${total}. Bitte wählen Sie Ihre Adresse noch einmal`,
  totalChangedClosed: (total: string) =>
    `Der Gesamtbetrag beträgt jetzt ${total}. Es wurde nichts abgebucht. Bitte versuchen Sie es noch einmal`,
  codeGone: (total: string) => `Ein Gutscheincode ist nicht mehr einlösbar. Ohne ihn beträgt der Gesamtbetrag ${total}`,
  codesOff: 'Gutscheincodes können hier nicht eingelöst werden',
  empty: 'Ihr Warenkorb ist leer',
  stock: 'Einige Artikel sind nicht mehr vorrätig. Bitte prüfen Sie Ihren Warenkorb',
  withdrawn: (names: string) =>
    `Zurzeit nicht erhältlich: ${names}. Es wurde nichts abgebucht. Bitte prüfen Sie Ihren Warenkorb`,
  unavailable: 'Die Express-Zahlung ist zurzeit nicht verfügbar',
  busy: 'Ihr Warenkorb wird gerade geändert. Bitte versuchen Sie es noch einmal',
  held: wallet.held,
  declined: wallet.declined,
  closed: 'Diese Zahlung ist beendet. Bitte beginnen Sie von vorn',
} as const

/** Reasons for a refused payment, by our names. Banks give shoppers no further detail. */
export const paymentRefusals = {
  refused:
    'Ihre Bank hat die Zahlung abgelehnt. Es wurde nichts abgebucht. Bitte versuchen Sie es mit einer anderen Karte',
  'not-enough-balance':
    'Das Guthaben dieser Karte reicht nicht aus. Es wurde nichts abgebucht. Bitte versuchen Sie es mit einer anderen Karte',
  'expired-card':
    'Diese Karte ist abgelaufen. Es wurde nichts abgebucht. Bitte versuchen Sie es mit einer anderen Karte',
  'invalid-card':
    'Diese Karte können Sie hier nicht verwenden. Es wurde nichts abgebucht. Bitte versuchen Sie es mit einer anderen Karte',
  cancelled: 'Die Zahlung wurde abgebrochen. Es wurde nichts abgebucht',
  failed: 'Die Zahlung hat nicht geklappt. Es wurde nichts abgebucht. Bitte versuchen Sie es noch einmal',
} as const
