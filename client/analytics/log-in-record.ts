import { recordEvent } from '../api/record-event.ts'
import { hasHint } from '../runtime/hint-cookies.ts'
import { loggedInCookie } from '#shared/analytics/logged-in-cookie.ts'

/** Records once that the visitor has logged in by the form of the login page, which leads to any page. */
export function recordLogIn(): void {
  if (!hasHint(loggedInCookie.name)) return
  document.cookie = `${loggedInCookie.name}=; path=/; max-age=0; secure; samesite=lax`
  recordEvent({ event: 'login', method: 'password' })
}
