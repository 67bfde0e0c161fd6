// Texts of the product page's islands. Separate, so that no other page loads them.

/** Texts of a product's extra fields (BigCommerce modifiers), such as a gift card's recipient. */
export const modifiers = {
  required: 'Bitte füllen Sie dieses Feld aus',
  invalidEmail: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  invalidSendDate: 'Bitte wählen Sie ein Datum zwischen heute und heute in einem Jahr',
  tooLong: 'Bitte fassen Sie sich hier kürzer',
  tooManyLines: 'Bitte verwenden Sie hier weniger Zeilen',
  value: 'Wert',
} as const

/** Announced if the stock changes while the page is open. */
export const stockChange = {
  soldOut: 'Dieser Artikel ist soeben ausverkauft.',
  backInStock: 'Dieser Artikel ist wieder da.',
} as const

export const notifyMe = {
  title: 'Benachrichtigen, wenn der Artikel wieder da ist',
  hint: 'Wir schicken Ihnen eine E-Mail, sobald Sie den Artikel wieder bestellen können.',
  chooseSize: 'Wählen Sie eine Größe, damit wir Ihnen Bescheid geben können, wenn sie wieder da ist.',
  email: 'E-Mail-Adresse',
  send: 'Benachrichtigen',
  sending: 'Wird gesendet',
  kept: 'Vielen Dank. Wir schreiben Ihnen, sobald der Artikel wieder da ist.',
  failed: 'Das konnten wir leider gerade nicht speichern. Bitte versuchen Sie es noch einmal.',
} as const

/** Leads from the chosen size to the shops that have it. */
export const reservation = { link: 'Im Geschäft reservieren' } as const

export const gallery = {
  title: 'Bilder',
  picture: 'Bild',
  previous: 'Vorheriges Bild',
  next: 'Nächstes Bild',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  close: 'Bilder schließen',
} as const

export const share = {
  share: 'Teilen',
  copied: 'Der Link ist kopiert',
} as const

export const recentlyViewed = { title: 'Zuletzt angesehen' } as const

export const thirdPartyWidgets = {
  fit: 'Für die Größenberatung sind Cookies eines anderen Unternehmens nötig. Sie erscheint, sobald Sie diese akzeptieren.',
  ratings:
    'Für die Bewertungen sind Cookies eines anderen Unternehmens nötig. Sie erscheinen, sobald Sie diese akzeptieren.',
  settings: 'Cookie-Einstellungen',
} as const

/** A gift card's size is its value. */
export const giftCard = { selectValue: 'Wert wählen', pleaseSelectValue: 'Bitte wählen Sie einen Wert' } as const
