export const coupons = {
  code: 'Gutscheincode',
  codeOrCertificate: 'Gutscheincode oder Geschenkgutschein',
  apply: 'Einlösen',
  applying: 'Wird eingelöst',
  codeApplied: 'Ihr Gutscheincode ist eingelöst.',
  unavailable: 'Wir können Ihren Code gerade nicht prüfen. Er ist gespeichert.',
  remove: 'Code entfernen',
  enterCode: 'Bitte geben Sie einen Code ein',
  notKnown: 'Diesen Code kennen wir nicht. Bitte prüfen Sie die Schreibweise.',
  codes: 'Ihre Gutscheincodes',
  failed: 'Der Code konnte leider nicht geprüft werden. Bitte versuchen Sie es noch einmal.',
} as const

/** Reasons for refusing a code. Only the server uses these. */
export const couponRefusals = {
  'not-found': coupons.notKnown,
  expired: 'Dieser Code ist abgelaufen.',
  'not-started': 'Diese Aktion hat noch nicht begonnen.',
  'used-up': 'Dieser Code wurde schon so oft eingelöst wie möglich.',
  'campaign-used-up': 'Diese Aktion ist ausgeschöpft.',
  'already-used': 'Diesen Code haben Sie schon eingelöst.',
  'not-yours':
    'Dieser Code gehört zu einem anderen Konto. Wenn Sie ihn von uns bekommen haben, melden Sie sich bitte mit der E-Mail-Adresse an, an die wir ihn geschickt haben.',
  'sign-in': 'Bitte melden Sie sich an, um diesen Code einzulösen.',
  'not-running': 'Diese Aktion läuft zurzeit nicht.',
  conditions: 'Ihr Warenkorb erfüllt die Bedingungen für diesen Code noch nicht.',
  'not-combinable': 'Dieser Code lässt sich nicht mit den anderen Aktionen in Ihrem Warenkorb kombinieren.',
  'no-effect': 'Dieser Code ändert nichts an Ihrem Warenkorb.',
  'not-reserved': 'Dieser Code muss zuerst für Ihr Konto freigeschaltet werden.',
} as const
