import type { Language } from '../catalogue/languages.ts'

type ConfirmationTexts = {
  subject: string
  ask: string
  confirm: string
  notAsked: string
  page: {
    title: string
    ask: string
    yes: string
    usedTitle: string
    used: string
    doneTitle: string
    done: (email: string) => string
  }
}

/** The language of the templates for what the storefront named. */
export function languageOf(named: string | null | undefined): Language {
  return named === 'de' ? 'de' : 'en'
}

/** The mail that asks for a confirmation, and the page that its link opens. */
export const confirmationTexts: Readonly<Record<Language, ConfirmationTexts>> = {
  en: {
    subject: 'Please confirm: the Selvedge newsletter',
    ask: 'Please confirm that you want our newsletter.',
    confirm: 'Confirm',
    notAsked: 'If you did not ask for it, ignore this e-mail. We will not write again.',
    page: {
      title: 'One more step',
      ask: 'Confirm that you want our newsletter.',
      yes: 'Yes, send me the newsletter',
      usedTitle: 'This link is no longer good',
      used: 'It was used before, or a newer one has been sent.',
      doneTitle: 'Thank you',
      done: (email) => `${email} now gets our newsletter.`,
    },
  },
  de: {
    subject: 'Bitte bestätigen: der Selvedge-Newsletter',
    ask: 'Bitte bestätigen Sie, dass Sie unseren Newsletter erhalten möchten.',
    confirm: 'Bestätigen',
    notAsked:
      'Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese E-Mail. Wir schreiben Ihnen dann nicht wieder.',
    page: {
      title: 'Noch ein Schritt',
      ask: 'Bestätigen Sie bitte, dass Sie unseren Newsletter erhalten möchten.',
      yes: 'Ja, ich möchte den Newsletter',
      usedTitle: 'Dieser Link ist nicht mehr gültig',
      used: 'Er wurde schon benutzt, oder wir haben Ihnen einen neueren geschickt.',
      doneTitle: 'Vielen Dank',
      done: (email) => `${email} erhält jetzt unseren Newsletter.`,
    },
  },
}
