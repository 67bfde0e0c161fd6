import type { Context } from 'hono'
import { type AppEnv, factory } from '../context/app-env.ts'
import { RateLimitedError } from '../context/rate-limit.ts'
import { certificateBalance, requireCertificates } from '../gift-certificates/gift-certificates.ts'
import { respondWithAccountScreen } from '../pages/account-screen.tsx'
import { attemptForm, readAccountForm, refusedState, uncheckedForm } from '../pages/read-account-form.ts'
import { GiftCertificatesPage } from '#client/pages/gift-certificates-page.tsx'
import { certificateEnding } from '#shared/domain/gift-certificate.ts'
import { emptyForm } from '#shared/forms/account.ts'
import { giftCertificateForm as form } from '#shared/forms/gift-certificate.ts'
import { giftCertificates } from '#shared/messages/gift-certificates.ts'
import * as messages from '#shared/messages/shop.ts'
import { routes } from '#shared/routes.ts'

type View = Omit<Parameters<typeof GiftCertificatesPage>[0], 'market'>

/** Where shoppers ask for the balance of a gift certificate. */
export const giftCertificatesPage = factory.createHandlers(function showGiftCertificates(c) {
  requireCertificates(c.get('visit'))
  return respond(c, { state: emptyForm, found: null })
})

/**
 * Answers with the balance in the page itself, so that the code is in no address. The answer is the same for a code
 * that does not exist, is of another market, was disabled, has expired or has not the form of a code.
 */
export const showBalanceForm = factory.createHandlers(async function postGiftCertificate(c) {
  const visit = c.get('visit')
  requireCertificates(visit)
  const { outcome, state } = await readAccountForm(c, form)
  const unknown = uncheckedForm({ code: giftCertificates.notKnown })
  const attempt = await attemptForm(c, outcome, async ({ code }) => {
    const found = await certificateBalance(visit, code)
    return found && { ...found, ending: certificateEnding(code) }
  }).catch((cause: unknown) => {
    if (!(cause instanceof RateLimitedError)) throw cause
    return { refusal: { status: 429, alert: { title: null, text: messages.tooManyTries.text } } }
  })
  if ('value' in attempt && attempt.value) return respond(c, { state: emptyForm, found: attempt.value })
  const refusal = 'refusal' in attempt ? attempt.refusal : unknown
  return respond(c, { state: refusedState(state, refusal), found: null }, refusal.status)
})

function respond(c: Context<AppEnv>, view: View, status = 200): Promise<Response> {
  return respondWithAccountScreen(c, {
    route: routes.giftCertificates,
    title: giftCertificates.title,
    status,
    body: <GiftCertificatesPage market={c.get('market')} {...view} />,
  })
}
