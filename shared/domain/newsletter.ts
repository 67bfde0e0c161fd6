const outcomes = ['sent', 'invalid-email', 'failed', 'limit'] as const

/** Result of a request for the newsletter. */
export type NewsletterOutcome = (typeof outcomes)[number]

export function parseNewsletterOutcome(text: string | null): NewsletterOutcome | null {
  return outcomes.find((outcome) => outcome === text) ?? null
}
