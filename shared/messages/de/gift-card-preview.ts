/** Messages of the preview of a gift card. */
export const giftCardPreview = {
  title: 'So wird Ihr Gutschein aussehen',
  to: (name: string) => `Für ${name}`,
  from: (name: string) => `Von ${name}`,
} as const
