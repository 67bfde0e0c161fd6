/** A product that is sold before its release. Only the server writes these. */
export const preOrder = {
  note: (details: string) => `Vorbestellung: ${details}`,
  expected: (day: string) => `Voraussichtlich am ${day}`,
  noDate: 'Wir schicken den Artikel los, sobald er bei uns eintrifft',
} as const
