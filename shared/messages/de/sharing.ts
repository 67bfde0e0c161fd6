export const sharing = {
  send: 'Warenkorb verschicken',
  sendTitle: 'Warenkorb verschicken',
  sendText:
    'Wer den Link öffnet, sieht diese Artikel zum heutigen Preis und kann sie in den eigenen Warenkorb legen. Namen enthält er keine, und er gilt 30 Tage.',
  leftOut: 'Geschenke und Geschenkgutscheine bleiben bei Ihnen.',
  link: 'Link',
  linkTo: (name: string) => `Link zu ${name}`,
  bagForYou: 'Ein Warenkorb für Sie',
  openText: 'Jemand hat diese Artikel für Sie ausgesucht. Preise und Bestand sind von heute.',
  gone: 'Einige dieser Artikel führen wir nicht mehr.',
  add: 'In meinen Warenkorb legen',
  addHint: 'Was schon in Ihrem Warenkorb liegt, bleibt darin.',
  ended: 'Dieser Link gilt nicht mehr',
  endedText: 'Er ist älter als 30 Tage oder unvollständig. Bitten Sie um einen neuen.',
  quantity: (quantity: number) => `Menge: ${quantity}`,
  ofAssistant: 'Der Warenkorb Ihres Assistenten',
  ofAssistantText:
    'Ihr Assistent hat diese Artikel zusammengestellt. Preise und Bestand sind von heute, und bestellt ist noch nichts.',
  take: 'In meinen Warenkorb legen',
  ownBag: 'In Ihrem Warenkorb liegt schon etwas. Sie können diese Artikel dazulegen oder ihn lassen, wie er ist.',
  keepOwn: 'Meinen Warenkorb so lassen',
  codesOf: (codes: string) => `Dazu gehören diese Codes: ${codes}`,
  ofAssistantEnded: 'Er gilt einmal und 30 Minuten lang. Bitten Sie Ihren Assistenten um einen neuen.',
  newsletterText:
    'Ihr Assistent sagt, dass Sie unseren Newsletter möchten. Sie bekommen ihn nur, wenn Sie ihn selbst abonnieren.',
  newsletter: 'Newsletter abonnieren',
  busy: 'Einen Moment bitte',
  busyText:
    'Diese Artikel werden gerade in einen Warenkorb gelegt. Wenn sie nicht in Ihrem sind, öffnen Sie den Link in einer Minute noch einmal.',
  publish: 'Liste per Link teilen',
  publishText:
    'Wer den Link hat, sieht, was auf der Liste steht, auch was Sie später hinzufügen. Ihr Name steht nicht dabei.',
  publishButton: 'Link erstellen',
  isPublic: 'Wer diesen Link hat, sieht Ihre Liste:',
  stop: 'Nicht mehr teilen',
  privateTitle: 'Diese Liste wird nicht geteilt',
  privateText: 'Sie wird nicht mehr geteilt, oder der Link ist unvollständig.',
} as const
