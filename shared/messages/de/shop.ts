/** The texts of `../en/shop.ts` in German. */
// Each section is its own export, so that a chunk contains only the sections it uses: import * as messages. A section is
// an object or a function, because a text is chosen by the market's language when it is read.

import { brand } from '../../merchant.ts'
import { failedPage } from './failed-page.ts'

export const shell = {
  mainNavigation: 'Hauptnavigation',
  serviceNavigation: 'Service',
  quickNavigation: 'Schnellzugriff',
  menu: 'Menü',
  closeMenu: 'Menü schließen',
  search: 'Suche',
  searchLabel: 'Wonach suchen Sie?',
  bag: 'Warenkorb',
  basket: 'Warenkorb',
  bagWaits: 'Einen Moment: Wir prüfen Ihre Rabatte.',
  home: 'Startseite',
  shopFinder: 'Filialen',
  help: 'Hilfe & FAQ',
  downloadApp: 'Unsere App herunterladen',
  shoppingIn: (place: string, currency: string) => `Land: ${place}, ${currency}`,
  account: 'Konto',
  wishlist: 'Wunschliste',
  benefits: 'Gut zu wissen',
  pause: 'Anhalten',
  shopNavigation: 'Sortiment',
  back: 'Zurück',
  allOf: (title: string) => `${title}: alles ansehen`,
  categories: 'Kategorien',
  menuOf: (title: string) => `Menü: ${title}`,
  seeMore: 'Mehr anzeigen',
  backTo: 'Zurück zum Shop',
  tagline: 'Bedruckt, gewebt, von Dauer.',
  copyright: `${brand}. Alle Rechte vorbehalten.`,
} as const

/** Links of an empty panel. */
export const emptyPanel = { categories: 'Nach Kategorie einkaufen' } as const

export const footer = {
  followUs: 'Folgen Sie uns',
  weAccept: 'Zahlungsarten',
  textBox: 'Manchmal ist es schön, sich in Details zu verlieren',
} as const

export const countdown = {
  label: 'Countdown',
  days: 'Tage',
  hours: 'Stunden',
  minutes: 'Minuten',
  seconds: 'Sekunden',
  ends: 'Endet am {moment}',
  pause: 'Countdown anhalten',
} as const

export const error = {
  home: 'Startseite',
  womens: 'Damen',
  mens: 'Herren',
  otherStuff: 'Dies und das',
  reference: 'Vorgangsnummer',
  notFoundTitle: 'Seite nicht gefunden',
  notFoundCode: 'FEHLER 404',
  notFoundMessage: 'Diese Seite konnten wir nicht finden',
  otherTitle: failedPage.title,
  otherMessage: failedPage.message,
  retry: failedPage.retry,
  toHome: 'Zur Startseite',
} as const

/** The page of a market that is closed for maintenance. */
export const maintenance = {
  title: 'Wir sind gleich wieder da',
  message: 'Der Shop macht wegen Wartungsarbeiten eine kurze Pause. Bitte kommen Sie in ein paar Minuten wieder.',
  orders: 'Ihre bisherigen Bestellungen sind davon nicht betroffen.',
} as const

/** Shown after too many attempts (D-15). */
export const tooManyTries = {
  text: 'Das waren zu viele Versuche. Bitte warten Sie eine Minute und versuchen Sie es dann noch einmal.',
} as const

/** Refusals that only the Worker writes. Separate, so that no page loads them. */
export const cartRefusals = {
  codesRefused: 'Ein Gutscheincode in Ihrem Warenkorb gilt nicht mehr. Bitte prüfen Sie den neuen Gesamtbetrag.',
  notSoldHere: 'Diesen Artikel führen wir in diesem Shop nicht.',
  limitWhileChanging: 'Eine Bestellung kann nicht mehr davon enthalten. Bitte zuerst entfernen und dann neu wählen.',
} as const

export const bag = {
  panelTitle: 'WARENKORB',
  empty: 'Ihr Warenkorb ist leer',
  goBack: 'Weiter einkaufen',
  checkout: 'Zur Kasse',
  loading: 'Wird geladen …',
  viewBag: 'Warenkorb ansehen',
  added: 'In den Warenkorb gelegt',
  soldOut: 'Ausverkauft',
  unavailable: 'Zurzeit nicht erhältlich',
  low: 'Weniger als 5 Stück auf Lager',
  soldOutLines:
    'Einige Artikel in Ihrem Warenkorb sind leider ausverkauft. Bitte entfernen Sie sie, bevor Sie zur Kasse gehen',
  unavailableLines:
    'Einige Artikel in Ihrem Warenkorb sind leider zurzeit nicht erhältlich. Bitte entfernen Sie sie, bevor Sie zur Kasse gehen',
  lineUnavailable: 'Dieser Artikel ist leider zurzeit nicht erhältlich. Sie können ihn nur entfernen.',
  quantityAdjusted: 'Wir mussten die Menge leider anpassen',
  exceedsStock: 'Die gewählte Menge haben wir leider nicht auf Lager',
  noCartToAdd: 'Es gibt keinen Warenkorb, in den wir den Artikel legen können.',
  noCartToRemove: 'Es gibt keinen Warenkorb, aus dem wir den Artikel entfernen können.',
  noCartToUpdate: 'Es gibt keinen Warenkorb, in dem wir die Menge ändern können.',
  noCartToClear: 'Es gibt keinen Warenkorb, den wir leeren können.',
  failed: 'Ihr Warenkorb konnte leider nicht geändert werden. Bitte versuchen Sie es noch einmal.',
  offline: 'Sie sind offline. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.',
  slow: 'Das dauert länger als sonst. Bitte haben Sie einen Moment Geduld.',
  noResponse: 'Das hat leider zu lange gedauert. Bitte versuchen Sie es noch einmal.',
  busy: 'Ihr Warenkorb wurde im selben Moment geändert. Bitte versuchen Sie es noch einmal.',
  title: 'Ihr Warenkorb',
  lines: 'Artikel im Warenkorb',
  summary: 'Zusammenfassung',
  subtotal: 'Zwischensumme',
  total: 'Gesamtbetrag',
  deliveryLater: 'Inkl. MwSt., zzgl. Versand. Die Versandkosten sehen Sie an der Kasse.',
  clear: 'Warenkorb leeren',
  retry: 'Noch einmal versuchen',
  checkoutFailed:
    'Die Kasse konnte leider nicht geöffnet werden. Ihr Warenkorb ist gespeichert. Bitte versuchen Sie es noch einmal.',
} as const

/** Shown if the total changed before the checkout opens. Only the server uses these. */
export const totalChange = {
  title: 'Ihr Gesamtbetrag hat sich geändert',
  totalChanged: (was: string, now: string) => `Er betrug ${was} und beträgt jetzt ${now}.`,
  linesChanged: 'Die Artikel in Ihrem Warenkorb haben sich geändert.',
  priceChanged: (name: string, was: string, now: string) => `${name}: jetzt ${now} statt ${was}.`,
  offersUnchecked: 'Rabatte und Codes können wir gerade nicht prüfen. Deshalb ist noch nichts abgezogen.',
  offerGone: (label: string, was: string) => `${label} (${was}) wird nicht mehr abgezogen.`,
  offerNew: (label: string, now: string) => `${label}: Neu abgezogen werden ${now}.`,
  offerChanged: (label: string, was: string, now: string) => `${label}: Abgezogen werden jetzt ${now} statt ${was}.`,
  asBefore: (held: string) =>
    `Als Sie zur Kasse gegangen sind, betrug der Gesamtbetrag ${held}. Jetzt ist er wieder genauso hoch. Falls er sich noch einmal ändert, zahlen Sie trotzdem ${held}.`,
  confirm: 'Bitte prüfen Sie Ihren Warenkorb und gehen Sie dann noch einmal zur Kasse.',
} as const

export const price = {
  was: 'Bisher',
  now: 'Jetzt',
  percent: (percent: number) => `${percent}\u00A0%`,
  off: (saving: string) => `−${saving}`,
} as const

/** Texts about offers, which the cart shows at once. Texts about codes are loaded on first open. */
export const promotions = {
  waitingCode: '{code} ist gespeichert und gilt, sobald etwas im Warenkorb liegt',
  unavailable:
    'Rabatte und Codes können wir gerade nicht prüfen. Sie sehen unsere Preise ohne Rabatt. Ihre Codes sind gespeichert.',
  updating: 'Preise werden aktualisiert',
  salePrices: 'Sale-Rabatt',
  withCode: (code: string) => `Code ${code}`,
  fullPrice: 'Regulärer Preis',
  priceDetails: 'Preisdetails',
  freeGift: 'Gratisgeschenk',
  free: 'Gratis',
  giftGone: (name: string) => `Dieses Geschenk ist leider nicht mehr vorrätig: ${name}`,
  haveCode: 'Gutscheincode',
} as const

export { account, addresses, myData } from './account.ts'

export { compare } from './compare.ts'
export { couponRefusals, coupons } from './coupons.ts'

export { product, productDetails, productRefusals } from './product.ts'

export const listing = {
  loadingFilters: 'Filter werden geladen',
  noFilters: 'Zurzeit gibt es keine Filter',
  done: 'Fertig',
  clearAll: 'Alle löschen',
  filter: 'Filter',
  closeFilters: 'Filter schließen',
  sort: 'Sortieren',
  breadcrumb: 'Sie sind hier',
  subcategories: 'In dieser Kollektion',
  pages: 'Seiten',
  page: 'Seite',
  remove: 'Entfernen',
  chosen: 'Gewählte Filter',
  aboutListing: 'Über diese Artikel',
  view: 'Ansicht',
  grid: 'Raster',
  list: 'Liste',
  loadMore: 'Mehr anzeigen',
  loadingMore: 'Wird geladen',
  loadMoreFailed: 'Weitere Artikel konnten leider nicht geladen werden. Bitte versuchen Sie es noch einmal.',
  pastEnd: 'Auf dieser Seite gibt es nichts',
  pastEndHint: 'Die Liste ist kürzer. Sie beginnt auf Seite 1.',
  firstPage: 'Zu Seite 1',
  didYouMean: 'Meinten Sie',
  popular: 'Beliebte Suchbegriffe',
  categories: 'Nach Kategorie einkaufen',
  empty: 'Hier gibt es zurzeit nichts',
  emptyHint: 'Versuchen Sie es mit weniger Filtern oder stöbern Sie im übrigen Sortiment.',
  searchEmpty: (query: string) => `Zu „${query}“ haben wir nichts gefunden`,
  searchOrderHint: 'Falls das eine Bestellnummer ist: Hier sehen Sie, wo die Bestellung ist.',
  searchOrders: 'Bestellung finden',
  searchHint: 'Prüfen Sie die Schreibweise oder suchen Sie allgemeiner, zum Beispiel nach Kleid, Becher oder Streifen.',
  resultsFor: 'Ergebnisse für {query}',
  resultsIn: (category: string) => `Ergebnisse für {query} in „${category}“`,
  searchIn: (category: string) => `In „${category}“ suchen`,
  searchEmptyIn: (query: string, category: string) => `In „${category}“ haben wir zu „${query}“ nichts gefunden`,
  searchHintIn: 'Prüfen Sie die Schreibweise oder suchen Sie im übrigen Sortiment.',
  searchEverywhere: 'Im ganzen Shop suchen',
  allOf: (category: string) => `Alles in „${category}“`,
  termLeftOut: (query: string, category: string) =>
    `Hier können wir gerade leider nicht nach „${query}“ suchen. Sie sehen deshalb alles in „${category}“.`,
  showing: (term: string, query: string) => `Sie sehen Ergebnisse für ${term} statt ${query}.`,
  searchInstead: (query: string) => `Stattdessen nach ${query} suchen`,
  leftOut: (words: readonly string[]) =>
    `Ohne ${words.map((word) => `„${word}“`).join(', ')}, denn dazu haben wir nichts gefunden.`,
  inSize: (sizes: string) => `Aus Ihrer Suche übernommen: Größe ${sizes}.`,
  sizeWord: 'größe',
  onSale: 'Reduziert',
  anyRating: 'Alle Bewertungen',
  allShades: (family: string) => `Alle Farbtöne: ${family}`,
  price: 'Preis',
  minPrice: 'Von',
  maxPrice: 'Bis',
  lowestPrice: 'Niedrigster Preis',
  highestPrice: 'Höchster Preis',
  priceFrom: (amount: string) => `Ab ${amount}`,
  priceTo: (amount: string) => `Bis ${amount}`,
  bestSellers: 'Gerade beliebt',
  withoutFilters: 'Ohne Ihre Filter',
  nearMatches: 'Ähnliche Treffer',
} as const

export const checkout = {
  asGuest: 'ALS GAST BESTELLEN',
  title: 'Kasse',
  guestTitle: 'Als Gast bestellen',
  customerTitle: 'Sie haben schon ein Konto?',
  guestHint: 'Ganz ohne Konto. Adresse und Zahlung geben Sie auf der nächsten Seite ein.',
  backToBag: 'Zurück zum Warenkorb',
} as const

export const order = {
  thanks: 'Vielen Dank',
  number: 'Bestellung',
  heading: (id: number) => `Bestellung ${id}`,
  placed: 'Ihre Bestellung ist bei uns eingegangen. Eine Bestätigung ist unterwegs an {email}.',
  placedPlain: 'Ihre Bestellung ist bei uns eingegangen. Eine Bestätigung ist per E-Mail unterwegs zu Ihnen.',
  unfinished: 'Ihre Bestellung ist nicht abgeschlossen',
  unfinishedText:
    'Für diese Bestellung ist noch keine Zahlung bei uns eingegangen. Ihr Warenkorb ist unverändert. Wenn Sie gerade bezahlt haben, warten Sie bitte einen Moment und laden Sie diese Seite neu.',
  cancelled: 'Diese Bestellung wurde storniert',
  cancelledText:
    'Wir werden sie nicht verschicken. Falls Sie das nicht erwartet haben, schreiben Sie uns bitte und nennen Sie die Bestellnummer.',
  toBag: 'Zurück zum Warenkorb',
  delivery: 'Versand',
  discount: 'Rabatt',
  fees: 'Gebühren',
  tax: 'MwSt.',
  giftCertificates: 'Geschenkgutscheine',
  storeCredit: 'Guthaben',
  paid: 'Bezahlt',
  toPay: 'Zu zahlen',
  refunded: 'Erstattet',
  deliverTo: 'Lieferadresse',
  deliveryOf: (number: number, of: number) => `Lieferung ${number} von ${of}`,
  sentOf: (sent: number, of: number) => `${sent} von ${of} verschickt`,
  deliveryMethod: 'Versandart',
  expected: 'Voraussichtliche Lieferung',
  payment: 'Zahlung',
  nextTitle: 'Wie es weitergeht',
  nextSent: 'Wir schreiben Ihnen eine E-Mail, sobald Ihre Bestellung unterwegs ist.',
  nextHelp: 'Stimmt etwas nicht? Bitte schreiben Sie uns möglichst bald:',
  returns: 'Rückgabe',
  keepShopping: 'Weiter einkaufen',
  free: 'Kostenlos',
  quantity: 'Menge',
  date: 'Datum',
  status: 'Status',
  statuses: {
    Open: 'Offen',
    Pending: 'In Bearbeitung',
    Confirmed: 'Bestätigt',
    'Shipped in part': 'Teilweise verschickt',
    Shipped: 'Verschickt',
    Complete: 'Abgeschlossen',
    Cancelled: 'Storniert',
    'Refunded in part': 'Teilweise erstattet',
    Refunded: 'Erstattet',
  },
  total: 'Gesamtbetrag',
  items: 'Artikel',
  view: 'Bestellung ansehen',
  none: 'In den letzten 12 Monaten haben Sie nichts bestellt.',
  noneEver: 'Sie haben noch nichts bestellt.',
  window: 'Ihre Bestellungen der letzten 12 Monate.',
  showAll: 'Alle Bestellungen anzeigen',
  everyOrder: 'Alle Ihre Bestellungen.',
  showWindow: 'Nur die letzten 12 Monate anzeigen',
  older: 'Ältere Bestellungen',
  newer: 'Neuere Bestellungen',
  pages: 'Seiten mit Bestellungen',
  reorder: 'Noch einmal bestellen',
  notAdded: {
    'not-found': 'nicht mehr im Sortiment',
    unavailable: 'zurzeit nicht erhältlich',
    gift: 'zurzeit nicht erhältlich',
    size: 'in dieser Größe nicht mehr im Sortiment',
    'size-and-fit': 'in dieser Größe und Passform nicht mehr im Sortiment',
    details: 'persönlich gestaltet, bitte machen Sie Ihre Angaben noch einmal',
    stock: 'nicht mehr genug auf Lager',
    invalid: 'kann gerade nicht bestellt werden',
    parent: 'kann gerade nicht bestellt werden',
    busy: 'Ihr Warenkorb wurde im selben Moment geändert, bitte versuchen Sie es noch einmal',
  },
  last: 'Ihre letzte Bestellung',
  back: 'Alle Bestellungen',
  placedOn: 'Bestellt am',
  placedOnDate: 'Bestellt am {date}',
  accountTitle: 'Diese Bestellung in einem Konto speichern',
  accountHint:
    'Wählen Sie ein Passwort, dann sind Ihre Angaben beim nächsten Mal schon ausgefüllt. Das Konto gilt für {email}.',
  kept: 'Sie finden diese Bestellung in Ihrem Konto.',
  notKept: 'Diese Bestellung konnten wir noch nicht in Ihr Konto übernehmen.',
  keepAgain: 'Noch einmal versuchen',
} as const

export const preview = {
  label: 'Vorschau',
  showingNow: '{domain} im jetzigen Stand',
  showingAt: '{domain} im Stand vom {moment}',
  until: 'Endet am {moment}',
  exit: 'Vorschau beenden',
  leftOut: 'Auf der Seite weggelassen: {name}',
  noBlock: 'Für diesen Typ gibt es keinen Block. Kundinnen und Kunden sehen hier nichts.',
  doesNotFit: 'Kundinnen und Kunden sehen hier nichts, bis das behoben ist:',
  partLeftOut: 'Zum Teil weggelassen: {name}',
  restShows: 'Kundinnen und Kunden sehen den Rest ohne dies:',
  issue: (expected: string, found: string) => `{field}: erwartet ${expected}, gefunden ${found}`,
} as const

export const shopFinder = {
  title: 'Filialen',
  description: `Finden Sie eine Filiale von ${brand} in Ihrer Nähe: Adressen, Telefonnummern und Öffnungszeiten.`,
  town: 'Ort oder Postleitzahl',
  search: 'Filialen suchen',
  all: 'Alle Filialen anzeigen',
  map: 'Karte unserer Filialen',
  nearest: 'Nächste Filiale finden',
  sorted: 'Die nächste Filiale steht an erster Stelle.',
  away: '{distance} entfernt',
  noLocation: 'Ihr Browser hat uns Ihren Standort nicht mitgeteilt.',
  openingHours: 'Öffnungszeiten',
  directions: 'Anfahrt',
  awayFrom: (distance: string, place: string) => `${distance} von ${place} entfernt`,
  noneIn: (town: string) => `In „${town}“ haben wir keine Filiale. Hier sehen Sie alle unsere Filialen.`,
  nearestTo: (town: string) => `In „${town}“ haben wir keine Filiale. Hier sehen Sie die nächstgelegenen.`,
  online: 'Online einkaufen',
  none: 'Hier haben wir noch keine Filialen. Online ist alles nur einen Klick entfernt.',
  unavailable: 'Unsere Filialen können zurzeit nicht angezeigt werden. Bitte versuchen Sie es später noch einmal.',
} as const

/** For a browser that keeps no cookies. */
export const needsCookies = {
  text: 'Ihr Browser blockiert unsere Cookies. Bitte lassen Sie sie für diesen Shop zu und versuchen Sie es noch einmal.',
} as const

export const cookies = {
  title: 'Cookies',
  description: `Welche Cookies ${brand} setzt, wofür sie da sind und wie lange sie gespeichert bleiben.`,
  necessary:
    'Diese Cookies braucht der Shop, um zu funktionieren. Sie enthalten weder Namen noch Adressen oder Zahlungsdaten.',
  table: 'Unsere Cookies',
  storage: 'In Ihrem Browser gespeichert',
  name: 'Name',
  purpose: 'Zweck',
  lasts: 'Speicherdauer',
} as const

export const wallet = {
  ukOnly: 'Wir liefern nur in das Vereinigte Königreich sowie nach Jersey und Guernsey',
  cannotShip: 'An diese Adresse können wir nicht liefern',
  dismissed: 'Apple Pay wurde geschlossen',
  held: 'Wir prüfen Ihre Zahlung. Bitte bezahlen Sie nicht noch einmal',
  declined: 'Für diesen Warenkorb wurden mehrere Karten abgelehnt. Bitte bezahlen Sie an der Kasse',
  notPaid: 'Die Zahlung hat nicht geklappt. Es wurde nichts abgebucht. Ihr Warenkorb ist unverändert.',
} as const

export const wishlist = {
  title: 'Meine Wunschliste',
  shared: 'Eine Wunschliste für Sie',
  description: 'Für später gemerkt.',
  empty: 'Ihre Wunschliste ist leer',
  emptyHint: 'Tippen Sie auf das Herz, um sich einen Artikel zu merken.',
  startShopping: 'Jetzt stöbern',
  totalPrice: 'Gesamtpreis',
  clear: 'Wunschliste leeren',
  clearQuestion: 'Möchten Sie alle Artikel von der Wunschliste entfernen?',
  keep: 'Behalten',
  addToCart: 'In den Warenkorb',
  chooseOptions: 'Auswahl treffen',
  remove: 'Entfernen',
  save: 'Auf meine Wunschliste setzen',
  add: 'Auf die Wunschliste',
  moveFromBag: 'Auf die Wunschliste setzen',
  added: 'Auf Ihrer Wunschliste gespeichert',
  removed: 'Von Ihrer Wunschliste entfernt',
  failed: 'Ihre Wunschliste konnte nicht geändert werden.',
  loadFailed: 'Ihre Wunschliste konnte nicht geladen werden.',
  retry: 'Noch einmal versuchen',
  loading: 'Ihre Wunschliste wird geladen …',
  itemNotShown: 'Dieser Artikel kann leider nicht angezeigt werden.',
  showMore: 'Mehr anzeigen',
  full: 'Ihre Wunschliste ist voll. Bitte entfernen Sie zuerst etwas.',
  share: 'Teilen',
  copied: 'Der Link zu Ihrer Wunschliste ist kopiert.',
  savedPieces: 'Gemerkte Artikel',
  guestHint:
    'Ihre Wunschliste ist in diesem Browser gespeichert. Melden Sie sich an, um sie auf allen Geräten zu sehen.',
  logIn: 'Anmelden',
  gone: 'Einige Artikel Ihrer Wunschliste führen wir nicht mehr.',
  close: 'Wunschliste schließen',
  length: 'Passform',
} as const

export const blocks = {
  pauseVideo: 'Video anhalten',
  pauseText: 'Laufenden Text anhalten',
  previous: 'Zurück',
  next: 'Weiter',
  close: 'Schließen',
  seeMore: 'mehr anzeigen',
  seeLess: 'weniger anzeigen',
  sticker: 'Eine Notiz aus dem Shop',
  liveShopping: 'Live-Shopping',
  liveShoppingConsent:
    'Für dieses Video sind Cookies eines anderen Unternehmens nötig. Es startet, sobald Sie diese akzeptieren.',
  cookieSettings: 'Cookies',
  liveShoppingFailed: 'Die Sendung konnte nicht geladen werden.',
  cards: 'Karten',
} as const
