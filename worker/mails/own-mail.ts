import type { OwnMail } from '../ports/marketing-port.ts'
import type { MailDraft } from './mail-draft.ts'
import { mailHtml } from './mail-html.ts'
import * as messages from '#shared/messages/own-mail.ts'

/** The mail in both of its parts, which say the same. */
export function ownMail(draft: MailDraft): OwnMail {
  const { email, subject, before, button, after, stop } = draft
  const { wishes, name } = messages.closing
  const linkOf = ({ label, href }: { label: string; href: string }) => `${label}:\n${href}`
  const end = [`${wishes}\n${name}`, ...(stop ? [linkOf(stop)] : [])]
  const text = [...before, ...(button ? [linkOf(button)] : []), ...after, ...end].join('\n\n')
  return { email, subject, text, html: mailHtml(draft) }
}
