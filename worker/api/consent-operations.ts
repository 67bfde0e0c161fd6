import * as v from 'valibot'
import { defineOperation } from './operation.ts'
import { consentCookie, parseChoice } from '#shared/consent-cookie.ts'

export const consentOperations = {
  /**
   * Writes the cookie with the visitor's choice again. Safari keeps a cookie that a script has written for seven days
   * at most, and the cookie of a response for its whole age (https://webkit.org/tracking-prevention/).
   */
  renewConsentCookie: defineOperation('session', v.object({}), async (visit) => {
    const { name, maxAge } = consentCookie
    const value = visit.cookies.get(name) ?? ''
    if (parseChoice(value, Date.now()))
      visit.cookies.set(name, value, { path: '/', secure: true, sameSite: 'Lax', maxAge })
    return null
  }),
}
