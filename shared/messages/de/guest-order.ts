export const guestOrder = {
  title: 'Bestellung finden',
  intro:
    'Geben Sie die Bestellnummer und die E-Mail-Adresse ein, mit der Sie bestellt haben. Wir senden an diese Adresse einen Link, der die Bestellung zeigt.',
  number: 'Bestellnummer',
  numberHint: 'Sie steht in der E-Mail, mit der wir die Bestellung bestätigt haben.',
  numberIssue: 'Bitte geben Sie eine Bestellnummer in Ziffern ein.',
  submit: 'Link senden',
  sentTitle: 'Sehen Sie in Ihre E-Mails',
  sent: 'Wenn es eine Bestellung mit dieser Nummer und E-Mail-Adresse gibt, ist eine E-Mail mit einem Link unterwegs. Das kann einige Minuten dauern.',
  sentSpam:
    'Nichts angekommen? Sehen Sie bitte im Spam-Ordner nach, und prüfen Sie die eingegebene Nummer und Adresse.',
  again: 'Einen neuen Link anfordern',
  openTitle: 'Ihre Bestellung',
  openText: 'Dieser Link funktioniert einmal. Danach zeigt dieser Browser die Bestellung eine Stunde lang.',
  open: 'Bestellung anzeigen',
  openUntil: 'Dieser Browser zeigt die Bestellung eine Stunde lang. Danach fordern Sie bitte einen neuen Link an.',
  unusableTitle: 'Dieser Link ist nicht mehr gültig',
  unusableText:
    'Jeder Link funktioniert einmal und eine halbe Stunde lang. Die Bestellung ist dann eine Stunde lang zu sehen. Bitte fordern Sie einen neuen Link an.',
  without: 'Ohne Konto bestellt?',
  mailSubject: (id: number) => `Ihre Bestellung ${id}`,
  mailText: (id: number) => `Sie möchten Ihre Bestellung ${id} ansehen. Hier ist der Link dazu.`,
  mailButton: 'Bestellung ansehen',
  mailTerm: 'Der Link funktioniert einmal, innerhalb einer halben Stunde.',
  mailNotAsked:
    'Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese E-Mail. Ohne den Link kann niemand die Bestellung sehen.',
} as const
