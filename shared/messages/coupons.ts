export const coupons = {
  code: 'Promotion code',
  apply: 'Apply',
  applying: 'Applying',
  applied: 'is applied',
  codeApplied: 'Your code is applied.',
  saved: 'is saved until you add something',
  waiting: 'is kept, and used as soon as your bag qualifies',
  kept: 'is kept, and checked again later',
  unavailable: 'Your code is kept. It cannot be checked just now.',
  remove: 'Remove code',
  enterCode: 'Please enter a code',
  notKnown: 'We do not know this code. Please check its spelling.',
  codes: 'Your codes',
  failed: 'Sorry, we could not check that code. Please try again.',
} as const

/** Reasons for refusing a code. Only the server uses these. */
export const couponRefusals = {
  'not-found': coupons.notKnown,
  expired: 'This code has expired.',
  'not-started': 'This code cannot be used yet. Its offer has not started.',
  'used-up': 'This code has been used as often as it can be.',
  'campaign-used-up': 'This offer has been used as often as it can be.',
  'already-used': 'You have used this code already.',
  'not-yours': 'This code is for somebody else. If it was sent to you, please log in with the address it was sent to.',
  'sign-in': 'Please log in to use this code.',
  'not-running': 'This offer is not running.',
  conditions: 'Your bag does not qualify for this code yet.',
  'not-combinable': 'This code cannot be used together with the other offers in your bag.',
  'no-effect': 'This code does not change anything in your bag.',
  'not-reserved': 'This code has to be reserved for your account first.',
} as const

export const giftReason = {
  text: 'With our compliments: it is yours while your bag qualifies.',
  worth: 'worth',
} as const

export const clearBag = { question: 'Take everything out of your bag?', yes: 'Yes, clear my bag' } as const
