/** Messages of the wallet buttons and of payments that end in the browser. The Worker writes those of its refusals. */
export const walletSheet = {
  express: 'Express-Kasse',
  buyNow: 'Oder sofort kaufen',
  labels: {
    buy: { apple: 'Kaufen mit Apple Pay', google: 'Kaufen mit Google Pay' },
    checkOut: { apple: 'Bezahlen mit Apple Pay', google: 'Bezahlen mit Google Pay' },
  },
  // Before the logo of the wallet.
  buyWith: 'Kaufen mit ',
  isOpen: 'Eine Zahlung läuft bereits.',
  unable: 'In diesem Browser nicht verfügbar.',
  pressAgain: 'Jetzt ist alles bereit. Bitte drücken Sie die Schaltfläche noch einmal.',
  failed:
    'Die Zahlung konnte leider nicht gestartet werden. Es wurde nichts abgebucht. Bitte versuchen Sie es noch einmal.',
  offer: 'Gutscheincode',
  checkFailed: 'Diese Auswahl konnten wir nicht prüfen. Bitte wählen Sie noch einmal.',
} as const
