/** @jsxImportSource hono/jsx */

import { ControlPage } from '../control/page.tsx'
import type { SandboxRequest } from '../env.ts'
import { confirmConsent } from './contacts.ts'

// Mail programs open links to scan them, so opening the page must not confirm; the button does.
export function showConfirmation(c: SandboxRequest) {
  return c.html(
    <ControlPage title="One more step">
      <p>Confirm that you want our newsletter.</p>
      <form method="post">
        <button>Yes, send me the newsletter</button>
      </form>
    </ControlPage>,
  )
}

export async function confirm(c: SandboxRequest, token: string) {
  const email = await confirmConsent(c.env.DB, token)
  if (email === null) {
    return c.html(
      <ControlPage title="This link is no longer good">
        <p>It was used before, or a newer one has been sent.</p>
      </ControlPage>,
      404,
    )
  }
  return c.html(
    <ControlPage title="Thank you">
      <p>{email} now gets our newsletter.</p>
    </ControlPage>,
  )
}
