import type { Context } from 'hono'
import * as v from 'valibot'
import type { AppEnv } from '../context/app-env.ts'
import { loadReturns, type OrderReturns } from '../returns/load-returns.ts'
import { requestReturn } from '../returns/request-return.ts'
import { respondWithAccountScreen } from './account-screen.tsx'
import type { PersonalRoute } from './personal-page.ts'
import { attemptForm, checkPosted, refusedState, type Refusal } from './read-account-form.ts'
import { ReturnPage } from '#client/pages/returns/return-page.tsx'
import { ReturnRequestedPage } from '#client/pages/returns/return-requested-page.tsx'
import type { Order } from '#shared/domain/order.ts'
import { emptyForm, type FormState } from '#shared/forms/account.ts'
import { returnForm } from '#shared/forms/return-request.ts'
import { marketPath } from '#shared/links.ts'
import { returns as messages } from '#shared/messages/returns.ts'

/** A return of an order, in the account or of a guest. The caller has checked whose order it is. */
export type ReturnOf = {
  order: Order
  route: PersonalRoute
  /** Path of the page, without market prefix. */
  path: string
  /** Path of the order. */
  back: string
  /** Target of the form, and what it posts besides the shopper's choice. */
  form: { action: string; fields: Readonly<Record<string, string>> }
}

const doneParameter = 'requested'
/** Of a request whose mail to the help desk failed. */
const notMailed = 'not-mailed'

const NumberSchema = v.fallback(v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/), v.transform(Number)), 0)

/** Responds with the form of a return, or after a request with what happens next. */
export async function respondWithReturn(c: Context<AppEnv>, of: ReturnOf): Promise<Response> {
  const returns = await loadReturns(c.get('visit'), of.order)
  const done = c.req.query(doneParameter)
  if (done === undefined || returns.noted.length === 0) return respondWithForm(c, of, { returns })
  return respondWithAccountScreen(c, {
    ...screenOf(of),
    title: messages.doneTitle,
    body: (
      <ReturnRequestedPage
        market={c.get('market')}
        noted={returns.noted}
        isMailed={done !== notMailed}
        back={of.back}
      />
    ),
  })
}

/** Requests the return that was posted. */
export async function takeReturn(c: Context<AppEnv>, of: ReturnOf, posted: FormData): Promise<Response> {
  const visit = c.get('visit')
  const { order } = of
  const number = v.parse(NumberSchema, posted.get('number'))
  const returns = await loadReturns(visit, order, number)
  const { view } = returns
  if (view.status !== 'open') return respondWithForm(c, of, { returns, status: 422 })
  const { outcome, state } = checkPosted(posted, returnForm(view.choices))
  const attempt = await attemptForm(c, outcome, (request) => {
    const { noted, number: next } = returns
    return requestReturn(visit, { order, request, number, next, noted, lastDay: view.lastDay })
  })
  const isRefused = 'refusal' in attempt
  if (isRefused ? number !== returns.number : attempt.value.status === 'changed') return respondWithChanged(c, of)
  if (isRefused)
    return respondWithForm(c, of, { returns, state: stateOf(state, attempt.refusal), status: attempt.refusal.status })
  const target = `${marketPath(visit.market, of.path)}?${doneParameter}`
  const { value } = attempt
  return c.redirect(value.status === 'requested' && !value.isMailed ? `${target}=${notMailed}` : target, 303)
}

/** The form was shown before another request of the order: shows what is left now. */
async function respondWithChanged(c: Context<AppEnv>, of: ReturnOf): Promise<Response> {
  const returns = await loadReturns(c.get('visit'), of.order)
  const state = { ...emptyForm, alert: { title: null, text: messages.issue.changed } }
  return respondWithForm(c, of, { returns, state, status: 409 })
}

/** An error of the whole form is its alert. */
function stateOf(state: FormState, refusal: Refusal): FormState {
  const text = refusal.errors?.['']
  return refusedState(state, text === undefined ? refusal : { ...refusal, alert: { title: null, text } })
}

function respondWithForm(
  c: Context<AppEnv>,
  of: ReturnOf,
  { returns, state = emptyForm, status = 200 }: { returns: OrderReturns; state?: FormState; status?: number },
): Promise<Response> {
  const { view, number } = returns
  const { action, fields } = of.form
  return respondWithAccountScreen(c, {
    ...screenOf(of),
    title: messages.title(of.order.id),
    status,
    body: (
      <ReturnPage
        market={c.get('market')}
        orderId={of.order.id}
        view={view}
        form={{ action, fields: { ...fields, number: String(number) } }}
        state={state}
        back={of.back}
      />
    ),
  })
}

function screenOf({ route, path }: ReturnOf) {
  return { route, path, referrerPolicy: 'no-referrer' as const }
}
