export const giftCertificates = {
  title: 'Guthaben eines Geschenkgutscheins',
  intro: 'Geben Sie den Code Ihres Geschenkgutscheins ein, um das Guthaben zu sehen.',
  code: 'Code des Geschenkgutscheins',
  codeHint:
    'Vier Gruppen aus drei Buchstaben oder Ziffern, zum Beispiel FFZ-5N4-C7M-S78. Er steht in der E-Mail mit dem Gutschein.',
  submit: 'Guthaben anzeigen',
  notKnown:
    'Dieser Code gilt hier nicht. Bitte prüfen Sie ihn. Vielleicht ist er abgelaufen oder gehört zum Shop eines anderen Landes.',
  balance: (ending: string, amount: string) => `Geschenkgutschein ····${ending}: noch ${amount}`,
  expires: (day: string) => `Er gilt bis ${day}.`,
  endless: 'Er läuft nicht ab.',
  used: 'Er ist aufgebraucht.',
  use: 'Um ihn einzulösen, geben Sie den Code in Ihrem Warenkorb ein.',
  toBag: 'Zum Warenkorb',
} as const

export const bagCertificates = {
  row: (ending: string) => `Geschenkgutschein ····${ending}`,
  left: 'Noch zu zahlen',
  unknown: 'Derzeit nicht prüfbar',
  noWallets: 'Mit einem Geschenkgutschein zahlen Sie bitte an der Kasse.',
} as const

export const certificateNotices = {
  gone: 'Ein Geschenkgutschein, den Sie eingegeben haben, gilt nicht für diesen Warenkorb. Er ist aufgebraucht oder abgelaufen, oder Ihr Warenkorb wurde mit einem anderen verbunden. Bitte geben Sie den Code noch einmal ein, oder gehen Sie ohne ihn zur Kasse.',
} as const
