import { closings, type MailDraft, type MailPart } from './mail.ts'

/** The text part of a mail. */
export function mailText({ parts, language }: MailDraft): string {
  return [...parts.map(textOf), closings[language].join('\n')].filter((text) => text !== '').join('\n\n')
}

function textOf(part: MailPart): string {
  switch (part.kind) {
    case 'paragraph':
      return part.text
    case 'picture':
      return ''
    case 'button':
      return `${part.label}:\n${part.href}`
    case 'pieces':
      return part.pieces
        .map(({ name, detail, amount, href }) => {
          const details = detail === '' ? '' : ` (${detail})`
          return `${name}${details}${amount === '' ? '' : `: ${amount}`}\n${href}`
        })
        .join('\n')
    case 'amounts':
      return [...part.rows, part.total].map(({ label, amount }) => `${label}: ${amount}`).join('\n')
    case 'lines':
      return [part.title, ...part.lines].join('\n')
  }
}
