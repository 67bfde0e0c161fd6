import type { LineOption } from '../carts/cart.ts'
import { countryByCode } from '../countries.ts'
import { colourName } from '#sandbox/catalogue/german/colours.ts'
import type { Language } from '#sandbox/catalogue/languages.ts'

type OrderMailTexts = {
  subject: string
  sentSubject: (order: number) => string
  greeting: (person: { firstName: string; lastName: string }) => string
  thanks: string
  subtotal: string
  discount: string
  free: string
  salesTax: string
  total: string
  paidWith: (brand: string, lastFour: string) => string
  deliveredTo: string
  comments: string
  parcelLeft: (parcel: { nth: number; of: number; carrier: string; trackingNumber: string }) => string
  followParcel: string
  seeOrder: string
  delivery: (name: string) => string
  option: (option: LineOption) => string
  country: (code: string) => string
  /** The line of a town in an address. */
  town: (address: { city: string; stateCode: string; postalCode: string }) => string
}

const townInEnglish = (address: { city: string; stateCode: string; postalCode: string }) =>
  [address.city, address.stateCode, address.postalCode].filter((part) => part !== '').join(', ')

// The names of delivery methods and sizes are values that programs compare, so only the mail translates them.
const deliveries: Readonly<Record<string, string>> = {
  'Standard delivery': 'Standardversand',
  'Express delivery': 'Expressversand',
  '4 to 7 working days': '4 bis 7 Werktage',
  '2 to 3 working days': '2 bis 3 Werktage',
}
const sizes: Readonly<Record<string, string>> = {
  'One Size': 'Einheitsgröße',
  Single: 'Einzelbett',
  Double: 'Doppelbett',
}

/** The texts of the mails on orders, by language. */
export const orderMailTexts: Readonly<Record<Language, OrderMailTexts>> = {
  en: {
    subject: 'Your Selvedge order {order}',
    sentSubject: (order) => `Your Selvedge order ${order} is on its way`,
    greeting: ({ firstName }) => `Dear ${firstName},`,
    thanks: 'Thank you for your order. We will write again when it is on its way.',
    subtotal: 'Subtotal',
    discount: 'Discount',
    free: 'Free',
    salesTax: 'Sales tax',
    total: 'Total',
    paidWith: (brand, lastFour) => `Paid with ${brand} ending in ${lastFour}`,
    deliveredTo: 'Delivering to',
    comments: 'Order comments',
    parcelLeft: ({ nth, of, carrier, trackingNumber }) =>
      `${of > 1 ? `Parcel ${nth}` : 'Your parcel'} left us with ${carrier}, as number ${trackingNumber}.`,
    followParcel: 'Follow the parcel',
    seeOrder: 'See your order',
    delivery: (name) => name,
    option: ({ value }) => value,
    country: (code) => countryByCode(code)?.name ?? code,
    town: townInEnglish,
  },
  de: {
    subject: 'Ihre Bestellung {order} bei Selvedge',
    sentSubject: (order) => `Ihre Bestellung ${order} ist unterwegs`,
    greeting: ({ firstName, lastName }) => `Guten Tag ${[firstName, lastName].join(' ').trim()},`,
    thanks: 'vielen Dank für Ihre Bestellung. Wir melden uns wieder, sobald sie unterwegs ist.',
    subtotal: 'Zwischensumme',
    discount: 'Rabatt',
    free: 'Kostenlos',
    salesTax: 'Verkaufssteuer',
    total: 'Gesamtsumme inkl. MwSt.',
    paidWith: (brand, lastFour) => `Bezahlt mit ${brand}, letzte vier Ziffern ${lastFour}`,
    deliveredTo: 'Lieferadresse',
    comments: 'Anmerkungen zur Bestellung',
    parcelLeft: ({ nth, of, carrier, trackingNumber }) =>
      `${of > 1 ? `Paket ${nth}` : 'Ihr Paket'} ist mit ${carrier} unterwegs, Sendungsnummer ${trackingNumber}.`,
    followParcel: 'Sendung verfolgen',
    seeOrder: 'Bestellung ansehen',
    delivery: (name) => deliveries[name] ?? name,
    option: ({ name, value }) => (name === 'Color' ? colourName(value) : (sizes[value] ?? value)),
    country: (code) => new Intl.DisplayNames('de', { type: 'region', fallback: 'code' }).of(code) ?? code,
    town: ({ city, stateCode, postalCode }) => [postalCode, city, stateCode].filter((part) => part !== '').join(' '),
  },
}
