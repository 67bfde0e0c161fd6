import * as v from 'valibot'
import { factory } from '../context/app-env.ts'
import { isWithinLimit } from '../context/rate-limit.ts'
import { parseForm, readForm } from '../pages/parse-form.ts'
import { alertPath, alertVariant, requestStockAlert } from '../stock-alerts/request-stock-alert.ts'
import { NotFoundError, ServiceError } from '#shared/errors.ts'
import { EmailRule } from '#shared/forms/rules.ts'
import { bagPathWith, marketPath } from '#shared/links.ts'

const IdSchema = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))
export const AlertSchema = v.object({
  productId: IdSchema,
  variantId: IdSchema,
  email: v.fallback(EmailRule, ''),
})

/** The stock alert form, for a browser that posts: 303 to the PDP, which shows the outcome. */
export const notifyStockForm = factory.createHandlers(async (c) => {
  const { email, ...ids } = parseForm(AlertSchema, await readForm(c.req.raw))
  const alert = await alertVariant(c.get('visit'), ids).catch((cause: unknown) => {
    if (cause instanceof NotFoundError) return null
    throw cause
  })
  if (!alert) return c.redirect(marketPath(c.get('market'), bagPathWith('not-sold')), 303)
  const back = (notify: string) =>
    c.redirect(`${marketPath(c.get('market'), alertPath(alert, { notify }))}#notify-me`, 303)
  if (email === '') return back('email')
  if (!(await isWithinLimit(c.get('visit'), 'notify-me'))) return back('limit')
  try {
    await requestStockAlert(c.get('visit'), alert, email)
  } catch (cause) {
    // Without scripts, the error page would replace the PDP.
    if (!(cause instanceof ServiceError)) throw cause
    return back('failed')
  }
  return back('kept')
})
