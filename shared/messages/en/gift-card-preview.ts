/** Messages of the preview of a gift card. */
export const giftCardPreview = {
  title: 'How your card will look',
  to: (name: string) => `Dear ${name}`,
  from: (name: string) => `From ${name}`,
} as const
