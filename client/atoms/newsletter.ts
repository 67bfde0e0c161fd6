import { ApiError, callCommerce } from '../api/call-api.ts'
import { atom } from './jotai.ts'
import { pageServices } from './services.ts'
import { isEmail, typedEmail } from '#shared/domain/email.ts'
import type { NewsletterOutcome } from '#shared/domain/newsletter.ts'

/** Asks the shop to mail a confirmation link to the address. */
export const requestNewsletterAtom = atom(null, async (get, _set, input: string): Promise<NewsletterOutcome> => {
  const email = typedEmail(input)
  if (!isEmail(email)) return 'invalid-email'
  try {
    await callCommerce(pageServices(get), { method: 'requestNewsletter', args: { email }, read: () => undefined })
    return 'sent'
  } catch (cause) {
    return cause instanceof ApiError && cause.status === 429 ? 'limit' : 'failed'
  }
})
