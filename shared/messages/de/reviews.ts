import { plural } from './plural.ts'

export const reviews = {
  title: 'Bewertungen',
  of: (name: string) => `Bewertungen zu ${name}`,
  count: (count: number) => plural(count, { one: '{count} Bewertung', other: '{count} Bewertungen' }),
  outOfFive: (average: string) => `${average} von 5 Sternen`,
  stars: (stars: number) => plural(stars, { one: '{count} Stern', other: '{count} Sterne' }),
  all: (count: number) => plural(count, { one: 'Bewertung lesen', other: 'Alle {count} Bewertungen lesen' }),
  write: 'Bewertung schreiben',
  first: 'Dazu gibt es noch keine Bewertung. Schreiben Sie die erste.',
  none: 'Keine Bewertung hat so viele Sterne.',
  anyone: 'Kundin oder Kunde',
  by: '{author}, {date}',
  byStars: 'Nach Sternen',
  everyStar: 'Alle Sterne',
  sortedBy: 'Sortiert nach',
  pages: 'Seiten der Bewertungen',
  previous: 'Vorherige Bewertungen',
  next: 'Weitere Bewertungen',
  backTo: (name: string) => `Zurück zu ${name}`,
} as const

export const reviewSortNames = {
  newest: 'Neueste',
  oldest: 'Älteste',
  highest: 'Beste Bewertung',
  lowest: 'Schlechteste Bewertung',
} as const

export const fitVerdictTexts = {
  small: 'Kundinnen und Kunden sagen: fällt klein aus.',
  true: 'Kundinnen und Kunden sagen: fällt normal aus.',
  large: 'Kundinnen und Kunden sagen: fällt groß aus.',
} as const

export const reviewForm = {
  heading: (name: string) => `${name} bewerten`,
  rating: 'Ihre Bewertung in Sternen',
  ratingOf: {
    5: 'Begeistert',
    4: 'Gefällt mir',
    3: 'In Ordnung',
    2: 'Nichts für mich',
    1: 'Schlecht',
  },
  title: 'Überschrift',
  text: 'Ihr Text',
  name: 'Name',
  nameHint: 'Erscheint bei Ihrer Bewertung. Der Vorname genügt.',
  email: 'E-Mail-Adresse',
  emailHint: 'Wird nie angezeigt. Wir nutzen sie nur für Fragen zu Ihrer Bewertung.',
  as: (name: string) => `Ihre Bewertung erscheint unter dem Namen ${name}.`,
  required: 'Bitte füllen Sie alle Felder aus.',
  send: 'Bewertung senden',
  kept: 'Vielen Dank. Andere sehen Ihre Bewertung, sobald sie geprüft ist.',
  problem: 'Bitte prüfen Sie das Formular.',
  already: 'Sie haben diesen Artikel schon bewertet. Jede Person kann ihn einmal bewerten.',
  notAllowed: 'Nur wer diesen Artikel hier gekauft hat, kann ihn bewerten.',
  refused: 'Leider konnten wir diese Bewertung nicht annehmen. Bitte prüfen Sie Ihren Text.',
  failed:
    'Leider konnten wir Ihre Bewertung gerade nicht speichern. Ihr Text ist noch da. Bitte versuchen Sie es noch einmal.',
  limit: 'Sie haben mehrere Bewertungen gesendet. Bitte warten Sie eine Minute und versuchen Sie es noch einmal.',
  issue: {
    rating: 'Bitte wählen Sie eine Bewertung.',
    title: 'Bitte geben Sie eine Überschrift mit mindestens 3 Zeichen ein.',
    text: 'Bitte geben Sie einen Text mit mindestens 3 Zeichen ein.',
    name: 'Bitte geben Sie einen Namen mit mindestens 2 Zeichen ein.',
    tooLong: 'Bitte fassen Sie sich hier kürzer.',
  },
} as const
