import { loggedInCookie } from '../../shared/analytics/logged-in-cookie.ts'
import { recordEvent } from '../api/record-event.ts'

/** Records once that the visitor has logged in by the form of the login page, which leads to any page. */
export function recordLogIn(page: Pick<Document, 'cookie'> = document): void {
  if (!page.cookie.split('; ').includes(`${loggedInCookie.name}=1`)) return
  page.cookie = `${loggedInCookie.name}=; path=/; max-age=0; secure; samesite=lax`
  recordEvent({ event: 'login', method: 'password' })
}
