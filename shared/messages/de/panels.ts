import { plural } from './plural.ts'

// Separate, so that they load on first open, with their islands.

export const search = {
  title: 'Suche',
  label: 'Wonach suchen Sie?',
  submit: 'Suchen',
  close: 'Suche schließen',
  popular: 'Beliebte Suchbegriffe',
  recent: 'Ihre letzten Suchen',
  clearRecent: 'Letzte Suchen löschen',
  suggestions: 'Vorschläge',
  products: 'Produkte',
  links: 'Seiten',
  showing: (term: string, typed: string) => `Ergebnisse für ${term} statt ${typed}`,
  results: 'Suchergebnisse',
  viewAll: 'Alle Ergebnisse ansehen',
  searching: 'Suche läuft',
  found: (count: number) =>
    `${plural(count, { one: '{count} Ergebnis', other: '{count} Ergebnisse' })}. Wählen Sie mit den Pfeiltasten aus.`,
  none: (term: string) => `Zu „${term}“ haben wir nichts gefunden`,
  noneHint: 'Prüfen Sie die Schreibweise oder suchen Sie allgemeiner, zum Beispiel nach Kleid, Becher oder Streifen.',
  failed: 'Die Suche antwortet leider gerade nicht. Bitte versuchen Sie es noch einmal.',
  retry: 'Noch einmal versuchen',
} as const

export const locale = {
  title: 'In welchem Land kaufen Sie ein?',
  hint: 'Preise, Versand und Sortiment unterscheiden sich von Land zu Land.',
  country: 'Land',
  currency: 'Währung',
  submit: 'Weiter',
  close: 'Schließen',
  change: 'Land oder Währung ändern',
  languages: 'Sprache',
  /** This language, as its readers call it. */
  language: 'Deutsch',
  /** Shown to readers of this language on pages in another one. */
  offer: 'Diese Seite auf Deutsch ansehen',
  elsewhere: (country: string) =>
    `Sie haben in einem anderen Tab ${country} gewählt. Auf dieser Seite gelten noch die bisherigen Preise.`,
} as const

export const newsletter = {
  title: 'Post aus der Werkstatt',
  description: 'Neue Muster, Geschichten aus der Werkstatt und ab und zu ein Sale, per E-Mail.',
  hint: 'Neue Muster, Geschichten aus der Werkstatt und ab und zu ein Sale. Höchstens zwei E-Mails im Monat, und jede hat einen Link zum Abbestellen.',
  email: 'E-Mail-Adresse',
  submit: 'Newsletter abonnieren',
  sending: 'Wird gesendet',
  close: 'Schließen',
  sentTitle: 'Bitte bestätigen Sie Ihre Anmeldung',
  sent: 'Wir haben Ihnen eine E-Mail geschickt. Sobald Sie auf den Link darin klicken, bekommen Sie unseren Newsletter.',
  invalidEmail: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  failed: 'Das konnten wir leider gerade nicht senden. Bitte versuchen Sie es noch einmal.',
  limit: 'Das waren zu viele Versuche. Bitte warten Sie eine Minute und versuchen Sie es dann noch einmal.',
} as const
