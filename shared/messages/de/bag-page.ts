import { plural } from './plural.ts'

/** Notices that only the server's bag page shows. */
export const bagPage = {
  gone: 'Dieser Artikel lag nicht mehr in Ihrem Warenkorb.',
  keptBoth:
    'Ihre neue Auswahl liegt im Warenkorb. Die alte konnten wir nicht herausnehmen. Bitte entfernen Sie sie selbst.',
  notSold: 'Diesen Artikel führen wir hier leider nicht mehr.',
  logIn: 'Melden Sie sich an, um Ihren Warenkorb zu sehen',
  logInText: 'Ihre Sitzung ist abgelaufen. Der Inhalt Ihres Warenkorbs ist in Ihrem Konto gespeichert.',
  otherBag: (quantity: number, market: string) =>
    plural(quantity, { other: `{count} Artikel in Ihrem Warenkorb für ${market}` }),
} as const
