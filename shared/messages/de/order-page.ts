export const orderPage = {
  progress: 'Verlauf',
  steps: {
    ordered: 'Bestellt',
    packed: 'Verpackt, wartet auf den Versand',
    'to-collect': 'Bereit zur Abholung',
    parcel: 'Paket versandt',
    sent: 'Versandt',
    'sent-in-part': 'Teilweise versandt',
    complete: 'Abgeschlossen',
    cancelled: 'Storniert',
    refunded: 'Erstattet',
  },
  refundedAmount: (amount: string) => `${amount} erstattet`,
  asStoreCredit: (amount: string) => `davon ${amount} als Guthaben`,
  inParcel: (quantity: number, name: string) => `${quantity} × ${name}`,
  track: 'Paket verfolgen',
} as const
