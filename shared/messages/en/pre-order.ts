/** A product that is sold before its release. Only the server writes these. */
export const preOrder = {
  note: (details: string) => `Pre-order: ${details}`,
  expected: (day: string) => `Expected on ${day}`,
  noDate: 'We send it as soon as it is here',
} as const
