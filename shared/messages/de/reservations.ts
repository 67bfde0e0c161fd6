/** The page that reserves a piece in a shop, its mail, and the page that cancels it. */
export const reservations = {
  title: 'Im Geschäft reservieren',
  intro:
    'Wir legen ein Stück in einem Geschäft für Sie zurück. Sie zahlen dort, und nur, wenn Sie es behalten möchten.',
  choose: 'Bitte wählen Sie, was Sie reservieren möchten.',
  piece: 'Größe und Farbe',
  showShops: 'Geschäfte zeigen',
  other: 'Andere Größe oder Farbe wählen',
  back: 'Zurück zum Artikel',
  shop: 'Geschäft',
  units: (town: string, units: number) => (units > 0 ? `${town}: ${units}` : `${town}: heute keins`),
  allGone: 'Heute hat keines unserer Geschäfte diesen Artikel.',
  noStock:
    'Wir können den Bestand der Geschäfte gerade nicht sehen. Bitte versuchen Sie es in ein paar Minuten wieder.',
  name: 'Ihr Name',
  nameHint: 'Wir fragen im Geschäft danach.',
  emailHint: 'Dorthin schicken wir die Reservierung, mit einem Link zum Stornieren.',
  submit: 'Reservieren',
  issue: {
    name: 'Bitte geben Sie Ihren Namen ein',
    shop: 'Bitte wählen Sie ein Geschäft',
    noneLeft: (town: string) =>
      `Jemand war schneller: In ${town} ist keins mehr da. Bitte wählen Sie ein anderes Geschäft.`,
  },
  doneTitle: 'Für Sie reserviert',
  done: (town: string, until: string) => `Wir heben es in ${town} für Sie auf, bis ${until}.`,
  mailed: 'Wir haben Ihnen eine E-Mail mit einem Link geschickt, der die Reservierung storniert.',
  notMailed: 'Wir konnten Ihnen keine E-Mail schicken. Sie brauchen auch keine: Nennen Sie im Geschäft Ihren Namen.',
  address: 'So finden Sie das Geschäft',
  overTitle: 'Diese Reservierung ist beendet',
  over: 'Sie wurde storniert oder abgeholt, oder ihre Zeit ist abgelaufen.',
  cancelTitle: 'Reservierung stornieren',
  cancelText: (piece: string, town: string) => `Möchten Sie die Reservierung von ${piece} in ${town} stornieren?`,
  cancel: 'Reservierung stornieren',
  cancelledTitle: 'Storniert',
  cancelled: 'Die Reservierung ist storniert, und andere können das Stück haben.',
  unusableTitle: 'Dieser Link ist nicht mehr gültig',
  unusable: 'Er ist abgelaufen oder unvollständig. Bitte öffnen Sie noch einmal den Link in der E-Mail.',
  mail: {
    subject: (name: string) => `Für Sie reserviert: ${name}`,
    kept: (piece: string, town: string, until: string) =>
      `Das heben wir in ${town} für Sie auf, bis ${until}: ${piece}.`,
    shop: (lines: string) => `Sie finden es hier: ${lines}. Bitte nennen Sie dort Ihren Namen.`,
    cancel: 'Reservierung stornieren',
    over: 'Wenn Sie nicht kommen, müssen Sie nichts tun: Die Reservierung endet von selbst.',
    notAsked: 'Wenn Sie nicht darum gebeten haben, stornieren Sie sie bitte mit dem Link oben.',
  },
} as const
