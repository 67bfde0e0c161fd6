// Separate, because the cart loads them when its codes open.

/** The state of an entered code. */
export const couponStatuses = {
  applied: '{code} is applied',
  saved: '{code} is saved for when you add something',
  waiting: '{code} is saved and applies once your bag qualifies',
  kept: '{code} is saved, and we will check it again',
} as const
