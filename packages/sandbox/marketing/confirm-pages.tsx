/** @jsxImportSource hono/jsx */

import type { Language } from '../catalogue/languages.ts'
import { ControlPage } from '../control/page.tsx'
import type { SandboxRequest } from '../env.ts'
import { confirmConsent } from './contacts.ts'
import { confirmationTexts } from './mail-texts.ts'

// Mail programs open links to scan them, so opening the page must not confirm; the button does.
export function showConfirmation(c: SandboxRequest, language: Language) {
  const { title, ask, yes } = confirmationTexts[language].page
  return c.html(
    <ControlPage title={title} language={language}>
      <p>{ask}</p>
      <form method="post">
        <button>{yes}</button>
      </form>
    </ControlPage>,
  )
}

export async function confirm(c: SandboxRequest, { token, language }: { token: string; language: Language }) {
  const email = await confirmConsent(c.env.DB, token)
  const texts = confirmationTexts[language].page
  if (email === null) {
    return c.html(
      <ControlPage title={texts.usedTitle} language={language}>
        <p>{texts.used}</p>
      </ControlPage>,
      404,
    )
  }
  return c.html(
    <ControlPage title={texts.doneTitle} language={language}>
      <p>{texts.done(email)}</p>
    </ControlPage>,
  )
}
