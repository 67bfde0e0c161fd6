import { plural } from './plural.ts'

export const returns = {
  heading: 'Rücksendungen',
  link: 'Artikel zurücksenden',
  title: (order: number) => `Artikel der Bestellung ${order} zurücksenden`,
  requested: (day: string, pieces: number) =>
    plural(pieces, {
      one: `Rücksendung angefragt am ${day}: {count} Stück`,
      other: `Rücksendung angefragt am ${day}: {count} Stück`,
    }),
  intro: (days: number, lastDay: string) =>
    `Sie können eine Rücksendung innerhalb von ${days} Tagen anfragen, bis zum ${lastDay}. Wählen Sie aus, was Sie zurücksenden möchten.`,
  until: 'Die Tage zählen ab dem Tag des letzten Pakets oder, wenn wir diesen nicht kennen, ab dem Tag der Bestellung.',
  quantity: 'Wie viele zurücksenden',
  reason: 'Grund',
  resolution: 'Ihr Wunsch',
  refund: 'Geld zurück',
  exchange: (size: string) => `Stattdessen Größe ${size}`,
  comment: 'Anmerkung',
  commentHint: 'Höchstens 500 Zeichen.',
  reasons: {
    'too-small': 'Zu klein',
    'too-large': 'Zu groß',
    'not-as-shown': 'Sieht anders aus als abgebildet',
    quality: 'Die Qualität gefällt mir nicht',
    damaged: 'Beschädigt oder fehlerhaft',
    'wrong-item': 'Nicht das, was ich bestellt habe',
    'changed-mind': 'Ich habe es mir anders überlegt',
  },
  submit: 'Rücksendung anfragen',
  back: 'Zurück zur Bestellung',
  issue: {
    nothing: 'Bitte wählen Sie mindestens ein Stück aus, das Sie zurücksenden möchten.',
    quantity: (most: number) => `Bitte wählen Sie eine Zahl von 1 bis ${most}.`,
    reason: 'Bitte wählen Sie einen Grund.',
    resolution: 'Diese Größe ist nicht mehr auf Lager. Bitte wählen Sie neu.',
    stock: (left: number) =>
      plural(left, {
        one: 'Von dieser Größe ist nur noch {count} Stück auf Lager.',
        other: 'Von dieser Größe sind nur noch {count} Stück auf Lager.',
      }),
    comment: 'Bitte schreiben Sie höchstens 500 Zeichen.',
    changed:
      'Inzwischen wurde eine weitere Rücksendung zu dieser Bestellung angefragt. Bitte prüfen Sie, was noch übrig ist, und wählen Sie neu.',
  },
  doneTitle: 'Ihre Anfrage ist bei uns',
  mailed:
    'Auch unser Kundenservice hat sie, und eine Kopie ist unterwegs an die E-Mail-Adresse, mit der Sie bestellt haben.',
  notMailed:
    'Sie ist bei Ihrer Bestellung vermerkt, aber wir konnten sie nicht an unseren Kundenservice senden. Wenn Sie innerhalb von zwei Tagen nichts hören, melden Sie sich bitte.',
  nextTitle: 'So geht es weiter',
  next: [
    'Der Kundenservice schreibt Ihnen, wie und wohin Sie die Artikel senden. Bitte senden Sie vorher nichts zurück.',
    'Sobald die Artikel angekommen sind, erhalten Sie Ihr Geld zurück oder die gewünschte Größe. Ist sie bis dahin ausverkauft, erhalten Sie Ihr Geld zurück.',
  ],
  over: (lastDay: string) => `Die Frist für Rücksendungen dieser Bestellung endete am ${lastDay}.`,
  notSent:
    'Von dieser Bestellung kann nichts zurückgesendet werden. Rücksendungen gibt es nur für Artikel, die versandt wurden.',
  nothingLeft:
    'Es ist nichts mehr übrig: Für jedes Stück wurde eine Rücksendung angefragt oder der Preis erstattet, oder es ist von der Rücksendung ausgeschlossen, wie ein Geschenkgutschein.',
  mail: {
    subject: (order: number) => `Ihre Rücksendung zur Bestellung ${order}`,
    text: (order: number) => `Ihre Anfrage zur Bestellung ${order} ist bei uns. Sie möchten zurücksenden:`,
    button: 'Bestellung ansehen',
    deskSubject: (order: number, number: number) => `Bestellung ${order}: Rücksendung ${number}`,
    deskText: (order: number, name: string, email: string) =>
      `${name} (${email}) möchte Artikel der Bestellung ${order} zurücksenden:`,
    line: (quantity: number, name: string, sku: string) => `${quantity} × ${name} (${sku})`,
    reason: (reason: string) => `Grund: ${reason}`,
    resolution: (resolution: string) => `Wunsch: ${resolution}`,
    comment: (comment: string) => `Anmerkung: ${comment}`,
    deskTerm: (lastDay: string) => `Rücksendungen zu dieser Bestellung konnten bis zum ${lastDay} angefragt werden.`,
    deskNext:
      'Die Anfrage ist bei der Bestellung vermerkt. Bitte antworten Sie der Kundin oder dem Kunden und senden Sie das Versandetikett. Der Shop erstattet nichts und bucht keinen Umtausch.',
  },
} as const
