/** A mail of the shop's own, in the language of the page that asks for it. `home` is the address of the shop. */
export type MailDraft = {
  email: string
  /** BCP 47. */
  locale: string
  home: string
  subject: string
  before: readonly string[]
  button: { label: string; href: string } | null
  after: readonly string[]
  /** A link below the end of the mail, with which its reader gets no more of them. */
  stop?: { label: string; href: string }
}
