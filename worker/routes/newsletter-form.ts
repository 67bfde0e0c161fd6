import * as v from 'valibot'
import { factory } from '../context/app-env.ts'
import { isMailWithinLimit, isWithinLimit } from '../context/rate-limit.ts'
import { requireMarketing } from '../context/require-marketing.ts'
import { parseForm, readForm } from '../pages/parse-form.ts'
import { ServiceError } from '#shared/errors.ts'
import { EmailRule } from '#shared/forms/rules.ts'
import { marketPath } from '#shared/links.ts'
import { actions } from '#shared/routes.ts'

export const NewsletterSchema = v.object({ email: v.fallback(EmailRule, '') })

/**
 * Requests the newsletter, for a browser that posts: 303 to its page, which shows the outcome. The e-mail address is
 * never put into a URL.
 */
export const subscribeForm = factory.createHandlers(async (c) => {
  const { market, log } = c.get('visit')
  const marketing = requireMarketing(c.get('visit'))
  const { email } = parseForm(NewsletterSchema, await readForm(c.req.raw))
  const back = (outcome: string) => c.redirect(`${marketPath(market, actions.subscribe)}?outcome=${outcome}`, 303)
  if (email === '') return back('invalid-email')
  if (!(await isWithinLimit(c.get('visit'), 'newsletter'))) return back('limit')
  try {
    if (await isMailWithinLimit(c.get('visit'), email)) await marketing.requestNewsletter({ email })
  } catch (cause) {
    if (!(cause instanceof ServiceError)) throw cause
    log.error('newsletter', cause)
    return back('failed')
  }
  return back('sent')
})
