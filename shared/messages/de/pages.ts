import { brand } from '../../merchant.ts'
import { plural } from './plural.ts'

// Separate, because only the Worker needs them.

/** Titles and descriptions of pages for browsers and search engines, unless content gives its own, and their first link. */
export const pages = {
  skipToContent: 'Zum Inhalt springen',
  partNotShown: 'Dieser Teil der Seite kann leider nicht angezeigt werden.',
  homeTitle: `${brand} | Mode und Wohnen`,
  homeDescription: `Bedruckt, gestrickt und zum Leben gemacht: Mode und Schönes für zu Hause von ${brand}.`,
  bagTitle: 'Warenkorb',
  checkoutTitle: 'Kasse',
  searchTitle: 'Suche',
  searchDescription: `Finden Sie Mode, Wohnaccessoires und Geschenke bei ${brand}.`,
  /** In the whole shop, or within a category with the names of `listingTitle`. */
  resultsTitle: (term: string, names: readonly string[] = []) =>
    `Ergebnisse für „${term}“${names.length > 0 ? ` in ${names.join(', ')}` : ''}`,
  productTitle: (name: string, colour: string) => `${name} in ${colour}`,
  /** 'Kleider', or 'Kleider, Kinder' where another category has the same name. */
  listingTitle: (names: readonly string[]) => names.join(', '),
  listingDescription: (name: string, count: number) =>
    plural(count, {
      other: `${name} bei ${brand}: {count} Artikel, bedruckt, gestrickt und für lange Zeit gemacht.`,
    }),
  clothDescription: (print: string, count: number) =>
    plural(count, {
      one: `Alles im Muster „${print}“ von ${brand}: {count} Stück.`,
      other: `Alles im Muster „${print}“ von ${brand}: {count} Stücke.`,
    }),
  pictureAlt: (name: string, number: number, count: number) => `${name}, Bild ${number} von ${count}`,
  orderTitle: {
    placed: 'Vielen Dank für Ihre Bestellung',
    unfinished: 'Ihre Bestellung ist nicht abgeschlossen',
    cancelled: 'Ihre Bestellung wurde storniert',
  },
} as const

/** Who wears the clothes in pictures. */
export const figureChoice = {
  title: 'Wer die Kleidung trägt',
  on: (name: string, size: string) => `An ${name}, Größe ${size}`,
  without: 'Nur die Kleidung',
} as const

/** Beside prices, as the German rules for prices (PAngV) require. */
export const priceNote: PriceNote = {
  text: 'Inkl. MwSt., zzgl. Versand',
  lowestPrice: (price) => `Niedrigster Preis der letzten 30 Tage: ${price}`,
}
type PriceNote = { readonly text: string; readonly lowestPrice: (price: string) => string }

/** The sort orders of a listing. */
export const sortNames = {
  featured: 'Empfohlen',
  'newest-desc': 'Neuheiten',
  'selling-desc': 'Bestseller',
  'reviews-desc': 'Beste Bewertung',
  'price-asc': 'Preis aufsteigend',
  'price-desc': 'Preis absteigend',
  'name-asc': 'Name A bis Z',
  'name-desc': 'Name Z bis A',
} as const

/** Kinds of sizes, in the order of a filter that has several. */
export const sizeKinds = {
  letters: 'Buchstaben',
  numbers: 'Zahlen',
  inches: 'Bundweite in Zoll',
  ages: 'Alter',
  words: 'Für zu Hause und Einheitsgröße',
} as const

/** The facets of a listing. */
export const facetTexts = {
  color: 'Farbe',
  size: 'Größe',
  group: 'Kategorie',
  family: 'Farbgruppe',
  sale: 'Reduziert',
  length: 'Länge',
  sleeve: 'Ärmel',
  fabric: 'Material',
  pattern: 'Muster',
  fit: 'Passform',
  warmth: 'Wärme',
  softness: 'Weichheit',
  rating: 'Bewertung',
} as const

/** The values of facets that have levels, from 1 to 5. */
export const levelTexts = {
  warmth: ['Sehr kühl', 'Kühl', 'Etwas warm', 'Warm', 'Sehr warm'],
  softness: ['Rau', 'Kratzt', 'Kratzt ein wenig', 'Weich', 'Sehr weich'],
} as const
