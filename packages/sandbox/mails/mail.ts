import type { Language } from '../catalogue/languages.ts'

/** A piece of a mail about products. `picture` and `href` are absolute addresses. */
export type MailPiece = { name: string; detail: string; amount: string; picture: string; href: string }

/** A part of a mail. The HTML and the text are made of the same parts, so that they say the same. */
export type MailPart =
  | { kind: 'paragraph'; text: string }
  | { kind: 'picture'; address: string; href: string; alt: string }
  | { kind: 'button'; label: string; href: string }
  | { kind: 'pieces'; pieces: readonly MailPiece[] }
  | { kind: 'amounts'; rows: readonly { label: string; amount: string }[]; total: { label: string; amount: string } }
  | { kind: 'lines'; title: string; lines: readonly string[] }

/**
 * A mail as a template of the merchant describes it: one template for each language.
 * https://docs.bigcommerce.com/developer/docs/admin/store-configuration/translations. `home` is the address of the
 * recipient's shop.
 */
export type MailDraft = {
  recipient: string
  language: Language
  subject: string
  home: string
  parts: readonly MailPart[]
}

export const closings: Readonly<Record<Language, readonly [wishes: string, name: string]>> = {
  en: ['With best wishes,', 'Selvedge'],
  de: ['Herzliche Grüße', 'Selvedge'],
}

/** A row of the outbox. `body` is the text part. */
export type Mail = { recipient: string; subject: string; body: string; html: string }
