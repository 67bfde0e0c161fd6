// Separate, because the cart loads them when its details open.

export const giftReason = {
  text: 'Free while your bag qualifies.',
  textAndWorth: (amount: string) => `Free while your bag qualifies. (worth ${amount})`,
} as const

export const clearBag = { question: 'Remove everything from your bag?', yes: 'Yes, clear my bag' } as const
