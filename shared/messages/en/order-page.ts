export const orderPage = {
  progress: 'Progress',
  steps: {
    ordered: 'Ordered',
    packed: 'Packed, and waiting for the carrier',
    'to-collect': 'Ready for you to collect',
    parcel: 'Parcel sent',
    sent: 'Sent',
    'sent-in-part': 'Sent in part',
    complete: 'Complete',
    cancelled: 'Cancelled',
    refunded: 'Refunded',
  },
  refundedAmount: (amount: string) => `${amount} refunded`,
  asStoreCredit: (amount: string) => `${amount} of it as store credit`,
  inParcel: (quantity: number, name: string) => `${quantity} × ${name}`,
  track: 'Track this parcel',
} as const
