export const coupons = {
  code: 'Promotion code',
  codeOrCertificate: 'Promotion code or gift certificate',
  apply: 'Apply',
  applying: 'Applying',
  codeApplied: 'Your code has been applied.',
  unavailable: 'We cannot check your code just now. It is saved.',
  remove: 'Remove code',
  enterCode: 'Please enter a code',
  notKnown: 'We don’t recognise that code. Please check the spelling.',
  codes: 'Your codes',
  failed: 'Sorry, we could not check that code. Please try again.',
} as const

/** Reasons for refusing a code. Only the server uses these. */
export const couponRefusals = {
  'not-found': coupons.notKnown,
  expired: 'This code has expired.',
  'not-started': 'This offer has not started yet.',
  'used-up': 'This code has reached its limit of uses.',
  'campaign-used-up': 'This offer has reached its limit of uses.',
  'already-used': 'You have already used this code.',
  'not-yours': 'This code belongs to another customer. If it was sent to you, log in with that e-mail address.',
  'sign-in': 'Please log in to use this code.',
  'not-running': 'This offer is not available just now.',
  conditions: 'Your bag does not qualify for this code yet.',
  'not-combinable': 'This code cannot be used together with the other offers in your bag.',
  'no-effect': 'This code does not change anything in your bag.',
  'not-reserved': 'This code has to be reserved for your account first.',
} as const
