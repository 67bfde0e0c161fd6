/** The mail that a variant is back, and the page on which its reader stops such mails. */
export const stockAlerts = {
  mailSubject: (name: string) => `Wieder da: ${name}`,
  mailText: (piece: string) =>
    `Sie wollten wissen, wann dieser Artikel wieder erhältlich ist: ${piece}. Jetzt ist er wieder da.`,
  mailNotKept: 'Er ist nicht für Sie reserviert, und vielleicht gibt es nur wenige Stück.',
  mailButton: 'Im Shop ansehen',
  mailOnce: 'Das war die einzige E-Mail dazu: Wir haben Ihre Anfrage gelöscht.',
  mailStop: 'Keine E-Mails mehr zur Verfügbarkeit',
  title: 'E-Mails zur Verfügbarkeit abbestellen',
  text: 'Wir löschen alle Anfragen zur Verfügbarkeit, die mit dieser E-Mail-Adresse gestellt wurden.',
  stop: 'E-Mails abbestellen',
  stoppedTitle: 'Abbestellt',
  stopped: 'Sie erhalten keine E-Mails zur Verfügbarkeit mehr, außer Sie fordern wieder eine an.',
  unusableTitle: 'Dieser Link ist nicht mehr gültig',
  unusable: 'Er ist abgelaufen oder unvollständig. Bitte öffnen Sie den Link aus der neuesten E-Mail.',
} as const
